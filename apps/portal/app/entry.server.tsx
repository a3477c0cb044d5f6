import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverI18n } from './i18n/i18n.server.ts';
import { Nonce } from './site/inline.tsx';
import { portal } from './site/load-context.ts';
import { reportError } from './site/report-error.ts';

/** Renders a page to its end: pages are cached whole, and none has a part that comes late. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce } = portal(context);
  let failed = false;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={serverI18n(locale)}>
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>
    </I18nextProvider>,
    {
      nonce,
      signal: request.signal,
      // Everything stands where it belongs: React would put parts of long pages at their end, for its script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        reportError(error);
      },
    },
  );
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Reports what a loader threw; a request the visitor gave up is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}
