import type { DatasetDirectory, ResourceDirectory } from '@gazetteer/catalogue';
import type { AnsweredQuestions } from '@gazetteer/content';
import type { Datastore } from '@gazetteer/datastore';
import type { Change, ChangePort } from '@gazetteer/follow';
import { LRUCache } from '@gazetteer/kernel';

/** Whoever knows what happens to datasets and tables, and what is answered about them. */
type Sources = {
  datasets: Pick<DatasetDirectory, 'changesSince'>;
  resources: Pick<ResourceDirectory, 'find'>;
  versions: Pick<Datastore['versions'], 'since'>;
  answered: Pick<AnsweredQuestions, 'since'>;
};

/** Versions that are asked about again and again, while others may still be written that were made before them. */
const REMEMBERED_VERSIONS = 20_000;

/** What happens in the catalogue, the table store and among questions, as one row of changes. */
export function changeFeed({ datasets, resources, versions, answered }: Sources): ChangePort {
  const owners = new LRUCache<string, Pick<Change, 'dataset' | 'organization'>>({ max: REMEMBERED_VERSIONS });
  const ownerOf = async (version: string, table: string) => {
    const known = owners.get(version);
    if (known) return known;
    const resource = await resources.find(table);
    if (!resource) return undefined;
    const owner = { dataset: resource.packageId, organization: resource.organizationId };
    owners.set(version, owner);
    return owner;
  };
  return {
    since: async (time, limit) => {
      const [described, written, told] = await Promise.all([
        datasets.changesSince(new Date(time), limit),
        versions.since(time, limit),
        answered.since(time, limit),
      ]);
      const changes: Change[] = described.map(({ at, ...change }) => {
        return { what: 'description', ...change, at: at.toISOString(), table: null };
      });
      for (const { id, resource_id: table, created_at: at } of written) {
        // A table is of no dataset once its resource is gone.
        const owner = await ownerOf(id, table);
        if (owner) changes.push({ what: 'rows', id, at, ...owner, table });
      }
      for (const answer of told) changes.push({ what: 'answer', ...answer, organization: null, table: null });
      return changes.toSorted((one, other) => (one.at < other.at ? -1 : 1)).slice(0, limit);
    },
  };
}
