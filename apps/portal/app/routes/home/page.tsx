import { listedOnly, LatePart, localText, pageMeta } from '@gazetteer/site';
import { reportError, siteContext } from '@gazetteer/site/server';
import { lazy, type ReactNode, Suspense } from 'react';
import { data } from 'react-router';
import { findSiteText } from '../../articles/content-calls.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { lacksTraits } from '../../session/check-completeness.server.ts';
import type { Route } from './+types/page';
import { ChartStrip } from './chart-strip.tsx';
import { Hero } from './hero.tsx';
import { loadFront, loadNews, previewFront, type SectionName } from './load-front.server.ts';
import { loadHome } from './load-home.server.ts';
import { loadTiles } from './load-tiles.server.ts';
import { NewDatasets } from './new-datasets.tsx';
import styles from './page.module.css';
import { SectorStrip } from './sector-strip.tsx';
import { Why } from './why.tsx';

// Fetched where the catalogue gave the server no answer.
const LateDatasets = lazy(() => import('./late-datasets.tsx'));
// Few visitors write: what the forms can do comes after all that the page shows.
const Connect = lazy(() => import('./connect.tsx'));
// What editors have chosen is read long before it is pressed.
const Tiles = lazy(() => import('./tiles.tsx'));
const News = lazy(() => import('./news.tsx'));
const Featured = lazy(() => import('./featured.tsx'));
const ProfileBar = lazy(() => import('../../session/profile-bar.tsx'));

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  const { site, locale } = services;
  const t = translator(locale);
  const page = {
    title: t('home.title', { region: localText(site.region.possessive, locale) }),
    description: t('home.description'),
    hasGaps: await lacksTraits(context, request),
    // What the operator wrote in the place of our own reasons.
    why: await findSiteText(services, 'why').catch(() => undefined),
    examples: site.exampleSearches.map(({ label, query }) => ({
      label: localText(label, locale),
      query: localText(query, locale),
    })),
  };
  const choice = url.searchParams.get('choice');
  const front = await (choice === null ? loadFront(services) : previewFront(services, request, choice));
  const [news, tiles] = await Promise.all([loadNews(services, front), loadTiles(services, front)]);
  const note = choice === null ? undefined : t('home.preview');
  const shown = { ...page, note, sections: front.sections, news, tiles };
  try {
    return data({ ...shown, catalogue: await loadHome(services, front), filter: '' });
  } catch (error) {
    // What does not come from the catalogue is still worth showing.
    reportError(error);
    const filter = listedOnly(site.organizationFilter).map((clause) => `(${clause})`);
    return data({ ...shown, catalogue: undefined, filter: filter.join(' AND ') }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { catalogue, examples, hasGaps, note, sections } = loaderData;
  return (
    <>
      {note && <p className="page">{note}</p>}
      <Hero catalogue={catalogue} examples={examples} />
      {catalogue ? <SectorStrip sectors={catalogue.sectors} /> : null}
      <div className={`page ${styles.sections}`}>
        {sections.map((name) => (
          <Section key={name} name={name} {...loaderData} />
        ))}
      </div>
      {hasGaps ? late(<ProfileBar />) : null}
    </>
  );
}

type SectionProps = Route.ComponentProps['loaderData'] & { name: SectionName };

/** A section by its name; nothing where there is nothing to show in it. */
function Section({ name, catalogue, filter, why, news, tiles }: SectionProps) {
  switch (name) {
    case 'visualise':
      return <ChartStrip samples={catalogue?.samples ?? {}} />;
    case 'datasets':
      return catalogue ? (
        <NewDatasets datasets={catalogue.datasets} count={catalogue.count} />
      ) : (
        <Suspense>
          <LateDatasets filter={filter} />
        </Suspense>
      );
    case 'why':
      return <Why edited={why} />;
    case 'connect':
      return late(<Connect />);
    case 'tiles':
      return tiles.length > 0 && late(<Tiles tiles={tiles} />);
    case 'news':
      return news.length > 0 && late(<News articles={news} />);
    case 'featured':
      return catalogue && catalogue.featured.length > 0 && late(<Featured datasets={catalogue.featured} />);
  }
}

function late(part: ReactNode) {
  return <LatePart fallback={null}>{part}</LatePart>;
}
