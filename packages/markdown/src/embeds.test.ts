import { describe, expect, it } from 'vitest';
import type { Embeds } from './embeds.ts';
import { embedsIn } from './embeds-in.ts';
import { renderMarkdown } from './render-markdown.ts';

const HERE = 'https://data.example.org';
const PICTURE = '3e2b1a10-0000-4000-8000-000000000001';

const embeds: Embeds = {
  charts: new Map([
    [
      'rain-1',
      {
        title: 'Rain by state',
        subtitle: 'mm, mean',
        notes: 'Two stations were closed.',
        caption: 'Chart: Ada, a visitor. Source: Weather office.',
        alt: 'Bars of rain',
        isMap: false,
        drawn: { width: 720, height: 400 },
        drawnForPhone: { width: 400, height: 320 },
        datasets: [
          { title: 'Rainfall', url: `${HERE}/p/rainfall` },
          { title: 'Areas', url: `${HERE}/p/areas` },
        ],
      },
    ],
  ]),
  datasets: new Map([
    ['rainfall', { title: 'Rainfall', publisher: 'Weather office', description: 'Monthly.' }],
    ['bare', { title: 'Bare', publisher: null, description: null }],
  ]),
  media: new Map([
    [
      PICTURE,
      {
        id: PICTURE,
        alt: 'A river',
        width: 1200,
        height: 800,
        sources: [{ type: 'image/avif', srcset: `/media/${PICTURE}/640.avif 640w` }],
        src: `/media/${PICTURE}/1200.jpg`,
      },
    ],
  ]),
};

function show(markdown: string, language: 'en' | 'fr' = 'en'): string {
  return renderMarkdown(markdown, { highest: 2, embeds, language, publicUrl: HERE });
}

describe('what a text embeds', () => {
  it('is found by the links and images that show it, each once', () => {
    const text = [
      `Before\n[Rain](/visualise?vis_id=rain-1)\nafter`,
      `${HERE}/visualise?vis_id=rain-1`,
      `<${HERE}/visualise?lang=fr&vis_id=rain-2>`,
      `[the data][data]\n\n[data]: /p/rainfall`,
      `${HERE}/p/areas/`,
      `Before\n/p/bare\nafter`,
      `a ![river](/media/${PICTURE}) within`,
      `- ![river](/media/${PICTURE}/640.webp)`,
    ].join('\n\n');
    expect(embedsIn(text, HERE)).toEqual({
      charts: ['rain-1', 'rain-2'],
      datasets: ['rainfall', 'areas', 'bare'],
      media: [PICTURE],
    });
  });

  it.each([
    'see [the chart](/visualise?vis_id=rain-1)',
    '- [the chart](/visualise?vis_id=rain-1)',
    '> [the chart](/visualise?vis_id=rain-1)',
    '## [the chart](/visualise?vis_id=rain-1)',
    'see /visualise?vis_id=rain-1',
    '- /visualise?vis_id=rain-1',
    '`/visualise?vis_id=rain-1`',
    '    /visualise?vis_id=rain-1',
    '[edit](/visualise?vis_id=rain-1&edit=1)',
    '[builder](/visualise?dataset_id=rain)',
    '[elsewhere](https://example.org/visualise?vis_id=rain-1)',
    '[elsewhere](//example.org/p/rainfall)',
    '[elsewhere](/\\example.org/p/rainfall)',
    `[trick](${HERE}.example.org/p/rainfall)`,
    '[a table](/p/rainfall/r/1)',
    '[no handle](/visualise?vis_id=a"b)',
    '[no name](/p/Rain%20fall)',
    `[a link to a picture](/media/${PICTURE})`,
    '![an image of a page](/p/rainfall)',
    '![](/media/../api/logout)',
  ])('is not: %s', (text) => {
    expect(embedsIn(text, HERE)).toEqual({ charts: [], datasets: [], media: [] });
    expect(show(text)).not.toMatch(/<(figure|aside|picture)/);
  });
});

