/** The card in hand, carried by the mouse: what the browser calls it on the way. */
const HAND = 'application/x-tapestry-hand';

export function carryHand(event: DragEvent): void {
  event.dataTransfer?.setData(HAND, '');
  if (event.dataTransfer) event.dataTransfer.effectAllowed = 'move';
}

export const carriesHand = (event: DragEvent): boolean => event.dataTransfer?.types.includes(HAND) ?? false;
