import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createCourier } from './courier/courier.ts';
import { listMessages } from './courier/courier.store.ts';
import { queueMessage } from './courier/queue-message.ts';
import { openTestIdentity } from './identity-testing.ts';
import { checkPassword } from './methods/password/check-password.ts';
import { findProvider, providerClient } from './methods/oidc/provider-client.ts';
import type { Project } from './model/projects/project.ts';

/** Something inside the network of the server, which notes who asks. */
async function startNeighbour(): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, asked };
}

describeStores('the settings of a project', (open) => {
  const setUp = async (which: 'portal' | 'other', host = '127.0.0.1') => {
    const { port, asked } = await startNeighbour();
    const inside = `http://${host}:${port}`;
    const { context, project, other, configure } = await openTestIdentity(await open());
    const provider = {
      id: 'inside',
      provider: 'generic',
      client_id: 'any',
      client_secret: 'any',
      issuer_url: inside,
    };
    const changed = await configure(
      {
        courier: { sms: { url: `${inside}/text` } },
        selfservice: {
          methods: {
            oidc: { enabled: true, config: { providers: [provider] } },
            password: { config: { haveibeenpwned_enabled: true, haveibeenpwned_host: `${host}:${port}` } },
          },
        },
      },
      which === 'portal' ? project.id : other.id,
    );
    return { context, changed, asked };
  };
  type SetUp = Awaited<ReturnType<typeof setUp>>;

  const askProvider = async ({ context, changed }: SetUp): Promise<unknown> => {
    const provider = findProvider(changed, 'inside');
    if (!provider) throw new Error('the project has no provider');
    return providerClient(context, changed, provider).catch((error: unknown) => error);
  };
  const sendText = async ({ context, changed: { id } }: SetUp) => {
    await queueMessage(context, {
      project_id: id,
      via: 'phone',
      recipient: '+33 6 12 34 56 78',
      template_type: 'login_code_valid',
      values: { code: '204173', expires_in_minutes: 15 },
      language: 'en',
    });
    await createCourier(context).dispatchDue();
    const [message] = await listMessages(context.sql, id, {}, { limit: 1, offset: 0 });
    return message;
  };
  const choosePassword = ({ context, changed }: { context: SetUp['context']; changed: Project }) =>
    checkPassword(context, changed, { password: 'odd quay at noon', identifiers: [] });

  it.each([
    '127.0.0.1',
    'localhost',
    '2130706433',
    '[::ffff:127.0.0.1]',
  ])('make the server call nothing at %s, and give a text message up with the reason', async (host) => {
    const given = await setUp('other', host);
    expect(await askProvider(given)).toMatchObject({
      status: 502,
      reason: expect.stringMatching(/provider/),
    });
    const message = await sendText(given);
    expect(message).toMatchObject({ status: 'abandoned' });
    expect(message?.dispatches).toMatch(/only public addresses are called/);
    expect(await choosePassword(given)).toEqual([]);
    expect(given.asked).toEqual([]);
  });

  it('tell the developer whose provider has an address inside', async () => {
    const refused = await askProvider(await setUp('other'));
    expect(refused).toMatchObject({ reason: expect.stringContaining('into the network of this server') });
  });

  it("reach inside where the project is the portal's own, whose settings are the operator's", async () => {
    const given = await setUp('portal');
    await askProvider(given);
    await sendText(given);
    expect(given.asked).toEqual(['GET /.well-known/openid-configuration', 'POST /text']);
  });
});
