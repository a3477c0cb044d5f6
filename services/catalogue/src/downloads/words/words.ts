/** What the texts of a download say, in one language. */
export type DownloadWords = {
  locale: string;
  readme: {
    inside: string;
    /** A table: its title, rows and columns, and which of its versions. */
    table(table: { title: string; rows: string; columns: string; version: number; changed: string }): string;
    rows(count: number, figure: string): string;
    columns(count: number, figure: string): string;
    dictionary(paths: { text: string; csv: string }): string;
    file(file: { title: string; facts: string }): string;
    licence: string;
    citation: string;
    descriptor: string;
    csv: string;
    nothing: string;
    origin: string;
    source: string;
    originalPage: string;
    sourcePublished: string;
    sourceUpdated: string;
    period: string;
    places: string;
    publisher: string;
    onPortal: string;
    portalUpdated: string;
    contact: string;
    page: string;
    methodology: string;
    leftOut: string;
    elsewhere(title: string, address: string): string;
    original(title: string, address: string): string;
    missing(title: string): string;
    alsoLeftOut: string;
  };
  licence: {
    under(dataset: string): string;
    address(address: string): string;
    none(dataset: string): string;
    attribution: string;
  };
  dictionary: {
    title(table: string): string;
    about(path: string): string;
    unit: string;
    role: string;
    scale: string;
    sums: string;
    type: string;
    rowNumber: string;
    roles: Readonly<Record<string, string>>;
    scales: Readonly<Record<string, string>>;
    additivities: Readonly<Record<string, string>>;
    types: Readonly<Record<string, string>>;
    list(type: string): string;
  };
  /** Stands between a word and what it is followed by. */
  colon: string;
};
