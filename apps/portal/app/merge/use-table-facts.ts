import { useTerms } from '../datasets/use-terms.ts';
import { yearsOfTable } from '../datasets/years-of-table.ts';
import type { ChosenTable } from './load-merge.server.ts';

/** What an offered table is called, and in one line what it is about: its dataset, places, years and source. */
export function useTableFacts({ dataset, resource }: ChosenTable): { title: string; facts: string } {
  const terms = useTerms();
  const title = resource.name ?? dataset.title;
  const facts = [
    title === dataset.title ? undefined : dataset.title,
    resource.granularity ? terms.granularity(resource.granularity) : undefined,
    yearsOfTable(dataset, resource),
    dataset.source_name,
  ];
  return { title, facts: facts.filter(Boolean).join(' · ') };
}
