import { administrator } from '../administrator-key.ts';
import { reasonOf } from '@gazetteer/harvest';
import { ApplicationError, findOutage, StoreFailure, unavailable } from '@gazetteer/kernel';
import type { Application } from '../open-application.ts';
import { pictureOfChart } from './picture-of-chart.ts';
import { chartsOf, readStories, type Story } from './read-stories.ts';

type StoriesReport = {
  published: string[];
  failed: { name: string; reason: string }[];
  /** A store that was away; no other story was tried. */
  stoppedBy?: ApplicationError;
};

/**
 * Publishes the sample's stories with their charts and pictures, as an administrator would through the same calls.
 * What is there already is left as it is, so that an interrupted start goes on.
 */
export async function publishStories(
  application: Application,
  { signal }: { signal?: AbortSignal },
): Promise<StoriesReport> {
  const report: StoriesReport = { published: [], failed: [] };
  const content = await contentCalls(application);
  for (const story of await readStories()) {
    if (signal?.aborted) break;
    try {
      if (await publishStory(application, content, story)) report.published.push(story.slug);
    } catch (error) {
      const outage = findOutage(error) ?? unavailableIn(error);
      if (outage) return { ...report, stoppedBy: outage };
      report.failed.push({ name: story.slug, reason: reasonOf(error) });
    }
  }
  return report;
}

/** What an address was answered with that a store behind it keeps from working. */
function unavailableIn(error: unknown): ApplicationError | undefined {
  const isOfStore = error instanceof StoreFailure;
  return error instanceof ApplicationError && error.status === 503 && !isOfStore ? error : undefined;
}

/** @returns false where it was published before */
async function publishStory(application: Application, content: ContentCalls, story: Story): Promise<boolean> {
  if (await content.isThere(`posts/${story.slug}`)) return false;
  for (const chart of chartsOf(story)) await keepChart(application, chart);
  const { slug, kind, tags, datasets, texts } = story;
  await content.post('articles', {
    kind,
    slug,
    texts,
    authors: [],
    tags,
    datasets,
    featured_media: await keepPicture(content, story),
    event: eventOf(story),
    state: 'published',
  });
  return true;
}

/** The English form is listed with its dataset; the French one is there for the French text. */
async function keepChart(
  { call, content }: Application,
  { visID, dataset, language, ...form }: ReturnType<typeof chartsOf>[number],
): Promise<void> {
  const shown = await call('package_show', { id: dataset }, administrator);
  const [table] = (shown as { resources: { id: string }[] }).resources;
  const source = { kind: 'table', resource_id: table?.id };
  await content.keepChart(administrator, {
    visID,
    visJSON: { version: 1, source, language, ...form },
    visibility: language === 'en' ? 'public' : 'link',
  });
}

/** The picture of a story is one of its charts. @returns its id */
async function keepPicture(content: ContentCalls, { slug, picture }: Story): Promise<string> {
  const name = `${slug}.png`;
  const found = await content.get<{ id: string; file_name: string }[]>(`media?search=${name}`);
  const kept = found.find(({ file_name }) => file_name === name);
  if (kept) return kept.id;
  const form = new FormData();
  form.append('alt_en', picture.alt.en);
  form.append('alt_fr', picture.alt.fr);
  const drawing = await content.text(`/charts/${picture.chart}.svg?bare=true&width=560`);
  form.append('file', new Blob([await pictureOfChart(drawing)], { type: 'image/png' }), name);
  return (await content.post<{ id: string }>('media', form)).id;
}

/** The event's next day, whole. */
function eventOf({ event }: Story) {
  if (!event) return undefined;
  const startIn = (year: number) => Date.UTC(year, event.month - 1, event.day);
  const now = new Date();
  const ahead = startIn(now.getUTCFullYear());
  const start = ahead > now.getTime() ? ahead : startIn(now.getUTCFullYear() + 1);
  const day = new Date(start).toISOString().slice(0, 10);
  return { starts_at: `${day}T00:00:00Z`, ends_at: `${day}T23:59:59Z`, place: null };
}

type ContentCalls = Awaited<ReturnType<typeof contentCalls>>;

/** The calls of the content service, in this process, with all rights. */
async function contentCalls({ server, processKey: authorization }: Application) {
  const send = async (method: 'GET' | 'POST', url: string, body?: object | FormData) => {
    const encoded = body instanceof FormData ? new Response(body) : undefined;
    const type = encoded?.headers.get('content-type');
    const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : body;
    return server.inject({
      method,
      url,
      headers: { authorization, ...(type ? { 'content-type': type } : {}) },
      ...(payload ? { payload } : {}),
    });
  };
  const answered = async (...request: Parameters<typeof send>) => {
    const answer = await send(...request);
    if (answer.statusCode === 503) throw unavailable(`${request[1]} is not available: ${answer.body}`);
    return answer;
  };
  const succeed = async (...request: Parameters<typeof send>) => {
    const answer = await answered(...request);
    if (answer.statusCode < 300) return answer;
    throw new Error(`${request[1]} was answered with ${answer.statusCode}: ${answer.body}`);
  };
  const base = '/api/content/';
  return {
    isThere: async (path: string) => (await answered('GET', base + path)).statusCode === 200,
    text: async (url: string) => (await succeed('GET', url)).body,
    get: async <Data>(path: string) => (await succeed('GET', base + path)).json<{ data: Data }>().data,
    post: async <Data>(path: string, body: object | FormData) =>
      (await succeed('POST', base + path, body)).json<{ data: Data }>().data,
  };
}
