/** The rules' texts: paragraphs, lists (`- `, `1. `), notes (`> `), figures (`@name caption`); in them `**strong**`,
 * `_emphasis_`, `[links](#section)` and the sign `†` behind a rule that is ours (numbers get it by themselves). They
 * become plain data, never HTML. */

export interface Span {
  text: string;
  style: 'plain' | 'strong' | 'em';
  href?: string;
}

export type Block =
  | { kind: 'text' | 'note'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'figure'; name: string; caption: Span[] };

const INLINE = /\*\*(.+?)\*\*|(?<![\p{L}\d])_(.+?)_(?![\p{L}\d])|\[([^\]]+)\]\((#[\w-]+)\)/gu;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), style: 'plain' });
    const [whole, strong, em, link, href] = match;
    if (strong !== undefined) found.push({ text: strong, style: 'strong' });
    else if (em !== undefined) found.push({ text: em, style: 'em' });
    else found.push({ text: link!, style: 'plain', href: href! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), style: 'plain' });
  return found;
}

export function parse(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block);
}

function block(text: string): Block {
  const one = (lines: string) => lines.replace(/\s*\n\s*/g, ' ');
  const [, name, caption] = /^@([\w-]+)\s*([^]*)$/.exec(text) ?? [];
  if (name !== undefined) return { kind: 'figure', name, caption: spans(one(caption ?? '')) };
  if (text.startsWith('> ')) return { kind: 'note', spans: spans(one(text.slice(2))) };
  const marker = /^(- |\d+\. )/.exec(text)?.[1];
  if (marker === undefined) return { kind: 'text', spans: spans(one(text)) };
  const items = text.split(/(?:^|\n)\s*(?:- |\d+\. )/).slice(1);
  return { kind: 'list', ordered: marker !== '- ', items: items.map((item) => spans(one(item))) };
}

/** Everything in words, for searching. */
export function plain(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((one) => {
    if (one.kind === 'list') return one.items.map((item) => item.map((span) => span.text).join(''));
    const parts = one.kind === 'figure' ? one.caption : one.spans;
    return [parts.map((span) => span.text).join('')];
  });
  return texts.join('\n');
}
