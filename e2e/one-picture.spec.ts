import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { marks, renderSvg } from '@gazetteer/charts';
import { renderPng } from '@gazetteer/charts/png';
import { beSignedIn } from './account.ts';
import { publishArticle } from './article.ts';
import { administratorKey } from './mailbox.ts';
import { figuresOf, realSpec } from './real-chart.ts';
import { sampleDataset } from './sample.ts';
import { type Saved, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** From the edges of a picture to what it shows, on both sides. */
const MARGINS = 40;
const WIDTH = 720;
/** How wide the picture on the page of a chart is. */
const PAGE_WIDTH = 840;

type Charts = Map<(typeof marks)[number], Saved>;

/** Saves one chart of each mark, with a title that none would get by itself. */
async function saveAll(page: Page): Promise<Charts> {
  await beSignedIn(page);
  await page.goto('/datausage');
  const charts: Charts = new Map();
  for (const mark of marks) {
    const visJSON = await realSpec(page.request, mark);
    const title = `One picture of ${mark}`;
    charts.set(mark, await saveChart(page, { title, visibility: 'public', notes: noteOn(mark), visJSON }));
  }
  return charts;
}

/** The text of an article that shows all of the charts. */
function bodyOf(charts: Charts): string {
  return [...charts.values()].map((chart) => viewOf(chart)).join('\n\n');
}

/** An article with all of the charts. */
async function publishAll(request: APIRequestContext, charts: Charts): Promise<string> {
  const body = bodyOf(charts);
  const text = { title: 'Every mark', excerpt: 'One chart of each.', body };
  const { slug } = await publishArticle(request, {
    kind: 'blog',
    texts: { en: text, fr: { ...text, title: 'Chaque marque' } },
    authors: [],
    tags: [],
    datasets: [],
  });
  return slug;
}

test('a chart of each mark is one picture as a file, in frames, in articles and in their preview', async ({
  page,
  request,
}) => {
  const charts = await saveAll(page);
  const slug = await publishAll(request, charts);
  const article = await textOf(request, `/api/content/posts/${slug}?lang=fr`);
  const { content } = JSON.parse(article) as { content: string };
  const previewed = await request.post('/api/content/preview', {
    headers: { authorization: administratorKey() },
    data: { body: bodyOf(charts), language: 'fr' },
  });
  expect(((await previewed.json()) as { data: { html: string } }).data.html).toBe(content);
  for (const [mark, { visID, title }] of charts) {
    await test.step(mark, async () => {
      const address = (more: string, end = 'svg') => `/charts/${visID}.${end}?theme=dark&lang=fr&${more}`;
      const bare = await textOf(request, address(`bare=true&width=${WIDTH}`));
      const whole = await textOf(request, address(`width=${WIDTH + MARGINS}`));
      const png = await request.get(address(`width=${WIDTH + MARGINS}`, 'png'));
      expect((await png.body()).equals(await renderPng(whole, { width: WIDTH + MARGINS }))).toBe(true);

      const frame = await textOf(request, `/embed/${visID}?theme=dark&lang=fr`);
      const framed = await textOf(request, address(`width=${WIDTH + MARGINS}&imprint=false`));
      const inFrame = picturesIn(frame, '&amp;');
      expect(inFrame.length).toBeGreaterThan(1);
      for (const picture of inFrame) {
        const asked = picture.replace(/width=\d+/, `width=${WIDTH + MARGINS}`);
        expect(await textOf(request, asked)).toBe(framed);
      }
      expect(textsOf(partsAround(partsOf(whole), partsOf(framed)))).toContainEqual(
        expect.stringContaining(`charts/${visID}`),
      );

      // Ground and hairline, and what is said above and below.
      const around = partsAround(partsOf(framed), partsOf(bare));
      const said = textsOf(around);
      expect(around).toHaveLength(said.length + 2);
      expect(said[0]).toBe(title);
      expect(said).toContain(noteOn(mark));
      const figure = content.split('<figure ').find((part) => part.includes(`data-chart="${visID}"`)) ?? '';
      for (const picture of picturesIn(figure, '&#x26;')) {
        expect(picture).toMatch(
          /^\/charts\/[^?]+\.svg\?theme=(light|dark)&lang=fr&width=(720|360)&bare=true$/,
        );
      }
      const written = figure.replaceAll(/<[^>]*>/g, ' ');
      expect(missingIn(written, said)).toEqual([]);
    });
  }
});

test('a chart of each mark stays what it is where it answers: in articles, on its page and in the builder', async ({
  page,
}) => {
  // A builder for each mark.
  test.slow();
  const charts = await saveAll(page);
  const slug = await publishAll(page.request, charts);
  await visit(page, `/news_blogs/${slug}`);
  await page.mouse.move(200, 200);
  for (const [mark, chart] of charts) {
    // Pages have tables of their own.
    if (mark === 'table') continue;
    const bare = `/charts/${chart.visID}.svg?theme=light&lang=en&width=720&bare=true`;
    const figure = page.locator(`figure[data-chart="${chart.visID}"]`);
    await figure.scrollIntoViewIfNeeded();
    const answered = figure.locator('.chart-view-area[aria-busy="false"] svg');
    expect(await isDrawnAs(answered, await textOf(page.request, bare)), mark).toBe(true);
  }
  const answered = page.locator('.chart-view-area[aria-busy="false"] svg');
  for (const [mark, chart] of charts) {
    if (mark === 'table') {
      await expectTableAsPicture(page, chart);
      continue;
    }
    const spec = await realSpec(page.request, mark);
    const { data, drawing, ground } = await figuresOf(page.request, spec);
    await page.goto(`${viewOf(chart)}&edit=1`);
    const [width, height] = await sizeOf(answered);
    const options = { theme: 'light', locale: 'en', width, height, bare: true, drawing, ground } as const;
    expect(await isDrawnAs(answered, renderSvg({ ...spec, title: chart.title }, data, options)), mark).toBe(
      true,
    );
    const said = await wordsAround(page.request, chart);
    const head = said.slice(0, said.indexOf(noteOn(mark)));
    expect(missingIn(await page.locator('.canvas').innerText(), head), mark).toEqual([]);
    // The page of a chart draws what an article draws.
    if (mark !== 'bar' && mark !== 'choropleth') continue;
    await page.goto(viewOf(chart));
    const bare = `/charts/${chart.visID}.svg?theme=light&lang=en&width=${PAGE_WIDTH}&bare=true`;
    expect(await isDrawnAs(answered, await textOf(page.request, bare)), mark).toBe(true);
    expect(missingIn(await page.locator('.saved').innerText(), [...head, noteOn(mark)]), mark).toEqual([]);
    await expectReadable(page, answered);
  }
});

/** Letters are drawn at 12 pixels: on no window they are much smaller to the eye. */
async function expectReadable(page: Page, picture: Locator): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of [360, 768, 1024, 1200]) {
    await page.setViewportSize({ ...desk, width });
    const scale = () =>
      picture.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
    await expect.poll(scale, { message: `${width} px` }).toBeGreaterThan(0.9);
  }
  await page.setViewportSize(desk);
}

