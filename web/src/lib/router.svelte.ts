/** The address bar: where we are, and going elsewhere without loading the page again. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
}

export const place = new Place();

function read(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
}

export function navigate(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  read();
}

/** `/table/:id` against `/table/x7k` gives `{ id: 'x7k' }`; null where it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index]!;
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null; // a broken % sequence names nothing
      }
    } else if (part !== value) return null;
  }
  return params;
}

/** Plain clicks on links of our own stay in the page; all others are the browser's. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.dataset.reload !== undefined || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener('popstate', read);
  document.addEventListener('click', follow);
}
