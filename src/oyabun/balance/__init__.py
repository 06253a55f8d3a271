"""The designer's lab: many games with an edition, and what they say about it."""

from __future__ import annotations

from oyabun.balance.findings import Balance, Comparison
from oyabun.balance.laboratory import Question, ask, study
from oyabun.balance.report import report_body, write_report

__all__ = ["Balance", "Comparison", "Question", "ask", "report_body", "study", "write_report"]
