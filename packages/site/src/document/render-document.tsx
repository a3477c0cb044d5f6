import type { i18n } from 'i18next';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { reportError } from '../context/report-error.ts';
import { siteContext } from '../context/site-context.ts';
import { Nonce } from '../inline/inline.tsx';
import type { Language } from '../settings/site-settings.ts';

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/**
 * What `entry.server.tsx` of a site exports: renders a page to its end, because pages are cached whole and none has a
 * part that comes late.
 * @param serverI18n the texts of the site in a language
 */
export function documentRenderer(serverI18n: (language: Language) => i18n): HandleRequest {
  return async (request, status, headers, entry, context) => {
    const { locale, nonce } = siteContext(context);
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
  };
}

/** Reports what a loader threw; a request the visitor gave up is no error. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) reportError(error);
}
