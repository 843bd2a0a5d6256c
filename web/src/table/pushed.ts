const FADE = '32px';
const SLACK = 3; // pixels: shadows and rounding

/** Pieces that a finger pushes along: where more of them lie, the edge fades (theme/base.css). */
export function pushed(row: HTMLElement): () => void {
  const look = () => {
    const { overflowX, overflowY } = getComputedStyle(row);
    const across = overflowX === 'auto' ? row.scrollWidth - row.clientWidth : 0;
    const down = overflowY === 'auto' ? row.scrollHeight - row.clientHeight : 0;
    const hidden = {
      before: Math.min(across, row.scrollLeft),
      after: across - row.scrollLeft,
      above: Math.min(down, row.scrollTop),
      below: down - row.scrollTop,
    };
    for (const [side, more] of Object.entries(hidden))
      row.style.setProperty(`--more-${side}`, more > SLACK ? FADE : '0px');
    row.toggleAttribute('data-pushed', Math.max(across, down) > SLACK); // else nothing is cut
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  const pieces = new MutationObserver(look);
  pieces.observe(row, { childList: true, subtree: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    pieces.disconnect();
    row.removeEventListener('scroll', look);
  };
}
