import { createClient } from '@gazetteer/client';

/** Calls this site from a page in the browser, in the language of the page. */
export const client = createClient({
  baseUrl: '',
  language: () => globalThis.document?.documentElement.lang ?? '',
});
