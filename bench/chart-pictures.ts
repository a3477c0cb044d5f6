import { Agent, get } from 'node:http';
import type { Page } from '@playwright/test';
import { saveChart, type Saved } from '../e2e/saved-chart.ts';
import { asVisitor } from './chart-visitor.ts';
import type { ChildServer } from './child-server.ts';
import { measureInTurn } from './measure-requests.ts';
import { resourceOf } from './portal-server.ts';

const SIZES = { narrowest: 240, widest: 1600, step: 40 };

const TURNS = 60;
const NEW_CHARTS = 20;
/** Widths, themes and languages. */
const LOOKS = ((SIZES.widest - SIZES.narrowest) / SIZES.step + 1) * 4;

/**
 * Pictures of saved charts by address: drawn for the first time in a width, theme and language, of figures that were
 * counted before; of a chart that is made anew over a filter of its own; and asked for again.
 */
export async function measurePictures(
  { url, processorTime }: Pick<ChildServer, 'url' | 'processorTime'>,
  folder: string,
  tableId: string,
): Promise<string> {
  const { id: counties } = await resourceOf(url, 'us-county-unemployment');
  const charts = {
    'Bars of 8 states': {
      source: { kind: 'table', resource_id: tableId },
      mark: 'bar',
      channels: { x: { field: 'state' }, y: { field: 'observers', aggregate: 'sum' } },
    },
    'Line of a mean for each month': {
      source: { kind: 'table', resource_id: tableId },
      mark: 'line',
      channels: { x: { field: 'day', time_unit: 'month' }, y: { field: 'rainfall', aggregate: 'mean' } },
    },
    'Map of 3,142 counties': {
      source: { kind: 'table', resource_id: counties },
      mark: 'choropleth',
      channels: { geo: { field: 'id' }, colour: { field: 'rate', aggregate: 'mean' } },
    },
  };
  const rows = [
    '| Picture of a saved chart | KiB, as sent | First time, p50 ms | p99 ms | Processor, ms | Of new figures, p50 ms | p99 ms | Again, p50 ms |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
  ];
  await asVisitor(url, folder, async (page) => {
    for (const [name, chart] of Object.entries(charts)) {
      console.log(`Pictures: ${name}`);
      const visJSON = { version: 1, ...chart };
      const { visID } = await saveChart(page, { title: name, visibility: 'public', visJSON });
      const picture = (turn: number) => `${url}/charts/${visID}.svg?${lookOf(turn + 10)}`;
      await warmUp(page, url, visJSON);
      // The first ten turns warm up, and count for the processor alone.
      const before = await processorTime();
      const first = await measureInTurn((turn) => askAsSent(picture(turn)), TURNS);
      const processor = ((await processorTime()) - before) / (TURNS + 10);
      const anew = await measureAnew(page, url, visJSON);
      const again = await measureInTurn(() => askAsSent(picture(0)), 200);
      const cells = [first.bytes / 1024, first.p50, first.p99, processor, anew.p50, anew.p99, again.p50].map(
        (value) => value.toFixed(1),
      );
      rows.push(`| ${name} | ${cells.join(' | ')} |`);
    }
  });
  return rows.join('\n');
}

/** Draws another chart of the kind in every look: a portal that has run for a while has compiled what it does often. */
async function warmUp(page: Page, url: string, chart: { channels: object }): Promise<void> {
  const filters = [{ field: fieldOf(chart), kind: 'none_of', values: [-1] }];
  const { visID } = await saveChart(page, {
    title: 'Warm-up',
    visibility: 'link',
    visJSON: { ...chart, filters },
  });
  for (let turn = 0; turn < LOOKS; turn += 1) await askAsSent(`${url}/charts/${visID}.svg?${lookOf(turn)}`);
}

/** The measure of a chart, by which it is filtered. */
const fieldOf = ({ channels }: { channels: object }) => ('geo' in channels ? 'rate' : 'observers');

/** Pictures of charts that nobody has asked for before, and whose figures were never counted: each has another filter. */
async function measureAnew(page: Page, url: string, chart: { channels: object }) {
  const field = fieldOf(chart);
  const charts: Saved[] = [];
  for (let turn = 0; turn < NEW_CHARTS + 10; turn += 1) {
    const filters = [{ field, kind: 'none_of', values: [100_000 + turn] }];
    charts.push(
      await saveChart(page, { title: `Chart ${turn}`, visibility: 'link', visJSON: { ...chart, filters } }),
    );
  }
  return measureInTurn(
    (turn) => askAsSent(`${url}/charts/${charts[turn + 10]?.visID}.svg?width=560&theme=dark`),
    NEW_CHARTS,
  );
}

const agent = new Agent({ keepAlive: true });

/** Asks for a picture as browsers do and leaves it compressed: unpacking takes the client's time, not the server's. */
function askAsSent(address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 })),
      );
    });
    asked.on('error', reject);
  });
}

/** A width, theme and language nobody has asked for before. */
function lookOf(turn: number): string {
  const widths = (SIZES.widest - SIZES.narrowest) / SIZES.step + 1;
  const width = SIZES.narrowest + (turn % widths) * SIZES.step;
  const round = Math.floor(turn / widths);
  return `width=${width}&theme=${round % 2 === 0 ? 'light' : 'dark'}&lang=${round < 2 ? 'en' : 'fr'}`;
}
