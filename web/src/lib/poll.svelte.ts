const EVERY = 8000;

/** Asks again every few seconds while the page is looked at; call it while a component starts. */
export function poll(work: () => Promise<void>): void {
  $effect(() => {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    async function again() {
      if (!document.hidden) await work();
      if (!stopped) timer = setTimeout(again, EVERY);
    }
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  });
}
