const FADE = '32px';
const SLACK = 3; // pixels: shadows and rounding

/** Pieces that a finger pushes along: where more of them lie, the edge fades (`--more-…` in theme/base.css). */
export function pushed(row: HTMLElement): () => void {
  const mark = (side: string, hidden: number) =>
    row.style.setProperty(`--more-${side}`, hidden > SLACK ? FADE : '0px');
  const look = () => {
    const { overflowX, overflowY } = getComputedStyle(row);
    const across = overflowX === 'auto' ? row.scrollWidth - row.clientWidth : 0;
    const down = overflowY === 'auto' ? row.scrollHeight - row.clientHeight : 0;
    mark('before', Math.min(across, row.scrollLeft));
    mark('after', across - row.scrollLeft);
    mark('above', Math.min(down, row.scrollTop));
    mark('below', down - row.scrollTop);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(row);
  const pieces = new MutationObserver(look);
  pieces.observe(row, { childList: true, subtree: true });
  row.dataset.pushed = '';
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    pieces.disconnect();
    row.removeEventListener('scroll', look);
  };
}
