import type { DescriptionNews } from '../model/news.ts';
import type { FieldChange } from './answers.ts';

/** Fields that have a name for people. */
const namedFields = [
  'title',
  'notes',
  'license_id',
  'tags',
  'groups',
  'sector',
  'source_name',
  'source_link',
  'methodology',
  'years_covered',
  'url',
  'author',
  'maintainer',
  'owner_org',
  'extras',
] as const;

/** What changes with every write, or is nobody's business but ours. */
const UNTOLD = new Set([
  'size',
  'version',
  'similar_datasets',
  'private',
  'state',
  'creator_user_id',
  'idp_ready',
  'held_back',
]);
const FILE_FIELDS = new Set(['url', 'hash', 'size', 'last_modified']);
/** What follows from the rows of a table, which are told by themselves. */
const FROM_ROWS = new Set([
  'no_indicators',
  'key_columns',
  'idp_ready',
  'datastore_active',
  'cache_last_updated',
  'cache_url',
  'mimetype',
  'format',
  'url_type',
  'metadata_modified',
]);

/**
 * What the description of a dataset says otherwise, in few words.
 * @param changes of all its changes since, the newest first
 * @param tables the resources whose rows are told by themselves
 */
export function describeChanges(
  changes: readonly FieldChange[],
  tables: ReadonlySet<string>,
): DescriptionNews | null {
  const fields = new Set<string>();
  const files = {
    added: new Map<string, string>(),
    removed: new Map<string, string>(),
    changed: new Set<string>(),
  };
  let formerTitle: string | null = null;
  for (const { path, before, after } of changes) {
    const [field = '', item = '', part] = path;
    if (field === 'title') formerTitle = typeof before === 'string' ? before : '';
    if (field !== 'resources') {
      if (field !== 'title' && !UNTOLD.has(field) && !(field === 'extras' && UNTOLD.has(item)))
        fields.add(nameOf(field));
    } else if (item === 'order') fields.add('order');
    else if (part === undefined) {
      if (before === null) files.added.set(item, fileName(after));
      else files.removed.set(item, fileName(before));
    } else if (FILE_FIELDS.has(part)) {
      if (!tables.has(item)) files.changed.add(item);
    } else if (!FROM_ROWS.has(part)) fields.add('files');
  }
  const told = {
    formerTitle,
    // A new title is told by itself, also where it stands in several languages.
    fields: [...fields].filter((name) => name !== 'title' || formerTitle === null),
    filesAdded: [...files.added].filter(([id]) => !files.removed.has(id)).map(([, name]) => name),
    filesRemoved: [...files.removed].filter(([id]) => !files.added.has(id)).map(([, name]) => name),
    filesChanged: [...files.changed].filter((id) => !files.added.has(id) && !files.removed.has(id)),
  };
  const isNothing =
    formerTitle === null && Object.values(told).every((value) => value === null || value.length === 0);
  return isNothing ? null : told;
}

function nameOf(field: string): string {
  const text = field.replace(/_translated$/, '');
  return namedFields.find((name) => name === text) ?? 'other';
}

function fileName(resource: unknown): string {
  const { name, url } = (resource ?? {}) as { name?: unknown; url?: unknown };
  return ([name, url].find((text) => typeof text === 'string' && text !== '') as string | undefined) ?? '';
}
