import { expect, it, onTestFinished } from 'vitest';
import { openInstallation } from './projects-testing.ts';

type Project = { services: { permission: { config: object } } };
type Update = { warnings: object[]; error: { message: string } };

it('a project sets how far checks look, within what an installation can bear', async () => {
  const installation = await openInstallation();
  onTestFinished(() => installation.close());
  const { administrator } = installation;
  const { id, slug } = await installation.create('Deep');
  const patch = (operations: object[]) =>
    installation.call<Update>(administrator, 'PATCH', `/projects/${id}`, operations);
  const limits = '/services/permission/config/limit';
  const configured = async () => {
    const { body } = await installation.call<Project>(administrator, 'GET', `/projects/${id}`);
    return body.services.permission.config;
  };
  expect(await configured()).toMatchObject({ limit: { max_read_depth: 5, max_read_width: 100 } });
  const keto = { max_read_depth: 20, max_read_width: 250, max_batch_check_size: 10 };
  const { status, body } = await patch([{ op: 'replace', path: limits, value: keto }]);
  expect([status, body.warnings.length]).toEqual([200, 1]);
  expect(await configured()).toMatchObject({ limit: { max_read_depth: 20, max_read_width: 250 } });
  for (const [name, value] of [
    ['max_read_depth', 101],
    ['max_read_depth', 0],
    ['max_read_width', 10_001],
    ['max_read_width', 'wide'],
  ] as const) {
    const refused = await patch([{ op: 'replace', path: `${limits}/${name}`, value }]);
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining(`services.permission.config.limit.${name}`),
    ]);
  }
  // A language that is saved by itself leaves the limits as they are.
  const inProject = { ...administrator, 'x-gazetteer-project': slug, 'content-type': 'text/plain' };
  const saved = await installation.call(inProject, 'PUT', '/admin/opl', 'class User implements Namespace {}');
  expect(saved.status).toBe(200);
  expect(await configured()).toMatchObject({ limit: { max_read_depth: 20, max_read_width: 250 } });
});
