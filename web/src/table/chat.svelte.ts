import type { Link } from './link.svelte';

/** What this browser remembers of the talk at a table while it is open. */
export class Chat {
  muted = $state(false);
  read = $state(0); // how many lines have been seen
  #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  unread = $derived.by(() => (this.muted ? 0 : Math.max(0, this.#link.chats.length - this.read)));
}
