import type { RouterContextProvider } from 'react-router';

/** What an action of the page knows of its request. */
export interface Acting {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: { dataset: string };
}
