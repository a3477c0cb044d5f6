import Fastify from 'fastify';
import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { graphqlService } from '../graphql-service.ts';
import { examples } from './examples.ts';
import { languageOf } from './texts.ts';

async function getPage(url: string, headers: Record<string, string> = {}) {
  const server = Fastify();
  await server.register(graphqlService({ call: async () => ({ status: 204, body: undefined }) }));
  const response = await server.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
  return { server, response };
}

describe('the explorer page', () => {
  it('is what a browser gets, in its language', async () => {
    const { response } = await getPage('/graphql', { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<html lang="fr">');
    expect(response.body).toContain('Explorateur GraphQL');
  });

  it('keeps the theme that was chosen on the site', async () => {
    const { response } = await getPage('/graphql', { cookie: 'language=en; theme=dark' });
    expect(response.body).toContain('<html lang="en" data-theme="dark">');
  });

  it('loads nothing from other hosts and holds no inline script or style', async () => {
    const { response, server } = await getPage('/graphql');
    const addresses = [...response.body.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses.filter((address) => !/^[/#]/.test(address ?? ''))).toEqual([]);
    expect(response.body).not.toMatch(
      /<style|<script(?! type="module" blocking="render" src=)|\son\w+=|\sstyle=/,
    );
    for (const address of addresses.filter((candidate) => candidate?.includes('explorer.'))) {
      expect((await server.inject({ url: address ?? '' })).statusCode).toBe(200);
    }
  });

  it('shows the query of its address, and never as markup', async () => {
    const { response } = await getPage(`/graphql?${new URLSearchParams({ query: '{ a } </textarea><b>' })}`);
    expect(response.body).toContain('{ a } &lt;/textarea&gt;&lt;b&gt;</textarea>');
  });

  it('answers its own form as JSON where there is no script', async () => {
    const query = new URLSearchParams({
      query: '{ dataset_count { success } }',
      variables: '',
      format: 'json',
    });
    const { response } = await getPage(`/graphql?${query}`);
    expect(response.json()).toEqual({ data: { dataset_count: { success: null } } });
  });

  it('offers examples that the schema accepts', () => {
    const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));
    for (const { query } of examples) expect(validate(schema, parse(query))).toEqual([]);
  });
});

describe('the language of the page', () => {
  it('is the one in the address, then in the cookie, then of the browser, then English', () => {
    expect(languageOf('fr', 'language=en', 'en')).toBe('fr');
    expect(languageOf(undefined, 'a=1; language=fr', 'en')).toBe('fr');
    expect(languageOf('xx', '', 'de, fr;q=0.5')).toBe('fr');
    expect(languageOf(undefined, '', 'de')).toBe('en');
  });
});
