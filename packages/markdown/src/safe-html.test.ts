import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, html as standard, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Embeds } from './embeds.ts';
import { embedsIn } from './embeds-in.ts';
import { renderMarkdown } from './render-markdown.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const HERE = 'https://data.example.org';
const PICTURE = '3e2b1a10-0000-4000-8000-000000000001';

const elements = new Set(
  (
    'a blockquote br code del em h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul ' +
    'aside figcaption figure img picture source'
  ).split(' '),
);
const attributes = new Set(
  (
    'href title start align class alt src srcset sizes type media width height loading decoding ' +
    'data-chart data-dataset data-theme data-window'
  ).split(' '),
);

/** Everything in the parsed HTML that could run, load or submit something. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  const walk = (node: Node, isLinked: boolean) => {
    if (node.nodeName === '#text') return;
    if (!('tagName' in node)) return void dangers.push(node.nodeName);
    if (!elements.has(node.tagName) || node.namespaceURI !== standard.NS.HTML) {
      dangers.push(`<${node.tagName}>`);
    }
    if (node.tagName === 'a' && isLinked) dangers.push('a link within a link');
    for (const { name, value } of node.attrs) dangers.push(...dangersOf(name, value));
    for (const child of node.childNodes) walk(child, isLinked || node.tagName === 'a');
  };
  for (const node of parseFragment(html).childNodes) walk(node, false);
  return dangers;
}

function dangersOf(name: string, value: string): string[] {
  if (!attributes.has(name)) return [name];
  // A text that is not an address leads nowhere.
  const protocol = name === 'href' ? URL.parse(value, HERE)?.protocol : undefined;
  if (protocol && !['http:', 'https:', 'mailto:'].includes(protocol)) return [value];
  if (['src', 'srcset'].includes(name) && !/^\/(?:media|charts)\/[\w-]+[./]/.test(value)) return [value];
  return [];
}

/** Pieces of known attacks, which Markdown may combine. */
const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<!--',
  '-->',
  '<a href="javascript:alert(1)">',
  '</a>',
  '<style>*{x:expression(1)}</style>',
  '<iframe srcdoc="',
  '" onmouseover="alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:x',
  '//evil.example',
  'https://evil.example',
  '&#106;',
  '&lt;script&gt;',
  `/media/${PICTURE}`,
  `${HERE}/visualise?vis_id=c`,
];
const signs = '[ ] ]( ) ![ < > " \' ` ``` * _ ~~ \\ | &#x3c; <x: /p/d www.a.b 1.'.split(' ');
const pieces = [
  ...payloads,
  ...signs,
  '\n',
  '\n\n',
  '\t',
  '# ',
  '- ',
  '> ',
  '    ',
  '|---|\n',
  '[a]: ',
  '\u0000',
];

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const hostileEmbeds: Embeds = {
  charts: new Map([
    [
      'c',
      {
        title: hostile,
        subtitle: hostile,
        notes: hostile,
        caption: hostile,
        alt: hostile,
        isMap: true,
        drawn: { width: 1, height: 1 },
        datasets: [
          { title: hostile, url: 'javascript:alert(1)' },
          { title: hostile, url: `${HERE}/p/d` },
        ],
      },
    ],
  ]),
  datasets: new Map([['d', { title: hostile, publisher: hostile, description: hostile }]]),
  media: new Map([
    [
      PICTURE,
      { id: PICTURE, alt: hostile, width: 1, height: 1, sources: [], src: `/media/${PICTURE}/1.jpg` },
    ],
  ]),
};

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 30 })
    .map((parts) => parts.join('')),
);

describe('whatever a text is, what is made of it', () => {
  it('runs nothing, loads nothing from elsewhere, and looks as we decide', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (markdown, hasEmbeds) => {
        const html = renderMarkdown(markdown, {
          highest: 2,
          publicUrl: HERE,
          ...(hasEmbeds ? { embeds: hostileEmbeds } : {}),
        });
        expect(dangersIn(html)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('is read by a browser as it was meant, and so when it is copied', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        const once = serialize(
          parseFragment(renderMarkdown(markdown, { highest: 2, embeds: hostileEmbeds })),
        );
        expect(serialize(parseFragment(once))).toBe(once);
        expect(dangersIn(once)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('embeds only what has an id of ours', () => {
    fc.assert(
      fc.property(text, (markdown) => {
        const { charts, datasets, media } = embedsIn(markdown, HERE);
        for (const id of [...charts, ...datasets, ...media]) expect(id).toMatch(/^[\w-]{1,100}$/);
      }),
    );
  });
});

describe('the eye of these tests', () => {
  it.each([
    '<script></script>',
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<a href=" \u0001java\nscript:x">',
    '<img src="https://evil.example/x.png">',
    '<p style="x">',
    '<svg><a></a></svg>',
    '<p id="x">',
    '<!-- x -->',
  ])('sees %s', (html) => {
    expect(dangersIn(html)).not.toEqual([]);
  });
});
