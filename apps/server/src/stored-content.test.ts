import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

/** What people have tried to get script into what others look at. */
const payloads = [
  '<script>alert(1)</script>',
  '"><script src=//evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  "'-alert(1)-'",
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  '</title></style></textarea></noscript><script>alert(1)</script>',
  ']]><script>alert(1)</script><![CDATA[',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u2028alert(1)//',
];

/** The same in the places that Markdown has for addresses. */
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'https://here.example" onclick="alert(1)',
];

const hostileBody = [
  ...payloads,
  ...addresses.flatMap((address) => [
    `[x](${address})`,
    `[x](<${address}>)`,
    `<${address}>`,
    `![x](${address})`,
    `[x][ref]\n\n[ref]: ${address}`,
    `[x](/p/rainfall '${address}')`,
  ]),
  '```"><script>alert(1)</script>\ncode\n```',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
].join('\n\n');

let folder: string;
let application: Application;
const key = 'gzt_the-key-of-the-administrator-in-these-tests';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-content-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, RATE_LIMIT: '0', ADMIN_KEY: key }));
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, body?: object, headers: object = {}) {
  const answer = await application.server.inject({
    method,
    url,
    headers: { authorization: key, ...headers },
    ...(body ? { payload: body } : {}),
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer;
}

/** What a browser would make of an answer that it must not. */
function dangersIn(markup: string): string[] {
  const dangers: string[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) {
      if (/^(?:script|iframe|object|embed|foreignobject|animate|set|math|form|base)$/i.test(node.tagName)) {
        dangers.push(node.tagName);
      }
      for (const { name, value } of node.attrs) {
        const isRunning = /^on/i.test(name) || /^[\s\p{Cc}]*(?:javascript|vbscript|data):/iu.test(value);
        if (isRunning) dangers.push(`${name}=${value}`);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(markup));
  return dangers;
}

/** What an escaped text says. */
function textOfEscaped(escaped: string): string {
  const [node] = parseFragment(escaped).childNodes;
  return node && 'value' in node ? node.value : '';
}

describe('what an article says', () => {
  it.each(payloads)('is text in titles, excerpts, authors, tags and places: %s', async (payload) => {
    const text = { title: payload, excerpt: payload, body: payload };
    const made = await call('POST', '/api/content/articles', {
      kind: 'event',
      state: 'published',
      texts: { en: text, fr: text },
      authors: [payload.slice(0, 100)],
      tags: [payload.slice(0, 50)],
      event: { starts_at: '2030-01-01T10:00:00.000Z', ends_at: null, place: payload },
    });
    const { slug } = made.json<{ data: { slug: string } }>().data;
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    const answer = await call('GET', `/api/content/published/${slug}`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const { title, excerpt, content } = answer.json<{ data: Record<string, string> }>().data;
    // Lines are one where a title has to be one.
    expect([title, excerpt].map((one) => one?.replaceAll(/\s/g, ''))).toEqual(
      [payload, payload].map((one) => one.replaceAll(/\s/g, '')),
    );
    expect(dangersIn(content ?? '')).toEqual([]);
    const post = await call('GET', `/api/content/posts/${slug}`);
    expect(dangersIn(post.json<{ content: string }>().content)).toEqual([]);
  });

  it('cannot carry script in its text, wherever that is answered', async () => {
    const texts = { en: { title: 'Hostile', excerpt: '', body: hostileBody } };
    const made = await call('POST', '/api/content/articles', { kind: 'blog', state: 'published', texts });
    const { slug } = made.json<{ data: { slug: string } }>().data;
    const preview = await call('POST', '/api/content/preview', { body: hostileBody, language: 'fr' });
    const bodies = [
      preview.json<{ data: { html: string } }>().data.html,
      (await call('GET', `/api/content/published/${slug}`)).json<{ data: { content: string } }>().data
        .content,
      (await call('GET', `/api/content/posts/${slug}`)).json<{ content: string }>().content,
    ];
    for (const html of bodies) {
      expect(html.length).toBeGreaterThan(1000);
      expect(dangersIn(html)).toEqual([]);
    }
    for (const form of ['atom', 'rss']) {
      const { body } = await call('GET', `/feeds/articles.${form}`);
      // Readers of feeds take what is in these for HTML; the titles of RSS are plain text.
      const names = form === 'rss' ? ['description', 'content:encoded'] : ['title', 'summary', 'content'];
      const written = names.flatMap((name) =>
        [...body.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(
          ([, text = '']) => text,
        ),
      );
      expect(written.filter((text) => text.includes('<'))).toEqual([]);
      const parts = written.map((text) => textOfEscaped(text));
      expect(parts.length).toBeGreaterThanOrEqual(payloads.length);
      expect(parts.flatMap(dangersIn)).toEqual([]);
    }
  });
});

describe('a chart whose words are markup', () => {
  it('is drawn, described and embedded without running them', async () => {
    const token = await registerPerson();
    for (const payload of payloads) {
      const visJSON = {
        version: 1,
        source: {
          kind: 'own',
          name: payload.slice(0, 60),
          columns: [
            { id: 'place', type: 'text', label: payload },
            { id: 'count', type: 'int', label: payload },
          ],
          rows: [
            [payload, 3],
            ['Goa', 5],
          ],
        },
        mark: 'bar',
        channels: {
          x: { field: 'place', title: payload },
          y: { field: 'count', aggregate: 'sum', title: payload },
        },
      };
      const saved = await call(
        'POST',
        '/api/content/items/visualisations',
        { visJSON, title: payload, notes: payload, visibility: 'link' },
        { authorization: '', 'x-session-token': token },
      );
      const { visID, chartSVG } = saved.json<{ data: { visID: string; chartSVG: string } }>().data;
      expect([payload, dangersIn(chartSVG)]).toEqual([payload, []]);
      for (const bare of ['', '&bare=true', '&size=og']) {
        const svg = await call('GET', `/charts/${visID}.svg?lang=en${bare}`);
        expect([payload, dangersIn(svg.body)]).toEqual([payload, []]);
        expect(String(svg.headers['content-security-policy'])).toContain('sandbox');
      }
      const embed = await call('GET', `/embed/${visID}`);
      expect([payload, dangersIn(embed.body)]).toEqual([payload, []]);
      expect(String(embed.headers['content-security-policy'])).toContain("default-src 'none'");
      const inArticle = await call('POST', '/api/content/preview', {
        body: `[${payload.replaceAll(/[[\]]/g, '')}](/visualise?vis_id=${visID})`,
        language: 'en',
      });
      const { html } = inArticle.json<{ data: { html: string } }>().data;
      expect([payload, dangersIn(html)]).toEqual([payload, []]);
      const csv = await call('GET', `/charts/${visID}.csv`);
      expect(csv.headers['content-disposition']).toMatch(/^attachment/);
    }
  });
});

describe('a picture', () => {
  it('is never an SVG, and its name and words are text wherever they are shown', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await send('photo.png', Buffer.from(svg), 'x')).statusCode).toBe(400);
    // A picture of one pixel (PNG).
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    for (const payload of payloads) {
      const sent = await send(`${payload}.png`, Buffer.from(pixel, 'base64'), payload);
      expect(sent.statusCode).toBe(200);
      const { id, markdown, picture } = sent.json<{
        data: { id: string; markdown: string; picture: { src: string } };
      }>().data;
      const preview = await call('POST', '/api/content/preview', { body: markdown, language: 'en' });
      const { html } = preview.json<{ data: { html: string } }>().data;
      expect(html).toContain(`<img src="/media/${id}/1.jpg"`);
      expect(dangersIn(html)).toEqual([]);
      const file = await call('GET', picture.src);
      expect([file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
        'image/jpeg',
        'nosniff',
      ]);
    }
  });
});

async function send(name: string, file: Buffer, alt: string) {
  const form = new FormData();
  form.set('alt_en', alt);
  form.set('file', new File([new Uint8Array(file)], name));
  const body = new Response(form);
  return application.server.inject({
    method: 'POST',
    url: '/api/content/media',
    headers: { authorization: key, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

describe('a message from a visitor', () => {
  it('is text for whoever reads it, and no formula in a spreadsheet', async () => {
    const formulas = [
      '=HYPERLINK("https://evil.example";"x")',
      '+1+cmd|calc',
      '-2+3',
      '@SUM(1)',
      '\t=1',
      '\r=1',
    ];
    const messages = [...payloads, ...formulas];
    for (const message of messages) {
      const sent = await application.server.inject({
        method: 'POST',
        url: '/api/feedback',
        payload: {
          name: message,
          phone: '9876543210',
          email: 'asha@example.org',
          subject: message,
          message,
          page: '/',
        },
      });
      // Some are taken for spam by how fast they come; all of them are kept.
      expect(sent.statusCode).toBeLessThan(300);
    }
    const inbox = await call('GET', '/api/content/feedback?limit=100&kind=feedback');
    expect(inbox.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const csv = (await call('GET', '/api/content/feedback.csv')).body;
    const cells = csv.split(/\r\n/).flatMap((line) => [...line.matchAll(/(?:^|,)("?)([^,"]*)/g)]);
    const running = cells.map(([, , cell = '']) => cell).filter((cell) => /^[=+@\t\r-]/.test(cell));
    expect(running).toEqual([]);
    expect(csv).toContain('HYPERLINK');
  });
});

async function registerPerson(): Promise<string> {
  const { server } = application;
  const started = await server.inject('/api/.ory/self-service/registration/api');
  const signedUp = await server.inject({
    method: 'POST',
    url: `/api/.ory/self-service/registration?flow=${started.json<{ id: string }>().id}`,
    payload: {
      method: 'password',
      password: 'an-engine-of-analysis-7',
      traits: { email: 'ada@example.org', name: 'ada' },
    },
  });
  return signedUp.json<{ session_token: string }>().session_token;
}
