/** In bytes, of all answers together, with their questions: those can be long, too. */
const MOST_BYTES = 32_000_000;
/** A single answer above this is not worth the place of many others. */
const LONGEST = 1_000_000;

/**
 * Finished answers, kept as long as the index stays as it was: the same question of somebody who may see the same
 * costs no search and no writing of JSON. Those not asked for the longest go first.
 */
export function answerCache(mostBytes = MOST_BYTES) {
  const answers = new Map<string, { bytes: Promise<Uint8Array>; length: number }>();
  let rememberedVersion = 0;
  let held = 0;

  /** The answer to a question at a version of the index, made where it is not known. */
  return async function answer(
    version: number,
    question: string,
    make: () => Promise<string>,
  ): Promise<Uint8Array> {
    if (version !== rememberedVersion) {
      answers.clear();
      held = 0;
      rememberedVersion = version;
    }
    const known = answers.get(question);
    if (known) {
      answers.delete(question);
      answers.set(question, known);
      return known.bytes;
    }
    // Kept while it is being made, so that many who ask at once wait for one search.
    const entry = { bytes: make().then((text) => Buffer.from(text)), length: 0 };
    answers.set(question, entry);
    try {
      const bytes = await entry.bytes;
      if (answers.get(question) === entry) keep(question, entry, bytes.length + question.length);
      return bytes;
    } catch (error) {
      if (answers.get(question) === entry) answers.delete(question);
      throw error;
    }
  };

  function keep(question: string, entry: { length: number }, length: number): void {
    if (length > LONGEST) {
      answers.delete(question);
      return;
    }
    entry.length = length;
    held += length;
    for (const [oldest, { length: freed }] of answers) {
      if (held <= mostBytes) return;
      answers.delete(oldest);
      held -= freed;
    }
  }
}
