/** Lets a few works run at once; the others wait for their turn, in the order they came. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever comes next takes this turn over.
      if (next) next();
      else running -= 1;
    }
  };
}
