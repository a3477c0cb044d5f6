import type { Readable } from 'node:stream';
import type {
  ChartDescription,
  ChartOptions,
  ChartSource,
  ChartSpec,
  Narrowed,
  ReaderChoice,
} from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { DatasetEmbed } from '@gazetteer/markdown';
import type { Language } from './languages.ts';

/** A table that a chart is drawn from. */
export type ChartTable = { resourceId: string; packageId: string };

/** A dataset as it is named below a chart: what people call it, where it is, and under which licence. */
export type ChartDataset = {
  title: string;
  url: string;
  license: { title: string; url: string } | null;
};

/** What may be known of the figures behind a chart by somebody who may read them. */
export type SourceFacts = {
  /** Changes with the figures and with the words about them. */
  key: string;
  /** Everybody may read them. */
  isPublic: boolean;
  /** Where they come from; none for own rows, two for a merge. */
  datasets: ChartDataset[];
};

export type DrawnChart = { svg: string; description: ChartDescription };

/** How a chart is to look; sizes in pixels. */
export type ChartLook = Pick<
  ChartOptions,
  'theme' | 'locale' | 'digitGrouping' | 'width' | 'size' | 'bare' | 'maker' | 'imprint'
>;

/** How a picture of a saved chart is asked for; who made the chart and where it comes from is for the service to say. */
export type PictureLook = Omit<ChartLook, 'maker' | 'imprint'> & {
  /** What a reader chose of the chart; all of it where absent. */
  choice?: ReaderChoice | undefined;
  /** Whether the picture says itself where it comes from; it does unless it is bare, or told not to. */
  imprint?: boolean;
};

/**
 * What saved charts need of whoever keeps the tables; implemented where the process is composed. All of it is done
 * for a caller: a table that the caller may not read does not exist for a chart either.
 */
export type ChartPort = {
  /**
   * The same chart with the version its tables have now, where it names none, and its tables, the main one first.
   * @throws not_found for a table that is not there, invalid_input for a chart that cannot be drawn from it
   */
  pin(caller: Caller, spec: ChartSpec): Promise<{ spec: ChartSpec; tables: ChartTable[] }>;
  /** Whether the caller may read the table of a resource. */
  mayRead(caller: Caller, resourceId: string): Promise<boolean>;
  /** @throws not_found where the caller may not read a table of it */
  inspect(caller: Caller, source: ChartSource, language?: Language): Promise<SourceFacts>;
  /**
   * The chart as a reader chose it.
   * @throws not_found where the caller may not read a table of it, invalid_input for a choice that the chart does not have
   */
  narrow(caller: Caller, spec: ChartSpec, choice: ReaderChoice): Promise<Narrowed>;
  /** @throws not_found where the caller may not read a table of it */
  draw(caller: Caller, spec: ChartSpec, look: ChartLook): Promise<DrawnChart>;
  /** The figures as CSV (RFC 4180). @throws not_found where the caller may not read a table of it */
  csv(caller: Caller, spec: ChartSpec, locale: ChartOptions['locale']): Promise<Readable | string>;
  /**
   * The chart as a specification of Vega-Lite 6 that reads its figures from an address; undefined for tables, which that
   * has no mark for. @throws not_found where the caller may not read a table of it
   */
  vegaLite(
    caller: Caller,
    spec: ChartSpec,
    locale: ChartOptions['locale'],
    addresses: { figures: string; portal: string },
  ): Promise<object | undefined>;
};

/** A person who makes charts: what readers are told, and whether the person's address is confirmed. */
export type Maker = { name: string | null; isConfirmed: boolean };

/** What saved charts need of whoever keeps the accounts. */
export type AccountPort = {
  /** The people of these ids; those that are not there are left out. */
  makersOf(identityIds: readonly string[]): Promise<ReadonlyMap<string, Maker>>;
  /** The address of an account of the portal; null where it has none. */
  emailOf(identityId: string): Promise<string | null>;
  /** Who calls with a session, by its id; undefined for one that has ended or is not enough. */
  callerOfSession(sessionId: string): Promise<Extract<Caller, { kind: 'session' }> | undefined>;
};

/** What an editor has decided about somebody's chart. */
export type MakerMessage = {
  identityId: string;
  /** That of the maker; null where it is not known. */
  language: 'en' | 'fr' | null;
  chart: { title: string; url: string };
  decision: 'hidden' | 'restored' | 'approved';
  /** In the words of the editor; empty where nothing was said. */
  reason: string;
};

/** The way to the people who make charts; implemented where the process is composed. */
export type MakerMail = {
  /** Has a mail sent once the transaction under way is committed. */
  tell(message: MakerMessage): Promise<void>;
};

/** Which charts of visitors stand where public charts are listed: none, those that an editor has approved, or all. */
export type VisitorCharts = 'none' | 'approved' | 'all';

/** A public dataset as articles name and show it. */
export type NamedDataset = DatasetEmbed & { name: string };

/** A public dataset as it stands beside charts of it. */
export type DatasetOfCharts = {
  name: string;
  title: string;
  /** Its title in every language it is written in, by which charts of it are found. */
  titles: string[];
  sectors: string[];
};

/** What articles and charts need of whoever keeps the catalogue; implemented where the process is composed. */
export type DatasetPort = {
  /** Those of the datasets with these ids that visitors find where datasets are listed, by id, as they are called in a language. */
  findListedById(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, DatasetOfCharts>>;
  /** Those of these datasets that everybody may see, by name, in a language. Others are as if they were not there. */
  findPublic(names: readonly string[], language: Language): Promise<Map<string, NamedDataset>>;
};

/** What the library needs of whoever keeps files; implemented where the process is composed. Keys are paths with `/`. */
export type MediaStore = {
  /**
   * Keeps a copy of a file and then runs `refer`, which writes what refers to it. Whatever happens between them, there is
   * never a reference without the file, nor for long a file without a reference.
   */
  keep(object: { key: string; path: string }, refer: () => Promise<void>): Promise<void>;
  /** The content of a file that is kept. */
  read(key: string): Promise<Readable>;
  /** Where a copy of it lies on this machine. */
  localPath(key: string): Promise<string>;
  /** Removes files that the running transaction leaves without a reference, once it is committed. */
  release(keys: readonly string[]): Promise<void>;
};
