"""What does not fit: texts cut off, run out of their box, or broken within a word. Measured, not looked at."""

from __future__ import annotations

from typing import Any

WIDTHS = {390: 844, 1280: 800}

# Every text that is seen is measured against everything it lies in:
# - cut: it ends beyond something that hides what overflows (an ellipsis and a clamp of lines are that, too);
# - out: it ends beyond the next thing around it that has an edge or a ground of its own;
# - broken: one of its words stands on two lines, without a hyphen or a place to break;
# - wide: the page itself scrolls sideways.
MEASURE = r"""() => {
    const SLACK = 2;
    const found = [];
    const add = (kind, element, text) => {
        const place = element.closest('[class]');
        const name = `${element.localName}.${[...(place?.classList ?? [])].slice(0, 2).join('.')}`;
        found.push(`${kind} in ${name}: ${text.trim().slice(0, 60)}`);
    };
    const page = document.documentElement;
    if (page.scrollWidth > page.clientWidth) found.push(`wide: ${page.scrollWidth} in ${page.clientWidth}`);
    const own = (style) =>
        style.borderLeftWidth !== '0px' || style.borderTopWidth !== '0px' ||
        !/rgba?\(0, 0, 0, 0\)|transparent/.test(style.backgroundColor);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!node.data.trim() || element.closest('svg, script, style, .visually-hidden, [data-toast]')) continue;
        if (!element.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
        if (getComputedStyle(element).clipPath === 'inset(50%)') continue; // for those who hear it
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({width, height}) => width > 0.5 && height > 0.5);
        if (!lines.length) continue;
        const box = {
            left: Math.min(...lines.map((one) => one.left)), right: Math.max(...lines.map((one) => one.right)),
            top: Math.min(...lines.map((one) => one.top)), bottom: Math.max(...lines.map((one) => one.bottom)),
        };
        let inside = true;
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            const rect = at.getBoundingClientRect();
            const scrolls = /auto|scroll/;
            if (style.position === 'fixed' || style.position === 'absolute') inside = false;
            const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
            if (clips(style.overflowX) && (box.right > rect.right + SLACK || box.left < rect.left - SLACK)) {
                add('cut', element, node.data); break;
            }
            if (clips(style.overflowY) && (box.bottom > rect.bottom + 0.4 * (lines.at(-1).height) + SLACK)) {
                add('cut', element, node.data); break;
            }
            if (scrolls.test(style.overflowX) || scrolls.test(style.overflowY)) break;
            if (inside && own(style) && style.display !== 'inline') {
                inside = false;
                if (box.right > rect.right + SLACK || box.left < rect.left - SLACK) {
                    add('out', element, node.data); break;
                }
            }
        }
        if (element.closest('[data-note], input, code')) continue;
        for (const {0: word, index} of node.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
            const hyphen = node.data[index - 1] === '\u00ad' ? 1 : 0; // drawn before the first letter, a line above
            range.setStart(node, index + hyphen);
            range.setEnd(node, index + word.length);
            const tops = new Set([...range.getClientRects()].filter(({width}) => width > 0.5)
                .map(({top, height}) => Math.round((top + height / 2) / 4)));
            if ([...tops].some((one) => Math.abs(one - Math.min(...tops)) > 1)) add('broken', element, word);
        }
    }
    return [...new Set(found)];
}"""
# Boards ask how wide the window is: they are drawn anew, and pieces come to rest.
DRAWN = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""


def flaws(page: Any, width: int) -> list[str]:
    """On the page as it is, in a window of this width."""
    page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(MEASURE)
    return found
