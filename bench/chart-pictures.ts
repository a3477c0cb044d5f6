import { Agent, get } from 'node:http';
import { saveChart } from '../e2e/saved-chart.ts';
import { asVisitor } from './chart-visitor.ts';
import { measureInTurn } from './measure-requests.ts';

const SIZES = { narrowest: 240, widest: 1600, step: 40 };

/** Pictures of saved charts by address: drawn for the first time in a width, and asked for again. */
export async function measurePictures(url: string, folder: string, tableId: string): Promise<string> {
  const counties = await tableOf(url, 'us-county-unemployment');
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
    '| Picture of a saved chart | KiB, as sent | First time, p50 ms | p99 ms | Again, p50 ms |',
    '|---|--:|--:|--:|--:|',
  ];
  await asVisitor(url, folder, async (page) => {
    for (const [name, chart] of Object.entries(charts)) {
      console.log(`Pictures: ${name}`);
      const visJSON = { version: 1, ...chart };
      const { visID } = await saveChart(page, { title: name, visibility: 'public', visJSON });
      const picture = (turn: number) => `${url}/charts/${visID}.svg?${lookOf(turn + 10)}`;
      const first = await measureInTurn((turn) => askAsSent(picture(turn)), 60);
      const again = await measureInTurn(() => askAsSent(picture(0)), 200);
      const cells = [first.bytes / 1024, first.p50, first.p99, again.p50].map((value) => value.toFixed(1));
      rows.push(`| ${name} | ${cells.join(' | ')} |`);
    }
  });
  return rows.join('\n');
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

async function tableOf(url: string, dataset: string): Promise<string> {
  const answer = await fetch(`${url}/api/3/action/package_show?id=${dataset}`);
  const { result } = (await answer.json()) as { result: { resources: { id: string }[] } };
  return result.resources[0]?.id ?? '';
}
