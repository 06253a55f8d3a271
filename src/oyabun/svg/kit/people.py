"""The people: ink figures for cards and standees, each told by its silhouette alone."""

from __future__ import annotations

from oyabun.svg.kit.strokes import Palette, dot, tint_shape
from oyabun.svg.node import Node, el


def boss(c: Palette) -> list[Node]:
    """The oyabun, seated on his cushion in kimono and fedora, arms folded, smoking."""
    return [
        # cushion and the wide dark hakama over crossed legs
        c.red_shape(
            "M7 91C7 86 12 85 18 85H82C88 85 93 86 93 91C93 97 88 98 82 98H18C12 98 7 97 7 91Z"
        ),
        c.ink_shape("M9 88C9 72 27 66 50 66C73 66 91 72 91 88C78 92 22 92 9 88Z"),
        c.gap("M50 76C46 82 36 86 26 87M50 76C54 82 64 86 74 87", 1.8),
        # haori, broad in the shoulders
        tint_shape("M19 80C14 56 22 42 40 38L50 44L60 38C78 42 86 56 81 80C62 86 38 86 19 80Z"),
        c.paper_shape("M41 37L50 60L59 37L54 34H46Z"),
        c.ink_shape("M38 38L50 64L44 66L33 41ZM62 38L50 64L56 66L67 41Z"),
        # folded sleeves, the hands inside
        tint_shape("M17 82C15 68 24 61 34 62C44 64 56 66 67 72L70 82C54 84 34 87 17 82Z"),
        tint_shape(
            "M83 82C85 68 76 61 66 62C56 64 44 66 33 72C31 76 32 80 35 82C50 86 66 86 83 82Z"
        ),
        c.line("M36 80C46 74 58 70 68 70", 1.6),
        dot(31, 52, 3.4, fill=c.paper),
        dot(69, 52, 3.4, fill=c.paper),
        # head: heavy jaw, moustache, the eyes in the shadow of the brim
        c.paper_shape("M38 20C37 32 41 39 50 39C59 39 63 32 62 20Z"),
        c.ink_shape("M38 20H62L62 25C58 23.5 54 24 52 26H48C46 24 42 23.5 38 25Z"),
        c.line("M42 28L47 29.5M58 28L53 29.5", 1.8),
        c.line("M50 27L49 31.5H51.5", 1.3),
        c.ink_shape("M43 34C46 32 49 32.4 50 33.2C51 32.4 54 32 57 34C54 35.4 46 35.4 43 34Z"),
        # fedora
        c.ink_shape("M27 19C33 14.5 67 14.5 73 19C67 23.5 33 23.5 27 19Z"),
        c.ink_shape("M36 17C35 6 40 2 45 3C48 3.4 49 5 50 5C51 5 52 3.4 55 3C60 2 65 6 64 17Z"),
        c.gap("M36.5 14.5C44 16.5 56 16.5 63.5 14.5", 2.6),
        # cigar and smoke
        c.paper_shape("M55 35.5L68 38.5L67.4 41L54.6 37.4Z"),
        c.line("M71 37C75 33 70 30 74 26C77 23 75 20 77 17", 1.6),
    ]


def underboss(c: Palette) -> list[Node]:
    """The second man: sharp suit, dark glasses, hair swept back, a sheathed sword at hand."""
    return [
        # sword behind the shoulder
        c.ink_shape("M83 98L78 98L72 30L76 29Z"),
        c.gold_shape("M66.5 31L80 27.5L80.6 31L67.2 34.5Z"),
        c.paper_shape("M71 29L69 8L74.4 7L76.4 28Z"),
        c.line("M70.5 23L75.2 19M70 17.5L74.7 13.5M69.6 12.5L74.2 9", 1.6),
        # jacket
        c.ink_shape("M6 98C6 72 12 58 36 51L50 56L64 51C88 58 94 72 94 98Z"),
        tint_shape("M37 50L50 78L63 50L57 46H43Z"),
        c.ink_shape("M47 62H53L55 92L50 98L45 92Z"),
        c.paper_shape("M36 51L33 60L39 64L36 69L50 98L44 66L40 49Z"),
        c.paper_shape("M64 51L67 60L61 64L64 69L50 98L56 66L60 49Z"),
        c.gap("M22 98L25 76M78 98L75 76", 1.8),
        c.red_shape("M69 72L78 70L77 76L70 77Z"),
        # head
        c.paper_shape("M42 40L42 50C46 56 54 56 58 50L58 40Z"),
        c.paper_shape("M36 22C34 38 40 48 50 48C60 48 66 38 64 22C58 14 42 14 36 22Z"),
        c.line("M34.5 31C31 29 31 36 35.5 37M65.5 31C69 29 69 36 64.5 37", 2),
        c.ink_shape(
            "M36 29H48.5V31.5H51.5V29H64C64 36 61 38 57.5 38C54 38 52 36 51 33H49"
            "C48 36 46 38 42.5 38C39 38 36 36 36 29Z"
        ),
        c.gap("M40 31.5L43 31.5M55 31.5L58 31.5", 1.4),
        c.line("M45 43.2C48 42.4 53 42.6 55.5 41.6", 2),
        # hair, high and swept back
        c.ink_shape(
            "M35 30C31 16 36 5 50 4C66 2 72 12 66 30C64 24 62 20 58 18C50 20 42 19 40 18"
            "C37 21 36 25 35 30Z"
        ),
        c.gap("M41 14C46 9 56 8 62 12M45 16.5C50 13 56 12.6 60.5 15", 1.4),
    ]


