/**
 * Makes one question of what many ask at once. Whoever asks while an answer is awaited gets the next one, all of them
 * together: an answer that was begun before may lack what has been changed since.
 */
export function askTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Answer> | undefined;
  const begin = async (before: Promise<unknown> | undefined): Promise<Answer> => {
    await before?.catch(() => undefined);
    running = next;
    next = undefined;
    return ask();
  };
  return () => (next ??= begin(running));
}
