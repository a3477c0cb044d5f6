import type { Language } from './model/languages.ts';
import type { DatasetPort } from './model/ports.ts';

/** Every dataset has a French title. */
export function titleOf(dataset: string, language?: Language): string {
  return language === 'fr' ? `Les données ${dataset} <jeu>` : `The ${dataset} <dataset>`;
}

function titlesOf(dataset: string): string[] {
  return [titleOf(dataset), titleOf(dataset, 'fr')];
}

/** Datasets are public where all their tables are. */
export function datasetsOver(
  tables: ReadonlyMap<string, { packageId: string; isPrivate: boolean }>,
): DatasetPort {
  const isPublic = (name: string) => {
    const own = [...tables.values()].filter(({ packageId }) => packageId === name);
    return own.length > 0 && own.every(({ isPrivate }) => !isPrivate);
  };
  return {
    findListedById: async (ids, language) =>
      new Map(
        ids
          .filter(isPublic)
          .map((id) => [
            id,
            { name: id, title: titleOf(id, language), titles: titlesOf(id), sectors: [`${id} sector`] },
          ]),
      ),
    findPublic: async (names, language) =>
      new Map(
        names.filter(isPublic).map((name) => {
          const title = titleOf(name, language);
          return [name, { name, title, publisher: 'Met Office', description: null }];
        }),
      ),
  };
}
