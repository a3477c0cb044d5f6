import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

/** Sends an action as a multipart form with a picture, the way CKAN's clients upload. */
async function upload(
  { server }: TestCatalogue,
  action: string,
  fields: Record<string, string>,
  { picture = 'picture of a railway', as = 'administrator' } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image_upload', new File([picture], 'logo.png'));
  const body = new Response(form);
  const answer = await server.inject({
    method: 'POST',
    url: `/api/3/action/${action}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '', authorization: as },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

describeStores('the picture of an organisation', (open) => {
  it.each(['organization', 'group'])('comes with the call that makes or changes it: %s', async (kind) => {
    const catalogue = await openCatalogue(open);
    const { result } = await upload(catalogue, `${kind}_create`, { name: 'railways' });
    expect(result.image_url).toMatch(/^http:\/\/portal\.test\/uploads\/group\/[0-9a-f]{64}\.webp$/);
    expect(result.image_display_url).toBe(result.image_url);
    const shown = await catalogue.server.inject(new URL(result.image_url).pathname);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.body).toBe('picture of a railway');
    const changed = await upload(
      catalogue,
      `${kind}_patch`,
      { id: 'railways' },
      { picture: 'picture of a train' },
    );
    expect((await catalogue.server.inject(new URL(changed.result.image_url).pathname)).body).toContain(
      'train',
    );
    expect((await catalogue.server.inject(new URL(result.image_url).pathname)).statusCode).toBe(404);
  });

  it('stays with every change that does not speak of it, and goes when it is taken away', async () => {
    const catalogue = await openCatalogue(open);
    const { result } = await upload(catalogue, 'organization_patch', { id: 'health-board' });
    const path = new URL(result.image_url).pathname;
    const renamed = await catalogue.post('organization_patch', { id: 'health-board', name: 'ministry' });
    expect(renamed.result.image_url).toBe(result.image_url);
    expect((await catalogue.server.inject(path)).statusCode).toBe(200);
    const cleared = await catalogue.post('organization_patch', { id: 'ministry', clear_upload: true });
    expect(cleared.result.image_url).toBe('');
    expect((await catalogue.server.inject(path)).statusCode).toBe(404);
  });

  it('has the address of the site that it is restored at', async () => {
    const store = await open();
    const once = await openCatalogue(async () => store);
    const { result } = await upload(once, 'organization_patch', { id: 'health-board' });
    const moved = await openCatalogue(async () => store, { publicUrl: 'https://elsewhere.test' });
    const { result: restored } = await moved.get('organization_show', { id: 'health-board' });
    expect(restored.image_url).toBe(result.image_url.replace('http://portal.test', 'https://elsewhere.test'));
    expect((await moved.server.inject(new URL(restored.image_url).pathname)).statusCode).toBe(200);
  });

  it('is refused where the file is none, and to who may not change the organisation', async () => {
    const catalogue = await openCatalogue(open);
    const bad = { picture: 'a,b' };
    const refused = await upload(catalogue, 'organization_create', { name: 'railways' }, bad);
    expect(refused.status).toBe(409);
    expect(refused.error.image_upload).toEqual([
      'Must be a JPEG, PNG, WebP or AVIF picture that can be read',
    ]);
    expect((await catalogue.get('organization_show', { id: 'railways' })).status).toBe(404);
    const other = { as: 'ada' };
    expect((await upload(catalogue, 'organization_patch', { id: 'health-board' }, other)).status).toBe(403);
    expect((await catalogue.server.inject('/uploads/group/..%2f..%2fx')).statusCode).toBe(404);
  });

  it('can be named by a file on disk in no call', async () => {
    const catalogue = await openCatalogue(open);
    const image_upload = { filename: 'passwd', path: '/etc/passwd' };
    const { result } = await catalogue.post('organization_patch', { id: 'health-board', image_upload });
    expect(result.image_url).toBe('');
  });
});

describeStores('the title of an organisation that is translated', (open) => {
  it('changes in the language it is changed in, and in that alone', async () => {
    const catalogue = await openCatalogue(open);
    const title_translated = { en: 'Health Board', fr: 'Conseil de santé' };
    await catalogue.post('organization_patch', { id: 'health-board', title_translated });
    const { result } = await catalogue.post('organization_patch', { id: 'health-board', title: 'Ministry' });
    expect(result).toMatchObject({
      title: 'Ministry',
      title_translated: { en: 'Ministry', fr: 'Conseil de santé' },
    });
  });
});
