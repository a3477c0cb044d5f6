import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ChartDescription, ChartSource, DigitGrouping, Imprint } from '@gazetteer/charts';
import { renderPng } from '@gazetteer/charts/png';
import { createBoundedCache, createBoundedQueue, type Sql } from '@gazetteer/kernel';
import type { Drawing, Pictures, SiteName } from '../model/content-context.ts';
import type { VisualisationTables } from '../model/content-tables.ts';
import type { AccountPort, ChartLook, ChartPort, PictureLook, SourceFacts } from '../model/ports.ts';
import { shortAddressOf, type Visualisation } from '../model/visualisation.ts';
import { makersOf } from '../visualisations/chart-makers.ts';
import { wholeChart } from '../visualisations/visualisation.store.ts';

const DRAWING_BYTES = 48 * 1024 * 1024;
const PNG_BYTES = 32 * 1024 * 1024;
/** A map of 3,000 areas shrinks to a quarter in 20 ms; the last level saves little and takes half a second. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

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
  const drawings = createBoundedCache<Drawing>(
    DRAWING_BYTES,
    ({ svg, compressed }) => svg.length + compressed.length + 2000,
  );
  const pngs = createBoundedCache<Buffer>(PNG_BYTES, (bytes) => bytes.length);
  // Pixels cost more than lines: what is left of the processor belongs to everybody else.
  const queue = createBoundedQueue({ concurrency: 2, waiting: 60 });
  return {
    svg: async (caller, chart, asked) => {
      const maker = (await makersOf(accounts, [chart])).get(chart.id);
      // Asked for each caller, whoever it was drawn for.
      const facts = await charts.inspect(caller, (JSON.parse(chart.spec) as { source: ChartSource }).source);
      const look: ChartLook = {
        ...asked,
        maker,
        imprint: await imprintOf(options, { chart, facts, asked }),
        digitGrouping: asked.digitGrouping ?? digitGrouping,
      };
      const key = keyOf(chart, facts, look);
      const drawing = await drawings.get(key, async () => {
        const { svg, description } = await charts.draw(caller, await wholeChart(sql, chart), look);
        return finish(svg, description);
      });
      return { drawing, facts };
    },
    png: ({ tag, svg, width, height }, scale) =>
      pngs.get(`${tag} ${scale}`, () =>
        queue(() => renderPng(svg.toString(), { width: width * scale, height: height * scale })),
      ),
  };
}

/** What a picture says of the portal, the licences and its address; undefined where the page around it says so. */
async function imprintOf(
  { siteName, publicUrl }: Pick<Options, 'siteName' | 'publicUrl'>,
  { chart, facts, asked }: { chart: Visualisation; facts: SourceFacts; asked: PictureLook },
): Promise<Imprint | undefined> {
  if (asked.bare || asked.imprint === false) return undefined;
  return {
    site: (await siteName())[asked.locale],
    licenses: facts.datasets.map(({ license }) => license?.title ?? null),
    address: shortAddressOf(publicUrl, chart.vis_id).replace(/^https?:\/\//, ''),
  };
}

/** The same for what is drawn alike, in whichever order a look is written. */
function keyOf({ digest }: Visualisation, { key }: SourceFacts, look: ChartLook): string {
  const { theme, locale, digitGrouping, width, size, bare, maker, imprint } = look;
  return JSON.stringify([digest, key, theme, locale, digitGrouping, width, size, bare, maker, imprint]);
}

async function finish(text: string, description: ChartDescription): Promise<Drawing> {
  const svg = Buffer.from(text);
  const compressed = await promisify(brotliCompress)(svg, COMPRESSION);
  const tag = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
  const [, width, height] = /<svg [^>]*\bwidth="(\d+)"[^>]*\bheight="(\d+)"/.exec(text.slice(0, 2000)) ?? [];
  return { svg, compressed, tag, width: Number(width), height: Number(height), description };
}
