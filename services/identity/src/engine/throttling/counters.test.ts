import { createSecrets } from '@gazetteer/kernel';
import type { Visit } from '../../http/visit.ts';
import { expect, it } from 'vitest';
import type { Project } from '../../model/projects/project.ts';
import { type Caller, countersOf } from './counters.ts';

const secrets = createSecrets(['a secret of the tests that is long enough']);

function subjectOf(role: string, ip: string): string | undefined {
  const caller = { project: { id: 'p' } as Project, visit: { ip, headers: {} } as Visit };
  const tried = { action: 'code' as const, account: { id: 'ada', exists: true } };
  return countersOf({ secrets }, caller as Caller, tried).find((counter) => counter.role === role)?.subject;
}

it('counts tries of one account from all networks of a subscriber together, and their networks apart', () => {
  const [here, beside] = ['2001:db8:0:1::9', '2001:db8:0:2::9'];
  expect(subjectOf('pair', here)).toBe(subjectOf('pair', beside));
  expect(subjectOf('address', here)).not.toBe(subjectOf('address', beside));
});
