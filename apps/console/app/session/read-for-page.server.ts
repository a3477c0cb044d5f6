import { isRequestError } from '@gazetteer/client';
import type { RouterContextProvider } from 'react-router';
import { refusePage } from './refused-page.server.ts';

/**
 * Reads for a page, with whichever client. What the address names and nothing can be called is not there.
 * @throws Response as `refusePage`
 */
export async function readForPage<Answer>(
  asking: { context: Readonly<RouterContextProvider>; url: URL },
  reading: Promise<Answer>,
): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return refusePage(asking, error.code === 'invalid_input' ? 404 : error.status);
  }
}
