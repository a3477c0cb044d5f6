import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';

describeStores('llms.txt', (open) => {
  it('says in the form of llmstxt.org what the portal is, and leads on', async () => {
    const { server } = await openCatalogue(open);
    const { body, headers } = await server.inject('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const [title, blank, summary] = body.split('\n');
    expect([title, blank]).toEqual(['# Gazetteer', '']);
    expect(summary).toMatch(new RegExp(`^> The open data that .+ publishes at ${PUBLIC_URL}\\.`));
    expect(body).toContain('- Languages: English');
    const sections = body.split(/^## /m).slice(1);
    expect(sections.map((text) => text.split('\n', 1)[0])).toEqual(['Data', 'Interfaces', 'Optional']);
    for (const text of sections) {
      const lines = text.split('\n').slice(1).filter(Boolean);
      for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): .+$/);
    }
  });
});
