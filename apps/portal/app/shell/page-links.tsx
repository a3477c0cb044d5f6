import { useLocation, useMatches } from 'react-router';
import { useShell } from './use-shell.ts';

/** Parameters that choose what a page is about; all others only change how it is shown. */
const telling = ['view', 'vis_id'];

/** What search engines are told about every page: its one address, its languages and its keywords. */
export function PageLinks() {
  const { publicUrl, site } = useShell();
  const { pathname, search } = useLocation();
  const keywords = useMatches().flatMap(({ loaderData }) => ownKeywords(loaderData));
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => telling.includes(name)),
  );
  const address = (extra: Record<string, string>) => {
    const all = new URLSearchParams([...query, ...Object.entries(extra)]).toString();
    return `${publicUrl}${pathname}${all ? `?${all}` : ''}`;
  };
  return (
    <>
      <link rel="canonical" href={address({})} />
      {site.languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address({ lng: language })} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address({})} />
      <meta name="keywords" content={[...site.keywords, ...keywords].join(', ')} />
    </>
  );
}

/** A page adds keywords of its own by a `keywords` list in its loader's data. */
function ownKeywords(loaderData: unknown): string[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('keywords' in loaderData)) return [];
  const { keywords } = loaderData;
  return Array.isArray(keywords) ? keywords.map(String) : [];
}
