import { createHash } from 'node:crypto';
import { escapeHtml, StoreFailure } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { openTestContent, ownChart } from '../content-testing.ts';
import { embedPage } from './embed-page.ts';
import { escapeAddress } from './escape-address.ts';

const SCRIPT = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

describeStores('an embedded chart', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const get = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await content.server.inject({ url, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body };
    };
    return { ...content, get };
  };

  it('is a page of its own: picture, title, source, licence and the way to the chart', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada', { title: 'Rain in Goa' });
    const { status, headers, body } = await get(`/embed/${visID}?lang=fr`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('<h1 class="heard">Rain in Goa</h1>');
    expect(body).toContain('alt="Rain in Goa: bars"');
    expect(body).toContain(
      'Données\u00a0: <a href="http://portal.test/p/weather" target="_top">Les données weather &lt;jeu&gt;</a>',
    );
    expect(body).toContain('rel="license">CC BY 4.0</a>');
    expect(body).toContain(`href="http://portal.test/visualise?vis_id=${visID}"`);
    expect(body).toContain('<a href="http://portal.test" target="_top">Données ouvertes</a>');
    expect(body).not.toMatch(/<script|javascript:|\son\w+=/i);
  });

  it('shows what a reader chose, and the chart as published where it has no such thing', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const chosen = await get(`/embed/${visID}?time=2011&show=Goa`);
    expect(chosen.status).toBe(200);
    expect(chosen.body).toContain('&amp;time=2011&amp;show=Goa"');
    expect(chosen.body).toContain(
      `href="http://portal.test/visualise?vis_id=${visID}&amp;time=2011&amp;show=Goa"`,
    );
    const refused = await get(`/embed/${visID}?show=Kerala&lang=fr`);
    expect(refused.status).toBe(200);
    expect(refused.body).toContain('il est affiché tel que publié');
    expect(refused.body).not.toContain('Kerala');
  });

  it('may be framed by any site and run no script, while nothing else may be framed', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const { headers } = await get(`/embed/${visID}`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
    expect(headers['x-frame-options']).toBeUndefined();
    const picture = await get(`/charts/${visID}.svg`);
    expect(picture.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('tells its height by the one script it may run, where that is asked for', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada', { title: SCRIPT });
    const { headers, body } = await get(`/embed/${visID}?fit=true`);
    const [script = ''] = /(?<=<script>)[^<]*(?=<\/script>)/.exec(body) ?? [];
    expect(script).toContain('parent.postMessage({chartHeight:');
    const digest = createHash('sha256').update(script).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`script-src 'sha256-${digest}';`);
    expect(body.match(/<script/g)).toHaveLength(1);
    // What picks a drawing by the height of the frame would undo the height it makes.
    expect(body).not.toMatch(/media="[^"]*height/);
    expect((await get(`/embed/${visID}?fit=perhaps`)).status).toBe(400);
  });

  it('is light or dark as asked for, else as the reader has it', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const dark = await get(`/embed/${visID}?theme=dark`);
    expect(dark.body).toContain('<html lang="en" data-theme="dark">');
    expect(dark.body).not.toContain('theme=light');
    const either = await get(`/embed/${visID}`);
    expect(either.body).toContain('<html lang="en">');
    expect(either.body).toContain('media="(prefers-color-scheme: dark)"');
    expect((await get(`/embed/${visID}?theme=red`)).status).toBe(400);
  });

  it('shows words of strangers as words', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada', {
      title: SCRIPT,
      notes: SCRIPT,
      visJSON: ownChart([[SCRIPT, 1]], SCRIPT),
    });
    const { body } = await get(`/embed/${visID}`);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toMatch(/<script|<img src=x/);
  });

  it('is a page that says so, and may be framed, while a store is away', async () => {
    const { save, get, tables } = await begin();
    const { visID } = await save('ada');
    const away = vi.spyOn(tables, 'get').mockImplementation(() => {
      throw new StoreFailure('objects', 'away');
    });
    const { status, headers, body } = await get(`/embed/${visID}?lang=fr&theme=dark`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(body).toContain('<html lang="fr" data-theme="dark">');
    expect(body).toContain('<h1>Ce graphique ne peut pas être affiché pour le moment</h1>');
    away.mockRestore();
    expect((await get(`/embed/${visID}`)).status).toBe(200);
  });

  it('says that it is not there where it is private, deleted or was never there', async () => {
    const { save, get, call } = await begin();
    const secret = await save('ada', { title: 'A secret', visibility: 'private' });
    const gone = await save('ada', { title: 'A secret' });
    await call('DELETE', `/api/content/items/visualisations/${gone.id}`, 'ada');
    const pages = await Promise.all(
      [secret.visID, gone.visID, 'nothing', encodeURIComponent(SCRIPT), 'a%00b'].map((visID) =>
        get(`/embed/${visID}`),
      ),
    );
    for (const { status, headers, body } of pages) {
      expect([status, body]).toEqual([404, pages[0]?.body]);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(body).not.toContain('secret');
    }
  });
});

it('no title, source or address puts an element or an attribute into the page', () => {
  const page = (text: string) =>
    embedPage(
      {
        visId: 'abc',
        url: `https://portal.test/${text}`,
        title: text,
        alt: text,
        datasets: [{ title: text, url: text, license: { title: text, url: `javascript:${text}` } }],
        site: { name: text, url: text },
      },
      { lang: 'en', fit: false },
    );
  const tagsOf = (html: string) =>
    html.match(/<[a-z/!][^>]*>/g)?.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
  const plain = tagsOf(page('x'));
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom(SCRIPT, "' onload='x", '</title><svg/onload=x>', '&lt;')),
      (text) => {
        expect(tagsOf(page(text))).toEqual(plain);
      },
    ),
  );
  expect(escapeAddress('javascript:alert(1)')).toBe('');
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
});
