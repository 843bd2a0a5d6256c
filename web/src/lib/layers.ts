/** What lies open over the page, the topmost last. Escape closes that one, and nothing below it hears of it. */
const open: (() => void)[] = [];

/** Says that something lies on top now; gives what takes it away again. For an effect that runs while it is open. */
export function layer(close: () => void): () => void {
  open.push(close);
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

function onkeydown(event: KeyboardEvent): void {
  const close = event.key === 'Escape' && !event.isComposing ? open.at(-1) : undefined;
  if (!close) return;
  event.preventDefault(); // a dialog would close itself, too
  event.stopImmediatePropagation();
  close();
}

export function watchLayers(): void {
  addEventListener('keydown', onkeydown, { capture: true });
}
