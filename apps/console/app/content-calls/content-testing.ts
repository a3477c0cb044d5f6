/** What the tests of the console's loaders and actions stand on: a content service that gives set answers. */
import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';

/** One call of the content service, as it was sent. */
interface Call {
  method: string;
  path: string;
  body: unknown;
}

/**
 * The arguments of a loader or action whose content service gives these answers, one after the other.
 * @param answers a status, or what is answered with 200; the last one is given again and again
 */
export function consoleRequest(answers: readonly (number | object)[], address = 'http://site/console') {
  const calls: Call[] = [];
  const fetch: SiteContext['fetch'] = async (path, init) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? 500;
    calls.push({
      method: init.method ?? 'GET',
      path: path.replace('http://site/api/content', ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  };
  const context = new RouterContextProvider();
  const text = { title: 'Why the portal?', body: 'Because.' };
  const services = {
    fetch,
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'en',
    homeTexts: { why: { en: text, fr: text } },
  };
  // Nothing else of it is asked for.
  context.set(siteKey, services as unknown as SiteContext);
  return { asking: { context, request: new Request(address), url: new URL(address) }, calls };
}