def hitman(c: Palette) -> list[Node]:
    """Hat low, collar up, pistol out."""
    return [
        # coat
        c.ink_shape("M8 98C8 76 14 62 34 56L58 56C70 60 76 68 78 78L76 98Z"),
        tint_shape("M36 55L46 84L58 56L50 50H42Z"),
        c.ink_shape("M43.5 61H49.5L50 80L46 85L42.5 80Z"),
        # collar turned up around the jaw
        c.ink_edged("M33 60L28 41C33 39 37 42 40 47L46 85L37 72L30 69Z"),
        c.ink_edged("M59 60L66 41C61 39 57 42 53 47L46 85L55 73L63 70Z"),
        c.gap("M22 98C21 90 22 84 24 78", 1.8),
        # arm and gun, straight out of the picture
        c.ink_shape("M56 66C62 62 72 63 80 67L81 79C72 81 60 80 56 78Z"),
        c.paper_shape("M79 66.5L84 66L85 79.5L80 80Z"),
        c.paper_shape("M84 67C88 65 92 66 93 69L92 78C89 80 86 80 84.5 79Z"),
        c.ink_shape("M80 58H100V64.5H92L91.4 68H88L87 76H81.5L83 64H80Z"),
        c.gap("M83 61H98", 1.3),
        # face: only the lower half is seen
        c.paper_shape("M37 30C36 42 40 50 47 50C54 50 59 43 58 30Z"),
        c.ink_shape("M37 29H58.5L58 36C53 33.6 42 33.6 37.2 37Z"),
        c.line("M52.5 35L54.5 41L51.4 41.6", 1.6),
        c.line("M45 45.4C48 44.6 51 44.6 53.4 45.2", 1.8),
        c.line("M41 38.4L43.4 46", 1.3),
        # hat
        c.ink_shape("M22 32C30 24 62 20 76 27C72 33 64 31 52 32C40 33 30 36 22 32Z"),
        c.ink_shape("M33 27C31 14 36 8 43 9C47 9.5 48 11 50 11C52 10 54 8 58 9C64 11 65 18 64 25Z"),
        c.gap("M33.4 24.4C42 23.6 54 21.8 64 22", 2.8),
    ]


def policeman(c: Palette) -> list[Node]:
    """The law: kepi, moustache, whistle on its cord, and a banknote in the breast pocket."""
    return [
        # tunic
        tint_shape("M8 98C8 72 16 60 36 54H64C84 60 92 72 92 98Z"),
        c.ink_shape(
            "M14 66C18 61 26 58 33 56L36 62C28 64 21 67 17 71ZM86 66C82 61 74 58 67 56L64 62"
            "C72 64 79 67 83 71Z"
        ),
        c.line("M50 62V98", 1.8),
        dot(50, 70, 2.6, fill=c.gold, stroke_width=1.6),
        dot(50, 80, 2.6, fill=c.gold, stroke_width=1.6),
        dot(50, 90, 2.6, fill=c.gold, stroke_width=1.6),
        c.ink_shape("M36 54L50 61L64 54L62 48H38Z"),
        # the bribe sticks out of the pocket
        c.paper_shape("M62 77L67 64L82 70L78 81Z"),
        c.line("M70.5 69.4L77 72", 1.6),
        tint_shape("M60 77H82V91L71 95L60 91Z"),
        # cord and whistle
        c.line("M36 58C26 66 24 74 28 80", 1.8),
        c.paper_shape("M22 81H36V86H32.4A5.4 5.4 0 1 1 24 84Z"),
        dot(28, 88.4, 1.6, fill=c.ink, stroke_width=0),
        # head: broad, jowls, a great moustache, one eye winking
        c.paper_shape("M33 28C30 44 37 54 50 54C63 54 70 44 67 28Z"),
        c.line("M33 34C29 33 29 41 34 41.5M67 34C71 33 71 41 66 41.5", 2),
        c.line("M38.5 31.5C41 29.8 44 29.8 46 31.2M54 31.2C56 29.8 59 29.8 61.5 31.5", 2),
        dot(42.5, 35.4, 1.9, fill=c.ink, stroke_width=0),
        c.line("M54.5 35.6C56.5 37 59 37 61 35.4", 2),
        c.line("M50 34L48 41C49 42.4 51 42.4 52 41", 1.6),
        c.ink_shape(
            "M50 43C46 41 39 42 35 47C40 49.6 47 49 50 46.4C53 49 60 49.6 65 47C61 42 54 41 50 43Z"
        ),
        # kepi with its badge
        c.ink_shape("M32 28L29 10C40 4 60 4 71 10L68 28Z"),
        c.ink_shape(
            "M29 28C36 24 64 24 71 28C72 31 71 32 69 32C58 28.6 42 28.6 31 32C29 32 28 31 29 28Z"
        ),
        c.gap("M32 24C42 20.6 58 20.6 68 24", 2.2),
        c.gold_shape(
            "M50 7L52 12L57 12.4L53 15.6L54.6 20.6L50 17.8L45.4 20.6L47 15.6L43 12.4L48 12Z"
        ),
    ]