describe('an embedded chart', () => {
  it('is a figure with its picture in both themes and sizes, which leads to the chart', () => {
    const html = show('[What fell](/visualise?vis_id=rain-1)');
    expect(html.match(/<source /g)).toHaveLength(3);
    expect(html).toContain('alt="Bars of rain" width="720" height="400"');
    expect(html).toContain('<a href="/visualise?vis_id=rain-1"><picture>');
  });

  it('comes with its page where one sees it first, and else when one scrolls to it', () => {
    const line = '[What fell](/visualise?vis_id=rain-1)';
    const lazy = (text: string) =>
      [...show(text).matchAll(/<img[^>]*>/g)].map(([image]) => image.includes('loading="lazy"'));
    expect(lazy(`It rained.\n\n${line}\n\n${line}`)).toEqual([false, true]);
    expect(lazy(`A ![river](/media/${PICTURE}) rose.\n\n${line}`)).toEqual([false, true]);
    expect(lazy(`${'It rained. '.repeat(60)}\n\n${line}`)).toEqual([true]);
  });

  it('says in the order of its picture what it shows: title and unit above, notes and source below', () => {
    const html = show('[What fell](/visualise?vis_id=rain-1)');
    expect(html.replace(/<picture>.*<\/picture>/s, '…')).toBe(
      '<figure class="embedded-chart" data-chart="rain-1">' +
        '<figcaption><a href="/visualise?vis_id=rain-1"><strong>What fell</strong></a><p class="embedded-subtitle">mm, mean</p></figcaption>' +
        '<a href="/visualise?vis_id=rain-1">…</a>' +
        '<p class="embedded-notes">Two stations were closed.</p>' +
        `<p class="embedded-source">Chart: Ada, a visitor. Source: Weather office. Data: <a href="${HERE}/p/rainfall">Rainfall</a>, <a href="${HERE}/p/areas">Areas</a>.</p></figure>`,
    );
  });

  it('keeps room for the buttons of a map', () => {
    const rain = embeds.charts.get('rain-1');
    const maps = { ...embeds, charts: new Map(rain && [['rain-1', { ...rain, isMap: true }]]) };
    const html = renderMarkdown('/visualise?vis_id=rain-1', { highest: 2, embeds: maps, language: 'en' });
    expect(html).toContain('<figure class="embedded-chart embedded-map" data-chart="rain-1">');
    expect(show('/visualise?vis_id=rain-1')).not.toContain('embedded-map');
  });

  it('has its own title where the link says nothing else, and stands apart from the words around it', () => {
    const html = show(`Before\n${HERE}/visualise?vis_id=rain-1\nafter`, 'fr');
    expect(html).toMatch(/^<p>Before<\/p><figure .*<\/figure><p>after<\/p>$/s);
    expect(html).toContain('<strong>Rain by state</strong></a><p class="embedded-subtitle">mm, mean</p>');
    expect(html).toContain('Données\u00a0: ');
    expect(html).toContain('&#x26;lang=fr&#x26;');
  });

  it('that may not be seen, or is gone, is a line that says so', () => {
    expect(show('[Secret plans](/visualise?vis_id=gone)')).toBe(
      '<p class="missing-embed">This chart is not available.</p>',
    );
    expect(show('[a](/p/gone)', 'fr')).toBe(
      '<p class="missing-embed">Ce jeu de données n’est pas disponible.</p>',
    );
  });
});

describe('an embedded dataset', () => {
  it('is a card that leads to it', () => {
    expect(show('[a](/p/rainfall)')).toBe(
      '<aside class="embedded-dataset" data-dataset="rainfall">' +
        '<p><a href="/p/rainfall"><strong>Rainfall</strong></a></p><p>Monthly.</p><p>Weather office</p></aside>',
    );
    expect(show('[a](/p/bare)').match(/<p>/g)).toHaveLength(1);
  });
});

describe('an embedded picture', () => {
  it('is a figure with what its title says below, where it stands alone', () => {
    const html = show(`![Our river](/media/${PICTURE} "In spring")`);
    expect(html).toMatch(/^<figure class="embedded-picture"><picture><source type="image\/avif"/);
    expect(html).toContain('alt="Our river" width="1200" height="800"');
    expect(html).toContain('</picture><figcaption>In spring</figcaption></figure>');
  });

  it('says what the library says it shows, where the text does not', () => {
    expect(show(`![](/media/${PICTURE})`)).toContain('alt="A river"');
  });

  it('stands within a text, or a link, where it is put there', () => {
    expect(show(`a ![b](/media/${PICTURE}) c`)).toMatch(/^<p>a <picture>.*<\/picture> c<\/p>$/);
    expect(show(`[![b](/media/${PICTURE})](/search)`)).toMatch(/^<p><a href="\/search"><picture>/);
  });

  it('that is gone is a line that says so', () => {
    const gone = PICTURE.replace('1', '2');
    expect(show(`![b](/media/${gone})`)).toBe('<p class="missing-embed">This picture is not available.</p>');
    expect(show(`a ![b](/media/${gone})`)).toBe('<p>a <em>This picture is not available.</em></p>');
  });
});

describe('a text that nobody has looked up embeds for', () => {
  it('keeps its links, and links to its pictures', () => {
    const html = renderMarkdown(`[a](/visualise?vis_id=rain-1)\n\n![b](/media/${PICTURE})`, { highest: 2 });
    expect(html).toBe(
      `<p><a href="/visualise?vis_id=rain-1">a</a></p>\n<p><a href="/media/${PICTURE}">b</a></p>`,
    );
  });
});
