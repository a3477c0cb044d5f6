import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type {
  ChartDescription,
  ChartSource,
  ChartSpec,
  DigitGrouping,
  Imprint,
  ReaderChoice,
} from '@gazetteer/charts';
import { withFaces } from '@gazetteer/charts/faces';
import { pngSize, renderPng } from '@gazetteer/charts/png';
import { createBoundedCache, createBoundedQueue, type Sql } from '@gazetteer/kernel';
import type { Drawing, Pictures, SiteName } from '../model/content-context.ts';
import { chartInLanguage } from '../model/chart-texts.ts';
import type { VisualisationTables } from '../model/content-tables.ts';
import type { AccountPort, ChartLook, ChartPort, PictureLook, SourceFacts } from '../model/ports.ts';
import { shortAddressOf, type Visualisation } from '../model/visualisation.ts';
import { makersOf } from '../visualisations/chart-makers.ts';
import { wholeChart } from '../visualisations/visualisation.store.ts';

const DRAWING_BYTES = 48 * 1024 * 1024;
const PNG_BYTES = 32 * 1024 * 1024;
/** Readers may choose in more ways than anybody can count: what they choose never takes the place of what was published. */
const NARROWED_BYTES = 8 * 1024 * 1024;
/**
 * Somebody waits for a first picture. A map of 3,000 areas shrinks to a third in 4 ms; level 5 takes 3 ms more to save 3 % of
 * it, and level 9 many times as long to save an eighth.
 */
const LEVEL = 4;

type Options = {
  sql: Sql<VisualisationTables>;
  charts: ChartPort;
  accounts: AccountPort;
  /** How numbers are written where a look does not say it: as the site does. */
  digitGrouping: DigitGrouping;
  siteName: SiteName;
  publicUrl: string;
};

/** Makes the drawer of saved charts, which keeps what it drew until the chart or its figures change. */
export function createPictures(options: Options): Pictures {
  const { sql, charts, accounts, digitGrouping } = options;
  const drawingsOf = (bytes: number) =>
    createBoundedCache<Drawing>(
      bytes,
      ({ svg, file, compressed }) => svg.length + file.length + compressed.length + 2000,
    );
  const pngsOf = (bytes: number) => createBoundedCache<Buffer>(bytes, ({ length }) => length);
  const published = { drawings: drawingsOf(DRAWING_BYTES), pngs: pngsOf(PNG_BYTES) };
  const narrowed = { drawings: drawingsOf(NARROWED_BYTES), pngs: pngsOf(NARROWED_BYTES) };
  // Pixels cost more than lines: what is left of the processor belongs to everybody else.
  const queue = createBoundedQueue({ concurrency: 2, waiting: 60 });
  return {
    svg: async (caller, saved, { choice, ...asked }) => {
      const chart = chartInLanguage(saved, asked.locale);
      const maker = (await makersOf(accounts, [chart])).get(chart.id);
      // Asked for each caller, whoever it was drawn for.
      const { source } = JSON.parse(chart.spec) as { source: ChartSource };
      const facts = await charts.inspect(caller, source, asked.locale);
      const chosen = choice && (await charts.narrow(caller, await wholeChart(sql, chart), choice));
      // What chooses everything chooses nothing: it is the chart as it was published.
      const isNarrowed = chosen !== undefined && Object.keys(chosen.chosen).length > 0;
      const look: ChartLook = {
        ...asked,
        maker,
        imprint: await imprintOf(options, { chart, facts, asked, choice: chosen?.chosen }),
        digitGrouping: asked.digitGrouping ?? digitGrouping,
      };
      const key = keyOf(chart, facts, look, isNarrowed ? chosen.spec : undefined);
      const { drawings } = isNarrowed ? narrowed : published;
      const drawing = await drawings.get(key, async () => {
        const spec = isNarrowed ? chosen.spec : await wholeChart(sql, chart);
        const { svg, description } = await charts.draw(caller, spec, look);
        return { ...(await finish(svg, description)), isNarrowed };
      });
      return { drawing, facts };
    },
    png: ({ tag, svg, width, height, isNarrowed }, scale) =>
      (isNarrowed ? narrowed : published).pngs.get(`${tag} ${scale}`, () =>
        queue(() => renderPng(svg.toString(), pngSize({ width, height }, scale))),
      ),
  };
}

/** What a picture says of the portal, the licences and its address; undefined where the page around it says so. */
async function imprintOf(
  { siteName, publicUrl }: Pick<Options, 'siteName' | 'publicUrl'>,
  {
    chart,
    facts,
    asked,
    choice,
  }: { chart: Visualisation; facts: SourceFacts; asked: PictureLook; choice: ReaderChoice | undefined },
): Promise<Imprint | undefined> {
  if (asked.bare || asked.imprint === false) return undefined;
  return {
    site: (await siteName())[asked.locale],
    licenses: facts.datasets.map(({ license }) => license?.title ?? null),
    address: shortAddressOf(publicUrl, chart.vis_id, choice).replace(/^https?:\/\//, ''),
  };
}

/** The same for what is drawn alike, in whichever order a look is written. */
function keyOf(
  { digest }: Visualisation,
  { key }: SourceFacts,
  look: ChartLook,
  narrowed: Pick<ChartSpec, 'filters'> | undefined,
): string {
  const { theme, locale, digitGrouping, width, size, bare, maker, imprint } = look;
  const drawn = [digest, key, theme, locale, digitGrouping, width, size, bare, maker, imprint];
  return JSON.stringify([...drawn, narrowed?.filters]);
}

async function finish(text: string, description: ChartDescription): Promise<Omit<Drawing, 'isNarrowed'>> {
  const svg = Buffer.from(text);
  const file = Buffer.from(withFaces(text));
  const params = { [constants.BROTLI_PARAM_QUALITY]: LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  const compressed = await promisify(brotliCompress)(file, { params });
  const tag = createHash('sha256').update(file).digest('base64url').slice(0, 22);
  const [, width, height] = /<svg [^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(text.slice(0, 2000)) ?? [];
  return { svg, file, compressed, tag, width: Number(width), height: Number(height), description };
}
