import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperation, type TestOperation } from '../operation-testing.ts';

type Health = {
  version: string;
  parts: { name: string; works: boolean; reason: string | null }[];
  processes: { web: number; answering: { id: number; started_at: string } };
  storage: {
    database: { kind: string; bytes: number };
    objects: { versions: number };
    room: { free_bytes: number; total_bytes: number }[];
  };
  queues: { messages: { delivery: string; waiting: number }; imports: object; harvests: object[] };
};

let operation: TestOperation;

beforeAll(async () => {
  operation = await openOperation();
});

afterAll(() => operation.close());

const show = (as = operation.administrator) => operation.call<Health>(as, 'GET', '/health');

describe('the health of an installation', () => {
  it('is told to administrators only', async () => {
    const { credentials } = await operation.enrol('ada');
    for (const as of [{}, credentials]) expect((await show(as)).status).toBe(403);
  });

  it('tells of every part, of storage and of what waits', async () => {
    const { status, body } = await show();
    expect(status).toBe(200);
    expect(body.parts.map(({ name, works }) => [name, works])).toEqual([
      ['sql', true],
      ['disk', true],
      ['search', true],
      ['objects', true],
      ['tables', true],
    ]);
    expect(body.processes).toMatchObject({ web: 1, answering: { id: process.pid } });
    expect(body.storage).toMatchObject({ database: { kind: 'sqlite' }, objects: { versions: 0 } });
    expect(body.storage.database.bytes).toBeGreaterThan(100_000);
    for (const { free_bytes, total_bytes } of body.storage.room)
      expect(total_bytes).toBeGreaterThan(free_bytes);
    expect(body.queues).toMatchObject({
      messages: { delivery: 'log' },
      imports: { queued: 0, running: 0, failed: 0 },
      harvests: [],
    });
  });

  it('counts the messages that wait', async () => {
    const { waiting } = (await show()).body.queues.messages;
    const invited = { email: 'iris@example.org', role: 'editor' };
    await operation.call(operation.administrator, 'POST', '/people', invited);
    expect((await show()).body.queues.messages.waiting).toBe(waiting + 1);
  });
});
