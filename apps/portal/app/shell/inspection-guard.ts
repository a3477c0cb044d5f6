/** Where copying and pasting always work: what one types into, and code meant to be copied. */
const exempt = 'input, textarea, select, [contenteditable], code, pre, kbd, samp, [data-copyable]';
const guarded = ['contextmenu', 'selectstart', 'copy', 'cut', 'paste'] as const;

/** How often developer tools are looked for, and for how long, in milliseconds. */
const interval = 500;
const duration = 5000;
/** A pause longer than this at a breakpoint, several times in a row, means that somebody stands at it. */
const noticeable = 100;
const timesInRow = 3;

/**
 * Turns off context menu, selection, copy, cut and paste outside of fields and code, and asks who opened the
 * developer tools to close them. Keyboard and assistive technology are left alone.
 * @returns a function that ends the guard
 */
export function guardAgainstInspection(message: string): () => void {
  for (const name of guarded) document.addEventListener(name, refuse);
  const started = performance.now();
  const timer = setInterval(() => {
    if (performance.now() - started > duration) clearInterval(timer);
    else if (isPausedByTools()) {
      clearInterval(timer);
      alert(message);
      location.reload();
    }
  }, interval);
  return () => {
    clearInterval(timer);
    for (const name of guarded) document.removeEventListener(name, refuse);
  };
}

function refuse(event: Event): void {
  const target =
    event.target instanceof Element ? event.target : (event.target as Node | null)?.parentElement;
  if (!target?.closest(exempt)) event.preventDefault();
}

/**
 * Open tools stop at the statement each time; closed ones pass it. A busy device may stop there once by chance, and
 * whoever uses it must not lose what they have typed. Window sizes would tell less: they change with zoom.
 */
function isPausedByTools(): boolean {
  for (let time = 0; time < timesInRow; time += 1) {
    const before = performance.now();
    // oxlint-disable-next-line no-debugger -- it is the detection
    debugger;
    if (performance.now() - before <= noticeable) return false;
  }
  return true;
}