/** A table of the sample for each mark that the page of a table may show first. */
const previewed: Readonly<Record<string, { dataset: string; table: number }>> = {
  bar: { dataset: 'life-expectancy-and-fertility', table: 1 },
  line: { dataset: 'mauna-loa-carbon-dioxide', table: 0 },
  choropleth: { dataset: 'us-state-adult-obesity', table: 0 },
  point_map: { dataset: 'us-state-capitals', table: 0 },
};

test('the preview of a table is the picture of the chart that one makes of it, for each mark it may have', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/datausage');
  for (const [mark, { dataset, table }] of Object.entries(previewed)) {
    await test.step(mark, async () => {
      const { resources } = await sampleDataset(page.request, dataset);
      const resource = resources[table];
      if (!resource) throw new Error(`${dataset} has no table ${table}`);
      expect(await kindOfPreview(page.request, resource.id)).toBe(mark);
      const look = 'theme=light&lang=en&width=720&bare=true';
      const preview = await textOf(page.request, `/preview/${resource.id}.svg?${look}`);
      const asked = page.waitForRequest((request) => request.url().includes('/chart_query'));
      await page.goto(`/visualise?dataset_id=${resource.sku}&chart_type=${mark}`);
      // The browser asks by an address that can be kept.
      const spec = new URL((await asked).url()).searchParams.get('spec') ?? '';
      const visJSON = JSON.parse(spec) as object;
      const { visID } = await saveChart(page, { title: 'Made of a preview', visibility: 'link', visJSON });
      const file = await textOf(page.request, `/charts/${visID}.svg?${look}`);
      expect(withoutLabel(file)).toBe(withoutLabel(preview));
    });
  }
});

async function kindOfPreview(request: APIRequestContext, resourceId: string): Promise<string> {
  const answer = await request.get(`/preview/${resourceId}.json`);
  return ((await answer.json()) as { kind: string }).kind;
}

