/** In characters of all answers together. */
const MOST_CHARACTERS = 32_000_000;
/** A single answer above this is not worth the place of many others. */
const LONGEST = 1_000_000;

/**
 * Finished answers, kept as long as the index stays as it was: the same question of somebody who may see the same
 * costs no search and no writing of JSON. Those not asked for the longest go first.
 */
export function rememberedAnswers(mostCharacters = MOST_CHARACTERS) {
  const answers = new Map<string, { text: Promise<string>; length: number }>();
  let rememberedVersion = 0;
  let characters = 0;

  /** The answer to a question at a version of the index, made where it is not known. */
  return async function answer(
    version: number,
    question: string,
    make: () => Promise<string>,
  ): Promise<string> {
    if (version !== rememberedVersion) {
      answers.clear();
      characters = 0;
      rememberedVersion = version;
    }
    const known = answers.get(question);
    if (known) {
      answers.delete(question);
      answers.set(question, known);
      return known.text;
    }
    // Kept while it is being made, so that many who ask at once wait for one search.
    const entry = { text: make(), length: 0 };
    answers.set(question, entry);
    try {
      const text = await entry.text;
      if (answers.get(question) === entry) keep(question, entry, text.length);
      return text;
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
    characters += length;
    for (const [oldest, { length: freed }] of answers) {
      if (characters <= mostCharacters) return;
      answers.delete(oldest);
      characters -= freed;
    }
  }
}
