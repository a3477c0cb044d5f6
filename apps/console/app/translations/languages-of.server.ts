import { siteContext } from '@gazetteer/site/server';
import { data as respond, type RouterContextProvider } from 'react-router';

/**
 * The language that a page translates into, and the one that texts are written in.
 * @throws Response with 404 where the site has one language
 */
export function languagesOf({ context, url }: { context: Readonly<RouterContextProvider>; url: URL }) {
  const { languages, defaultLanguage } = siteContext(context).site;
  const others = languages.filter((language) => language !== defaultLanguage);
  const asked = url.searchParams.get('lang');
  const language = others.find((other) => other === asked) ?? others[0];
  if (language === undefined) throw respond(null, { status: 404 });
  return { language, original: defaultLanguage, others };
}
