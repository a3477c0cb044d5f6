import { yearsOfTable } from '../../datasets/years-of-table.ts';
import type { Dataset, Resource } from '@gazetteer/client';
import { useSiteFrame } from '@gazetteer/site';
import { useEffect, useState } from 'react';
import { findOffers } from '../../merge/find-offers.ts';
import { client } from '../../site/browser-client.ts';

/** A table that may be joined. */
export interface OfferedTable {
  id: string;
  title: string;
  /** What tells it from others: dataset, level, years, source. */
  facts: string[];
  /** What a row of it stands for, as the catalogue has it. */
  granularity: string | undefined;
  isSameLevel: boolean;
}

export interface TableSearch {
  tables: readonly OfferedTable[];
  /** Of how many datasets they are, and how many were found. */
  datasets: { shown: number; all: number };
  status: 'waiting' | 'ready' | 'failed';
}

const PAUSE = 250;
const MOST_DATASETS = 50;
const none = { tables: [], datasets: { shown: 0, all: 0 } };

/**
 * Tables that can be joined to that of the chart, found while one types; first those of the same level.
 * @param taken the table that is on the chart already
 * @param level what the places of the chart are, such as `district`
 */
export function useTableSearch(text: string, taken: string, level: string | undefined): TableSearch {
  const [search, setSearch] = useState<{ key: string; found: TableSearch }>();
  const { organizationFilter = '' } = useSiteFrame().site;
  const key = JSON.stringify([text.trim(), taken, level]);
  useEffect(() => {
    const request = new AbortController();
    // JSON has no undefined: a chart without places has null there.
    const [words, others, wanted] = JSON.parse(key) as [string, string, string | null];
    const find = async () => {
      try {
        const asked = { text: words, organizationFilter, first: atLevel(wanted), most: MOST_DATASETS };
        const { datasets, all } = await findOffers(client, asked, request.signal);
        const tables = datasets.flatMap((dataset) => offersOf(dataset, others, wanted ?? undefined));
        const counts = { shown: datasets.length, all };
        setSearch({ key, found: { tables: sameLevelFirst(tables), datasets: counts, status: 'ready' } });
      } catch {
        if (!request.signal.aborted) setSearch({ key, found: { ...none, status: 'failed' } });
      }
    };
    const timer = setTimeout(() => void find(), words === '' ? 0 : PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [key, organizationFilter]);
  if (search?.key === key) return search.found;
  return { ...(search?.found ?? none), status: 'waiting' };
}

/** What datasets with tables of a level meet. */
function atLevel(level: string | null): string | undefined {
  return level === null ? undefined : `granularity:*${level.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}*`;
}

function offersOf(dataset: Dataset, taken: string, level: string | undefined): OfferedTable[] {
  return dataset.resources
    .filter(({ datastore_active, state, id }) => datastore_active && state === 'active' && id !== taken)
    .map((resource) => offerOf(dataset, resource, level));
}

function offerOf(dataset: Dataset, resource: Resource, level: string | undefined): OfferedTable {
  const title = resource.name ?? dataset.title;
  const { granularity } = resource;
  const facts = [
    title === dataset.title ? undefined : dataset.title,
    granularity,
    yearsOfTable(dataset, resource),
    dataset.source_name,
  ];
  return {
    id: resource.id,
    title,
    facts: facts.filter((fact): fact is string => Boolean(fact)),
    granularity: granularity ?? undefined,
    isSameLevel: level !== undefined && Boolean(granularity?.toLowerCase().includes(level.toLowerCase())),
  };
}

function sameLevelFirst(tables: readonly OfferedTable[]): OfferedTable[] {
  return tables.toSorted((one, two) => Number(two.isSameLevel) - Number(one.isSameLevel));
}
