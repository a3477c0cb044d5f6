import type { ChartDescription, DigitGrouping } from '@gazetteer/charts';
import type { Authorizer, Caller, Clock, Sql } from '@gazetteer/kernel';
import type { ContentTables, MediaVariantsTable } from './content-tables.ts';
import type { Language } from './languages.ts';
import type { Media, PictureFormat } from './picture.ts';
import type {
  AccountPort,
  ChartPort,
  DatasetPort,
  MakerMail,
  MediaStore,
  PictureLook,
  SourceFacts,
  VisitorCharts,
} from './ports.ts';
import type { Visualisation } from './visualisation.ts';

/** What every use case of the service works with. */
export type ContentContext = {
  sql: Sql<ContentTables>;
  clock: Clock;
  charts: ChartPort;
  pictures: Pictures;
  library: MediaLibrary;
  accounts: AccountPort;
  tokens: AccessTokens;
  authorizer: Authorizer;
  datasets: DatasetPort;
  renderBody: BodyRenderer;
  site: ContentSite;
  /** What the portal is called now, in each language. */
  siteName: SiteName;
  makers: MakerMail;
  /** Told of each new chart of a person, and of which datasets it shows tables. */
  onChartSaved: (datasets: readonly string[]) => void;
  /** What the site says at this moment about charts of visitors. */
  visitorCharts: () => Promise<VisitorCharts>;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
};

/** A drawn chart in the forms it is sent in. */
export type Drawing = {
  svg: Buffer;
  /** The SVG with the faces of its texts, as pages and other programs show it. */
  file: Buffer;
  compressed: Buffer;
  /** Changes with what is drawn. */
  tag: string;
  width: number;
  height: number;
  description: ChartDescription;
  /** It shows what a reader chose of the chart, and not the chart as it was published. */
  isNarrowed: boolean;
};

/** Pictures of saved charts, for a caller; all of them throw not_found where the caller may not read a table. */
export type Pictures = {
  svg(
    caller: Caller,
    chart: Visualisation,
    look: PictureLook,
  ): Promise<{ drawing: Drawing; facts: SourceFacts }>;
  /** Of a drawing, so many pixels for each of its own. */
  png(drawing: Drawing, scale: number): Promise<Buffer>;
};

/** A form of a picture: its width in pixels, and its format. */
export type Variant = { width: number; format: PictureFormat };

/** The files of the library: pictures as they came, and the forms they are shown in. */
export type MediaLibrary = {
  store: MediaStore;
  /** A folder for files that live as long as a request. */
  folder(): Promise<string>;
  /** A form of a picture, made first where it is not there yet. @throws unavailable where too many wait for theirs */
  variant(media: Media, variant: Variant): Promise<MediaVariantsTable>;
  /** Keeps a form that is made. */
  keepVariant(media: Media, variant: Variant, bytes: Buffer): Promise<MediaVariantsTable>;
  close(): Promise<void>;
};

/** Tokens by which programs call the content service for somebody who is signed in. */
export type AccessTokens = {
  /** A token for the bearer of a session, good for 15 minutes. */
  issue(session: Extract<Caller, { kind: 'session' }>): Promise<string>;
  /**
   * Which session a token stands for; whether that still holds is for the caller to ask.
   * @throws TOKEN_EXPIRED for one that was good once, INVALID_TOKEN for one that never was
   */
  read(token: string): Promise<{ sessionId: string; identity: string }>;
};

/** Makes safe HTML of a text in Markdown, with what everybody may see of what it shows. */
export type BodyRenderer = (body: string, language: Language) => Promise<string>;

/** What the site file says on a page: its title and its text in Markdown, in each language. */
export type SitePage = Record<Language, { title: string; body: string }>;

/** The pages that the site file has words for, by slug. They are shown until an editor publishes other words. */
export type SitePages = Readonly<Record<string, SitePage>>;

/** Asks what the portal is called, which may change while it runs. */
export type SiteName = () => Promise<Record<Language, string>>;

/** What the service has to know of the site. */
export type ContentSite = {
  /** The portal's name, in each language. */
  name: Record<Language, string>;
  pages: SitePages;
  /** How charts write large numbers where nobody asks for another way. */
  digitGrouping: DigitGrouping;
};
