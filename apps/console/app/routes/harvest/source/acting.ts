import type { RouterContextProvider } from 'react-router';

/** What the page knows of a request to it. */
export interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { source: string };
}
