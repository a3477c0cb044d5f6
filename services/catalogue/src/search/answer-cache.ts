import { createBoundedCache } from '@gazetteer/kernel';

/** In bytes, of all answers together, with their questions: those can be long, too. */
const MOST_BYTES = 32_000_000;
/** A single answer above this is not worth the room of many others. */
const LONGEST = 1_000_000;

/**
 * Finished answers, cached as long as the index stays as it was: the same question of somebody who may see the same
 * costs no search and no writing of JSON.
 */
export function answerCache(mostBytes = MOST_BYTES) {
  const open = () =>
    createBoundedCache<Uint8Array>(mostBytes, (bytes) => bytes.length, { maximumEntryBytes: LONGEST });
  let answers = open();
  let rememberedVersion = 0;

  /** The answer to a question at a version of the index, made where it is not known. */
  return async function answer(
    version: number,
    question: string,
    make: () => Promise<string>,
  ): Promise<Uint8Array> {
    if (version !== rememberedVersion) {
      answers = open();
      rememberedVersion = version;
    }
    return answers.get(question, async () => Buffer.from(await make()));
  };
}
