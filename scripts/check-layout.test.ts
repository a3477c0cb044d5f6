import { describe, expect, it } from 'vitest';
import { crowdedFolders, layoutProblems } from './check-layout.ts';

describe('the layout check', () => {
  it('has nothing against a short file with a telling name', () => {
    expect(layoutProblems('services/catalogue/src/show-dataset.ts', 'export {};\n')).toEqual([]);
  });

  it('refuses files that are too long, and lets tests be a little longer', () => {
    const lines = 'x\n'.repeat(350);
    expect(layoutProblems('packages/ui/src/button.tsx', lines)).toHaveLength(1);
    expect(layoutProblems('packages/ui/src/button.test.tsx', lines)).toEqual([]);
    expect(layoutProblems('packages/client/src/ory/ory.generated.ts', lines)).toEqual([]);
  });

  it('refuses names that say nothing', () => {
    for (const file of ['src/utils/text.ts', 'src/date-helpers.ts', 'src/common.ts', 'src/base.store.ts']) {
      expect(layoutProblems(file, '')).toHaveLength(1);
    }
    expect(layoutProblems('src/database.ts', '')).toEqual([]);
  });

  it('refuses barrels inside a package', () => {
    expect(layoutProblems('packages/ui/src/index.ts', '')).toEqual([]);
    expect(layoutProblems('packages/ui/src/button/index.ts', '')).toHaveLength(1);
  });

  it('refuses a folder of more than 25 source files that does not say why', () => {
    const filesOf = (count: number) =>
      Array.from({ length: count }, (_, number) => [`src/${number}.ts`, `src/${number}.test.ts`]).flat();
    expect(crowdedFolders(filesOf(25))).toEqual([]);
    expect(crowdedFolders(filesOf(26))).toEqual([expect.stringContaining('src: 26 source files')]);
    expect(crowdedFolders([...filesOf(26), 'src/README.md'])).toEqual([]);
  });

  it('refuses queries outside stores', () => {
    const query = "await sql.query.selectFrom('datasets').execute();\n";
    expect(layoutProblems('services/catalogue/src/datasets/dataset.store.ts', query)).toEqual([]);
    expect(layoutProblems('services/catalogue/src/datasets/show-dataset.ts', query)).toHaveLength(1);
  });

  it('refuses Fastify in the rules of identity', () => {
    const source = 'services/identity/src';
    const imports = "import type { FastifyRequest } from 'fastify';\n";
    const names = 'export function submit(request: FastifyRequest, reply: FastifyReply): void {}\n';
    for (const content of [imports, names, 'type Sent = { request: HttpRequest };\n']) {
      expect(layoutProblems(`${source}/engine/submit-flow.ts`, content)).toHaveLength(1);
      expect(layoutProblems(`${source}/methods/password/password-login.ts`, content)).toHaveLength(1);
      const allowed = [
        'http/answer-visit.ts',
        'engine/flow.routes.ts',
        'identity-service.ts',
        'engine/csrf.test.ts',
      ];
      for (const file of allowed) expect(layoutProblems(`${source}/${file}`, content)).toEqual([]);
    }
    expect(layoutProblems(`${source}/engine/flow.ts`, '/** Not a FastifyRequest. */\n')).toEqual([]);
    expect(layoutProblems('packages/actions/src/read-body.ts', names)).toEqual([]);
  });

  it('refuses Fastify in the rules of every service', () => {
    const content = 'export function send(request: FastifyRequest, server: HttpServer): void {}\n';
    const plugins = {
      catalogue: 'catalogue-service.ts',
      content: 'content-service.ts',
      datastore: 'datastore-service.ts',
      identity: 'identity-service.ts',
    };
    for (const [service, plugin] of Object.entries(plugins)) {
      const source = `services/${service}/src`;
      expect(layoutProblems(`${source}/tables/send-table.ts`, content)).toHaveLength(1);
      for (const file of ['http/send-table.ts', 'tables/table.routes.ts', 'tables.fixture.ts', plugin])
        expect(layoutProblems(`${source}/${file}`, content)).toEqual([]);
    }
    expect(layoutProblems('services/harvest/src/harvest-service.ts', content)).toHaveLength(1);
    expect(layoutProblems('packages/kernel/src/work/background-task.ts', content)).toHaveLength(1);
  });
});
