import type { SearchParts } from './find-datasets.ts';
import { valueField } from './query/search-fields.ts';
import { publicOnly, visibilityColumns, visibleDocuments } from './match/visible-documents.ts';
import { foldText } from './words/analyse-text.ts';

/** A tag that public datasets have; `id` is empty where it has none of its own. */
export type ListedTag = { id: string; name: string; displayName: string; count: number };

/** The tags of public datasets in the order of their names, only those with these letters if any are given. */
export async function listTags(
  field: string,
  containing: string | undefined,
  { memory, terms }: SearchParts,
): Promise<ListedTag[]> {
  const view = await memory.view([...visibilityColumns(publicOnly), valueField(field)]);
  const column = view.column(valueField(field));
  const counts = column.count(visibleDocuments(view, publicOnly));
  const letters = foldText(containing ?? '');
  const names = column.values.filter(
    (name, number) => (counts[number] ?? 0) > 0 && foldText(name).includes(letters),
  );
  const labels = new Map(
    (await terms.labels(names.map((value) => ({ field: valueField(field), value })))).map((label) => [
      label.value,
      label,
    ]),
  );
  const countOf = new Map(column.values.map((name, number) => [name, counts[number] ?? 0]));
  return names.sort().map((name) => {
    const label = labels.get(name);
    return { id: label?.id ?? '', name, displayName: label?.label ?? name, count: countOf.get(name) ?? 0 };
  });
}

/** How many datasets have each value of a field, whoever may see them. */
export async function countUses(field: string, { memory }: SearchParts): Promise<Map<string, number>> {
  const view = await memory.view([valueField(field)]);
  const column = view.column(valueField(field));
  const counts = column.count(view.documents);
  return new Map(
    column.values.flatMap((name, number) => (counts[number] ? [[name, counts[number]] as const] : [])),
  );
}
