/** The card the pointer or the keyboard is on: the preview speaks about it. */
class Focus {
  card = $state<string | null>(null);

  set(card: string, on: boolean): void {
    if (on) this.card = card;
    else if (this.card === card) this.card = null;
  }
}
export const focus = new Focus();
