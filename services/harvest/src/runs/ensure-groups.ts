import { ApplicationError } from '@gazetteer/kernel';
import type { ImportTarget } from '../import/import-target.ts';
import { nameFrom } from '../words/names.ts';
import type { HarvestGroup } from '../foreign/harvest-source.ts';
import { shortenTexts } from './shorten-texts.ts';

type Kind = 'organization' | 'group';

/**
 * Finds the organisations and groups of a foreign catalogue here, by id or else by name, and makes those that are
 * missing. One that exists stays as its administrators describe it. Each is looked up once a run.
 */
export function groupFinder({ call }: Pick<ImportTarget, 'call'>) {
  const known = new Map<string, Promise<string>>();

  async function find(kind: Kind, group: HarvestGroup): Promise<string> {
    for (const id of [group.id, group.name]) {
      const found = id === undefined ? undefined : await show(kind, id);
      if (found !== undefined) return found;
    }
    return make(kind, group);
  }

  async function show(kind: Kind, id: string): Promise<string | undefined> {
    try {
      return ((await call(`${kind}_show`, { id, include_dataset_count: false })) as { id: string }).id;
    } catch (error) {
      if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  async function make(kind: Kind, { id, ...said }: HarvestGroup): Promise<string> {
    const described = { ...said, ...shortenTexts(said) };
    const usable = id !== undefined && /^[A-Za-z0-9_-]{16,100}$/.test(id) ? { id } : {};
    const create = async (input: object) =>
      ((await call(`${kind}_create`, { ...input })) as { id: string }).id;
    try {
      return await create({ ...usable, ...described });
    } catch (error) {
      if (!(error instanceof ApplicationError) || error.fields === undefined) throw error;
      // Organisations and groups share one space of names.
      return create({ ...described, name: nameFrom(`${described.name.slice(0, 90)}-${kind}`) });
    }
  }

  return (kind: Kind, group: HarvestGroup): Promise<string> => {
    const key = `${kind} ${group.id ?? group.name}`;
    const looking = known.get(key) ?? find(kind, group);
    known.set(key, looking);
    return looking;
  };
}
