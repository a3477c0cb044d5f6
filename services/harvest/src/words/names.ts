const longestName = 100;

/**
 * A name for addresses: lower-case ASCII letters, digits and hyphens, 2 to 100 characters.
 * The same text always gives the same name.
 */
export function nameFrom(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const name = plain.slice(0, longestName).replace(/-$/, '');
  return name.length >= 2 ? name : `table-${name || 'unnamed'}`;
}

/** A label for people from a column's name: `net_generation` becomes `Net generation`. */
export function labelFrom(columnName: string): string {
  const words = columnName
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A title for people from a file's name: `tables/net-generation.csv.gz` becomes `Net generation`. */
export function titleFromFile(path: string): string {
  return labelFrom(stemOf(path).replace(/-/g, ' '));
}

/** The file's name without folders and extensions: `tables/rainfall.csv.gz` gives `rainfall`. */
export function stemOf(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  return file.replace(/(\.[a-z0-9]{1,8}){1,2}$/i, '') || file;
}

/** The format a file is in by its name, in capitals: CSV, TSV, JSON, PARQUET … */
export function formatOf(path: string): string {
  const extension = /\.([a-z0-9]+)(?:\.gz)?$/i.exec(path)?.[1] ?? '';
  return extension.toUpperCase();
}
