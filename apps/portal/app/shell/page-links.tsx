import { useLocation, useMatches } from 'react-router';
import { useSectors } from '../site/use-sectors.ts';
import { useShell } from '../site/use-shell.ts';

/** Parameters that choose what a page is about; all others only change how it is shown. */
const telling = ['view', 'vis_id'];

/** What programs are told about every page: its one address, its languages, its keywords, and how to search the portal. */
export function PageLinks() {
  const { publicUrl, site, locale } = useShell();
  const sectorOf = useSectors();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const own = (name: string) => matches.flatMap(({ loaderData }) => listIn(loaderData, name));
  // Sectors are among them, as they stand in the catalogue.
  const keywords = own('keywords').map((name) => sectorOf(name).label);
  // A page that is not written in all languages says so.
  const languages = own('languages');
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
      {(languages.length > 0 ? languages : site.languages).map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address({ lng: language })} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address({})} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.name}
        href={`/opensearch.xml?lang=${locale}`}
      />
      <meta name="keywords" content={[...site.keywords, ...keywords].join(', ')} />
    </>
  );
}

/** A page adds keywords, and says its languages, by lists of that name in its loader's data. */
function listIn(loaderData: unknown, name: string): string[] {
  const list = (loaderData as Record<string, unknown> | undefined)?.[name];
  return Array.isArray(list) ? list.map(String) : [];
}
