import type { Dataset } from '@gazetteer/client';
import { siteContext } from '@gazetteer/site/server';
import { type RouterContextProvider, redirect } from 'react-router';
import { datasetClient } from '../../../datasets/dataset-calls.server.ts';
import { deskEntry } from '../../../datasets/desk-entry.server.ts';
import { rightsOf } from '../../../rights/rights.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { describeCalls } from './describe-calls.server.ts';
import { valuesOf } from './description-values.ts';
import { stepsOf } from './steps.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
  params: { dataset: string };
}

/**
 * A dataset with all that its page shows.
 * @throws Response as `refusePage`; one that leads to the name of a dataset that was asked for by its id
 */
export async function loadDataset(asking: Asking) {
  const client = datasetClient(asking);
  const entry = await deskEntry(asking);
  if (entry.name !== asking.params.dataset) throw redirect(`/console/data/${entry.name}`);
  const id = entry.id;
  const [dataset, publication, fair, licenses, organizations, figures, rights] = await readForPage(
    asking,
    Promise.all([
      client.action('package_show', { id }),
      client.action('dataset_publication_show', { id }),
      client.action('dataset_fair_show', { id }),
      client.action('license_list', {}),
      client.action('organization_list_for_user', { permission: 'create_dataset' }),
      client.action('dataset_figures', { id }),
      rightsOf(asking),
    ]),
  );
  const standing = {
    standing: entry.standing,
    waitsForCaller: entry.waits_for_caller,
    requiresReview: publication.requires_review,
    isAdministrator: rights.includes('operate'),
  };
  return {
    entry,
    revision: dataset.metadata_modified,
    requiresReview: publication.requires_review,
    notListed: publication.not_listed_because,
    steps: stepsOf(standing),
    values: { ...valuesOf(dataset), owner_org: dataset.organization?.name ?? '' },
    resources: dataset.resources.map(resourceOf),
    fair: { score: fair.score, most: fair.most, band: fair.band, criteria: fair.criteria.map(criterionOf) },
    figures,
    choices: {
      licenses: licenses.map(({ id: license, title }) => ({ id: license, title })),
      organizations: organizations.map(({ name, title }) => ({ name, title: title || name })),
      sectors: await knownSectors(asking, dataset),
    },
    calls: describeCalls(asking, dataset),
  };
}

export type EditedDataset = Awaited<ReturnType<typeof loadDataset>>;
export type EditedResource = EditedDataset['resources'][number];

function resourceOf(resource: Dataset['resources'][number]) {
  const { id, sku, name, description, format, granularity, frequency, years_covered } = resource;
  return {
    id,
    sku,
    name: name ?? '',
    description,
    format,
    granularity: granularity ?? '',
    frequency: frequency ?? '',
    years_covered: years_covered ?? '',
    isTable: resource.datastore_active,
    isHeldBack: resource.held_back,
  };
}

function criterionOf({
  id,
  points,
  met,
  advice,
}: {
  id: string;
  points: number;
  met: boolean;
  advice: string;
}) {
  return { id, points, met, advice };
}

/** The sectors that the site offers, else those that its datasets have; and those of the dataset. */
async function knownSectors(asking: Asking, { sector }: Dataset): Promise<string[]> {
  const { site } = siteContext(asking.context);
  const offered = site.sectors.map(({ name }) => name);
  return [...new Set([...(offered.length > 0 ? offered : await usedSectors(asking)), ...sector])].toSorted();
}

async function usedSectors(asking: Asking): Promise<string[]> {
  const found = await datasetClient(asking).action('package_search', {
    rows: 0,
    'facet.field': ['sector'],
    'facet.limit': 60,
  });
  return (found.search_facets['sector']?.items ?? []).map(({ name }) => name);
}
