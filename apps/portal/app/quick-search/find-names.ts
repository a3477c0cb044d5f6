/** What the quick search knows of a dataset. */
export interface NamedDataset {
  name: string;
  title: string;
  resources: { name: string; address: string }[];
}

export interface QuickHit {
  /** What kind of thing it is; a dataset or one of its tables unless said otherwise. */
  group?: 'datasets' | 'columns' | 'organizations' | 'sectors' | 'charts' | 'articles' | 'help';
  /** The dataset's title, or the table's name. */
  text: string;
  /** The dataset that a table, a column or a chart belongs to. */
  of?: string;
  path: string;
}

/** What tells a hit from the others: columns of one table share its page. */
export function keyOfHit({ group = 'datasets', path, text }: QuickHit): string {
  return `${group} ${path} ${text}`;
}

/** Datasets and tables whose name contains `text`, upper and lower case alike, at most `limit`. */
export function findNames(datasets: readonly NamedDataset[], text: string, limit = 30): QuickHit[] {
  const wanted = text.trim().toLocaleLowerCase();
  const matches = (name: string) => name.toLocaleLowerCase().includes(wanted);
  return datasets
    .flatMap((dataset): QuickHit[] => {
      const path = `/p/${dataset.name}`;
      const tables = dataset.resources
        .filter((resource) => matches(resource.name))
        .map((resource) => ({
          text: resource.name,
          of: dataset.title,
          path: `${path}/r/${resource.address}`,
        }));
      const isHit = matches(dataset.title) || matches(dataset.name);
      // A table that is all of its dataset would only repeat it.
      const isRepeated = isHit && dataset.resources.length === 1;
      return [...(isHit ? [{ text: dataset.title, path }] : []), ...(isRepeated ? [] : tables)];
    })
    .slice(0, limit);
}
