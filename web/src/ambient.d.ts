/** The outline of one icon of game-icons: see vite/icons.ts. */
declare module 'icon:*' {
  const outline: string;
  export default outline;
}
