/** What this browser remembers of the talk at a table while it is open. */
class ChatState {
  muted = $state(false);
  read = $state(0); // how many lines have been seen
}
export const chat = new ChatState();