/** The builder shows all rows of a table, as a table: the picture has the first of them. */
async function expectTableAsPicture(page: Page, chart: Saved): Promise<void> {
  await page.goto(`${viewOf(chart)}&edit=1`);
  const table = page.locator('.figure-table table');
  await expect(table).toBeVisible();
  const cells = await table.locator('tbody').locator('td, th').allInnerTexts();
  const look = `theme=light&lang=en&width=${WIDTH}&bare=true`;
  const drawn = textsOf(partsOf(await textOf(page.request, `/charts/${chart.visID}.svg?${look}`)));
  const heads = await table.locator('thead th').allInnerTexts();
  const shown = Number(/^The first (\d+) of \d+ rows$/.exec(drawn.at(-1) ?? '')?.[1]);
  expect(shown).toBeGreaterThan(10);
  // A picture is written column by column: each of its figures is one of those rows, and none is left over but the heads.
  const rest = drawn.slice(0, -1);
  for (const cell of cells.slice(0, shown * heads.length)) {
    const place = rest.indexOf(cell);
    expect(place, cell).toBeGreaterThanOrEqual(0);
    rest.splice(place, 1);
  }
  expect(rest.join(' ').split(' ').toSorted()).toEqual(heads.join(' ').split(' ').toSorted());
}

/** A picture without what it is called: charts that people save have titles of their own. */
const withoutLabel = (svg: string) => svg.replace(/ aria-label="[^"]*"/, '');

const noteOn = (mark: string) => `A note on ${mark}.`;

/** What the file of a chart says above and below the picture. */
async function wordsAround(request: APIRequestContext, { visID }: Saved): Promise<string[]> {
  const address = (more: string) => `/charts/${visID}.svg?theme=light&lang=en&${more}`;
  const bare = await textOf(request, address(`bare=true&width=${WIDTH}`));
  const framed = await textOf(request, address(`imprint=false&width=${WIDTH + MARGINS}`));
  return textsOf(partsAround(partsOf(framed), partsOf(bare)));
}

/** The words of texts that a page does not have. */
function missingIn(page: string, texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(' ')).filter((word) => !page.includes(word));
}

/** Whether an element is the same SVG as a text; its label is read elsewhere. */
async function isDrawnAs(drawing: Locator, svg: string): Promise<boolean> {
  return drawing.evaluate((element, text) => {
    const same = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const shown = element.cloneNode(true) as Element;
    for (const one of [same, shown]) one.removeAttribute('aria-label');
    return same.isEqualNode(shown);
  }, svg);
}

async function sizeOf(drawing: Locator): Promise<[width: number, height: number]> {
  return drawing.evaluate((svg) => [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))]);
}

/** The addresses of the pictures in HTML. */
function picturesIn(html: string, ampersand: string): string[] {
  const found = [...html.matchAll(/(?:src|srcset)="(\/charts\/[^"]*)"/g)];
  return found.map(([, address = '']) => address.replaceAll(ampersand, '&'));
}

/** What is at an address; of a picture without its faces, which pages have already. */
async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return (await answer.text()).replace(/<style>[^<]*<\/style>/, '');
}

type Part = { name: string; look: string; text: string };

/** What an SVG paints, piece by piece, with its colours and texts, and without where it stands. */
function partsOf(svg: string): Part[] {
  const looks: string[] = [];
  const parts: Part[] = [];
  const tags = /<(\/?)(\w+)([^>]*?)\/?>([^<]*)/g;
  for (const [, end, name = '', attributes = '', text = ''] of svg.matchAll(tags)) {
    if (end && name === 'g') looks.pop();
    if (end || ['svg', 'defs', 'pattern'].includes(name)) continue;
    const own = attributes.match(/ (fill|stroke|stroke-width|opacity|font-size|text-anchor)="[^"]*"/g) ?? [];
    if (name === 'g') looks.push(own.join(''));
    else parts.push({ name, look: looks.join('') + own.join(''), text });
  }
  return parts;
}

function textsOf(parts: readonly Part[]): string[] {
  return parts.filter(({ name }) => name === 'text').map(({ text }) => text);
}

/** What the whole picture has beside the one in it, all of which it must have. */
function partsAround(whole: readonly Part[], within: readonly Part[]): Part[] {
  const keyOf = ({ name, look, text }: Part) => JSON.stringify([name, look.split(' ').toSorted(), text]);
  const rest = whole.map((part) => ({ part, key: keyOf(part) }));
  for (const part of within) {
    const index = rest.findLastIndex(({ key }) => key === keyOf(part));
    expect(index, keyOf(part)).toBeGreaterThanOrEqual(0);
    rest.splice(index, 1);
  }
  return rest.map(({ part }) => part);
}
