import { expect, it, onTestFinished } from 'vitest';
import { openOperation } from '../operation-testing.ts';

it('the set-up is due until an administrator ends it, and leaves the site as it is', async () => {
  const operation = await openOperation();
  onTestFinished(() => operation.close());
  const { administrator, call } = operation;
  const { credentials } = await operation.enrol('ada');
  for (const as of [{}, credentials]) {
    expect((await call(as, 'GET', '/setup')).status).toBe(403);
    expect((await call(as, 'POST', '/setup/end')).status).toBe(403);
  }
  const { siteNow } = operation.application;
  const before = await siteNow.read();
  expect((await call(administrator, 'GET', '/setup')).body).toEqual({ due: true });
  for (let time = 0; time < 2; time++) {
    expect((await call(administrator, 'POST', '/setup/end')).status).toBe(204);
    expect((await call(administrator, 'GET', '/setup')).body).toEqual({ due: false });
  }
  expect(await siteNow.read()).toEqual(before);
});