def samurai(c: Palette) -> list[Node]:
    """A warrior, legs apart, both hands on the sword he holds before him."""
    return [
        # hakama
        c.ink_shape("M33 60H63L84 97H59L48 78L37 97H12Z"),
        c.gap("M43 65L29 92M53 65L67 92", 1.8),
        # body armour and its skirt
        tint_shape("M34 36H62L65 62H31Z"),
        c.line("M33 45H63M32 53.5H64", 1.8),
        tint_shape("M29 61H43L41 74L24 73ZM53 61H67L72 73L55 74Z"),
        c.line("M27.6 67H42M54 67H69", 1.6),
        # shoulder plates
        tint_shape("M36 35C26 33 16 38 13 50L29 55C31 47 33 42 38 40Z"),
        c.line("M17 42.6L33.4 46M14.4 47.4L30.6 51", 1.6),
        tint_shape("M60 35C70 33 80 38 83 50L67 55C65 47 63 42 58 40Z"),
        c.line("M79 42.6L62.6 46M81.6 47.4L65.4 51", 1.6),
        # the sword and the hands on it
        c.paper_shape("M62 49C76 42 88 26 93 2C99 26 90 46 67 57Z"),
        c.gold_shape("M57 47L61.6 44L69 57L64.4 60Z"),
        c.ink_shape("M61 50L65 56.6L41 70L37 64.4Z"),
        c.paper_shape("M52 52L59 49.6L62 57L55 61ZM40 60L47.6 57L50.6 64.4L43 67.6Z"),
        c.ink_shape("M20 52L29.6 55L42 60L43.6 66.6L28 64.6C22 62 19 58 20 52Z"),
        # head and helmet
        c.paper_shape("M39 23H57C58 32 54 38 48 38C42 38 38 32 39 23Z"),
        c.ink_shape(
            "M31 33C30 14 38 7 48 7C58 7 66 14 65 33L59 34C58 26 56 24 48 24C40 24 38 26 37 34Z"
        ),
        c.gold_shape("M48 18C38 16 33 8 35 0C39 8 43 10 48 11C53 10 57 8 61 0C63 8 58 16 48 18Z"),
        c.line("M42 28.4L46 29.8M54 28.4L50 29.8", 1.8),
        c.line("M45.4 34.2H50.6", 1.6),
    ]


def standing(c: Palette) -> list[Node]:
    """A man of cardboard in his slot: upright, hat on, hands in the pockets."""
    return [
        *_cut_out(c),
        c.ink_shape("M22 92H78V98H22Z"),
        c.gap("M28 95H72", 1.4),
    ]


def fallen(c: Palette) -> list[Node]:
    """The same man flat on the floor, his slot in the air, his hat rolling away."""
    return [
        c.line("M4 97H96", 1.8),
        _laid(_cut_out(c)),
        c.ink_shape("M90 60H96V96H90Z"),
        c.line("M8 52L14 60M22 46L24 56M3 66L11 69", 2.2),
    ]


def _cut_out(c: Palette) -> list[Node]:
    return [
        c.ink_shape("M38 62H62L60 92H52L50 70L48 92H40Z"),
        tint_shape("M33 64C30 50 32 40 42 37H58C68 40 70 50 67 64Z"),
        c.ink_shape("M45 37L50 54L55 37Z"),
        c.line("M37 46L38.6 63M63 46L61.4 63", 1.8),
        c.paper_shape("M41 20C40 30 44 36 50 36C56 36 60 30 59 20Z"),
        c.line("M44.6 26L48 27M55.4 26L52 27", 1.8),
        c.line("M46.6 31.4H53.4", 1.8),
        c.ink_shape("M29 20C36 15 64 15 71 20C64 24 36 24 29 20Z"),
        c.ink_shape("M37 18C36 8 42 5 50 7C58 5 64 8 63 18Z"),
        c.gap("M38 15.4C46 17 54 17 62 15.4", 2.2),
    ]


def _laid(parts: list[Node]) -> Node:
    return el("g", *parts, transform="translate(-2 128) rotate(-90)")
