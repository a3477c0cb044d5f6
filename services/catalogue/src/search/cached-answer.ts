import { shareAmongAskers } from '@gazetteer/kernel';
import type { SearchIndex } from './search-index.ts';

/** Searches of one caller that are done at once; a page of a few searches waits for none, a flood of them for itself. */
const inShare = shareAmongAskers({ places: 4, waiting: 500 });

/**
 * The JSON of an answer, cached for whoever asks the same and may see the same while the index stays as it is. What
 * speaks of `NOW` is answered anew each time; age counts in days.
 */
export function cachedAnswer(
  index: SearchIndex,
  action: string,
  { now, ...request }: { now: Date; q: string; filters: readonly string[]; fields?: readonly string[] },
  make: () => Promise<string>,
): Promise<Uint8Array> {
  if ([request.q, ...request.filters].some((text) => text.includes('NOW')))
    return inShare(make).then((text) => Buffer.from(text));
  const question = JSON.stringify([action, now.toISOString().slice(0, 10), request]);
  return index.answer(question, () => inShare(make));
}
