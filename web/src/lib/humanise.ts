/** A name of the rules as one reads it, where no catalogue has a better one: `refresh_card` is "Refresh card". */
export function humanise(name: string | number): string {
  const words = String(name).replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
