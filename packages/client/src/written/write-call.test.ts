import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../operations/operation.ts';
import { writeCall } from './write-call.ts';

const operation: Operation = {
  method: 'POST',
  path: '/admin/people/{id}',
  query: ['dry_run'],
  body: 'person',
};
const target = {
  baseUrl: 'https://data.example',
  basePath: '/api/.ory',
  project: 'roads',
  client: 'ory' as const,
};

describe('a call that is written down', () => {
  test('has its address, its project and its body, and the name of a key', () => {
    const { curl, code } = writeCall(
      'add',
      operation,
      { id: 'a b', dryRun: true, person: { name: 'Ada' } },
      target,
    );
    expect(curl).toContain(`curl -X POST 'https://data.example/api/.ory/admin/people/a%20b?dry_run=true'`);
    expect(curl).toContain('-H "Authorization: Bearer $KEY"');
    expect(curl).toContain("-H 'X-Gazetteer-Project: roads'");
    expect(curl).toContain(`--data-raw '{"name":"Ada"}'`);
    expect(code).toContain('bearer: key');
    expect(code).toContain('ory.add({\n  id: "a b",\n  dryRun: true,\n  person: {\n    name: "Ada"\n  }\n})');
  });

  test('that anybody may make names no key', () => {
    const { curl, code } = writeCall('ask', { method: 'GET', path: '/health', by: 'anybody' }, {}, target);
    expect(curl).not.toContain('$KEY');
    expect(code).not.toContain('key');
    expect(code).toContain('ory.ask()');
  });

  test('reaches the program as it is, whatever stands in the body', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((one) => !one.includes('\0'));
    fc.assert(
      fc.property(text, (name) => {
        const { curl } = writeCall('add', operation, { id: '1', person: { name } }, target);
        const shown = execFileSync('sh', ['-c', curl.replace('curl', `printf '%s\\n'`)], {
          encoding: 'utf8',
        });
        expect(shown.trimEnd().split('--data-raw\n')[1]).toBe(JSON.stringify({ name }).trimEnd());
      }),
      { numRuns: 20 },
    );
  });
});
