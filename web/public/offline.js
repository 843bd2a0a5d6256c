// One language of the three, the browser's own where it is one of them; and back as soon as there is a network.
const own =
  navigator.languages.map((name) => name.slice(0, 2)).find((name) => ['en', 'es', 'de'].includes(name)) ??
  'en';
document.documentElement.lang = own;
for (const part of document.querySelectorAll('main [lang]')) part.hidden = part.lang !== own;
addEventListener('online', () => location.reload());
