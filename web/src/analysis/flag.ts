import { pointerOf } from '../learn/pointer';
import { extent, piecesOf, type Box } from '../learn/spotlight';
import type { Declaration } from '../table/declaration';

/** Which move a piece on the board belongs to: the best one, another, or both. */
export type FlagName = 'best' | 'other' | 'both';

export interface Flag {
  name: FlagName;
  docked: boolean; // in a phone's dock, which does not scroll with the page
  tagged: boolean; // something hangs on its foot
  edge: 'left' | 'right' | ''; // of the board, beyond which a word would run
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST = 0.25; // of a piece, to carry a flag
const HALF = 60; // pixels: of the longest word of a flag

const pieces = (root: Element, moves: readonly string[], declaration: Declaration): Element[] =>
  moves.flatMap((text) => piecesOf(root, pointerOf(text, declaration)));

/** The part of it that is in sight: rows and lists that scroll show some of theirs only. */
function seen(piece: Element, root: Element): Box {
  let { left, top, right, bottom } = extent(piece);
  for (let around = piece.parentElement; around; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const last = around === root;
    if (last || overflowX !== 'visible')
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (!last && overflowY !== 'visible')
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    if (last) break;
  }
  return { left, top, right, bottom };
}

export function flagged(
  root: Element,
  best: readonly string[],
  other: readonly string[],
  declaration: Declaration,
): Flag[] {
  const all = root.getBoundingClientRect();
  const dock = root.querySelector('[data-dock]');
  const fixed = dock !== null && getComputedStyle(dock).position === 'fixed';
  const [ours, theirs] = [pieces(root, best, declaration), pieces(root, other, declaration)];
  return [...new Set([...ours, ...theirs])].flatMap((piece) => {
    const whole = piece.getBoundingClientRect();
    const { left, top, right, bottom } = seen(piece, root);
    const [width, height] = [right - left, bottom - top];
    if (width < LEAST * whole.width || height < LEAST * whole.height) return [];
    const name = !ours.includes(piece) ? 'other' : theirs.includes(piece) ? 'both' : 'best';
    const docked = fixed && dock.contains(piece);
    const from = docked ? { left: 0, top: 0 } : all;
    const tagged = piece.closest('[data-whole]') !== null;
    const middle = (left + right) / 2;
    const edge = middle - all.left < HALF ? 'left' : all.right - middle < HALF ? 'right' : '';
    return { name, docked, tagged, edge, left: left - from.left, top: top - from.top, width, height };
  });
}
