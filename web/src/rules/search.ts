/** Letters without case and accents, as many as there were: places in the one are places in the other. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD')[0]!.toLowerCase();
    return bare.padEnd(letter.length).slice(0, letter.length);
  }).join('');
}

export function terms(query: string): string[] {
  return [...new Set(folded(query).split(/\s+/).filter(Boolean))];
}

export const finds = (text: string, wanted: readonly string[]): boolean => {
  const known = folded(text);
  return wanted.every((term) => known.includes(term));
};

/** A text cut into what was searched for and what was not. */
export function cut(text: string, wanted: readonly string[]): { text: string; hit: boolean }[] {
  if (!wanted.length) return [{ text, hit: false }];
  const known = folded(text);
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (let at = 0; at < text.length;) {
    const term = wanted.find((one) => known.startsWith(one, at));
    if (term === undefined) {
      at += 1;
      continue;
    }
    if (at > end) parts.push({ text: text.slice(end, at), hit: false });
    at += term.length;
    parts.push({ text: text.slice(at - term.length, at), hit: true });
    end = at;
  }
  if (end < text.length) parts.push({ text: text.slice(end), hit: false });
  return parts;
}
