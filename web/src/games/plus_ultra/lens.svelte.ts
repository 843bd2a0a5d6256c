/** The card that is looked at closely: the one under the pointer or the keyboard. */
class Lens {
  character = $state<string | null>(null);
  common = $state<string | null>(null);

  lookAt(character: string, on: boolean): void {
    if (on) this.character = character;
    else if (this.character === character) this.character = null;
  }
  lookAtCommon(common: string, on: boolean): void {
    if (on) this.common = common;
    else if (this.common === common) this.common = null;
  }
}
export const lens = new Lens();
