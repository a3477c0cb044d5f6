import { DOMParser } from '@xmldom/xmldom';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';
import { writeOpenSearch } from './opensearch.routes.ts';
import { writeSecurityText } from './security-text.ts';

describeStores('what programs look for at addresses of their own', (open) => {
  it('says how browsers search the portal', async () => {
    const { server } = await openCatalogue(open);
    const answer = await server.inject('/opensearch.xml');
    expect(answer.headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    const document = new DOMParser().parseFromString(answer.body, 'text/xml');
    const templates = [...document.getElementsByTagName('Url')].map((url) => [
      url.getAttribute('type'),
      url.getAttribute('template'),
    ]);
    expect(templates).toEqual([
      ['text/html', `${PUBLIC_URL}/search?sq={searchTerms}`],
      ['application/atom+xml', `${PUBLIC_URL}/feeds/custom.atom?q={searchTerms}&page={startPage?}`],
      ['application/opensearchdescription+xml', `${PUBLIC_URL}/opensearch.xml`],
    ]);
  });

  it('says whom to write to about its security', async () => {
    const { server } = await openCatalogue(open, { siteWords: { email: 'data@example.org' } });
    const answer = await server.inject('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toContain('Contact: mailto:data@example.org\nExpires: 2026-');
  });

  it('has no security.txt where nobody is named to write to', async () => {
    const { server } = await openCatalogue(open);
    expect((await server.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});

describe('the description of the search', () => {
  it('names the portal in as many characters as the format has room for', () => {
    const body = writeOpenSearch({
      publicUrl: PUBLIC_URL,
      name: 'Open data of <Lower> & Upper Mond',
      language: 'fr',
    });
    expect(body).toContain('<ShortName>Open data of</ShortName>');
    expect(body).toContain('<LongName>Open data of &lt;Lower&gt; &amp; Upper Mond</LongName>');
    expect(body).toContain('<Language>fr</Language>');
    expect(body).toContain(`/search?lng=fr&amp;sq={searchTerms}`);
    const long = writeOpenSearch({
      publicUrl: PUBLIC_URL,
      name: 'Geoinformationsverbund',
      language: undefined,
    });
    expect(long).toContain('<ShortName>Geoinformationsv</ShortName>');
  });
});

describe('security.txt', () => {
  it('says whom to write to and until when that holds', () => {
    const now = new Date('2026-12-01T10:20:30Z');
    const text = writeSecurityText({ publicUrl: PUBLIC_URL, email: 'data@example.org' }, now);
    expect(text.split('\n')).toEqual([
      'Contact: mailto:data@example.org',
      'Expires: 2027-03-01T00:00:00.000Z',
      `Canonical: ${PUBLIC_URL}/.well-known/security.txt`,
      '',
    ]);
  });
});
