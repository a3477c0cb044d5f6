import { LatePart, localText, pageMeta } from '@gazetteer/site';
import { reportError, siteContext } from '@gazetteer/site/server';
import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { findSiteText } from '../../articles/content-calls.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { lacksTraits } from '../../session/check-completeness.server.ts';
import { readyOnly } from '../../datasets/ready-datasets.ts';
import type { Route } from './+types/page';
import { ChartStrip } from './chart-strip.tsx';
import { Hero } from './hero.tsx';
import { loadHome } from './load-home.server.ts';
import { NewDatasets } from './new-datasets.tsx';
import styles from './page.module.css';
import { SectorStrip } from './sector-strip.tsx';
import { Why } from './why.tsx';

// Fetched where the catalogue gave the server no answer.
const LateDatasets = lazy(() => import('./late-datasets.tsx'));
// Few visitors write: what the forms can do comes after all that the page shows.
const Connect = lazy(() => import('./connect.tsx'));
const ProfileBar = lazy(() => import('../../session/profile-bar.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
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
  try {
    return data({ ...page, catalogue: await loadHome(services), filter: '' });
  } catch (error) {
    // What does not come from the catalogue is still worth showing.
    reportError(error);
    const filter = readyOnly(site.organizationFilter).map((clause) => `(${clause})`);
    return data({ ...page, catalogue: undefined, filter: filter.join(' AND ') }, { status: 503 });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function HomePage({
  loaderData: { catalogue, filter, examples, hasGaps, why },
}: Route.ComponentProps) {
  return (
    <>
      <Hero catalogue={catalogue} examples={examples} />
      {catalogue ? <SectorStrip sectors={catalogue.sectors} /> : null}
      <div className={`page ${styles.sections}`}>
        <ChartStrip samples={catalogue?.samples ?? {}} />
        {catalogue ? (
          <NewDatasets datasets={catalogue.datasets} count={catalogue.count} />
        ) : (
          <Suspense>
            <LateDatasets filter={filter} />
          </Suspense>
        )}
        <Why edited={why} />
        <LatePart fallback={null}>
          <Connect />
        </LatePart>
      </div>
      {hasGaps ? (
        <Suspense>
          <ProfileBar />
        </Suspense>
      ) : null}
    </>
  );
}
