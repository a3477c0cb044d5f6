import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { lastMessage } from '../../methods/code/sent-code-testing.ts';
import { openWithAda } from '../../kinds/recovery/recovery-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'CourierApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

describeStores('the messages by the published clients', (openStore) => {
  for (const [name, { Configuration, CourierApi }] of clients) {
    describe(`of ${name}`, () => {
      it('are listed by state and recipient', async () => {
        const courier = new CourierApi(new Configuration(await begin(openStore)));
        const all = await courier.listCourierMessages({ perPage: 10, page: 1 });
        expect(all.data).toMatchObject([
          {
            id: expect.any(String),
            status: expect.stringMatching(/^(queued|processing|sent)$/),
            type: 'email',
            recipient: 'ada@example.org',
            subject: expect.any(String),
            body: expect.any(String),
            template_type: 'verification_code_valid',
            send_count: expect.any(Number),
            created_at: expect.any(String),
            updated_at: expect.any(String),
          },
        ]);
        const status = spoken.CourierMessageStatus.Abandoned;
        expect((await courier.listCourierMessages({ status })).data).toEqual([]);
        const recipient = 'ada@example.org';
        expect((await courier.listCourierMessages({ recipient })).data).toHaveLength(1);
        const refused = courier.listCourierMessages({ status: 'lost' as typeof status });
        await expect(refused).rejects.toMatchObject({
          response: { status: 400, data: { error: { code: 400 } } },
        });
      });

      it('are for administrators', async () => {
        const { basePath } = await begin(openStore);
        const courier = new CourierApi(new Configuration({ basePath }));
        await expect(courier.listCourierMessages()).rejects.toMatchObject({ response: { status: 401 } });
      });
    });
  }

  it('are read one by one by the newest', async () => {
    const courier = new today.CourierApi(new today.Configuration(await begin(openStore)));
    const [message] = (await courier.listCourierMessages({ pageSize: 1 })).data;
    const { data } = await courier.getCourierMessage({ id: message?.id ?? '' });
    expect(data).toMatchObject({ id: message?.id, recipient: 'ada@example.org' });
    await expect(courier.getCourierMessage({ id: 'nothing' })).rejects.toMatchObject({
      response: { status: 404, data: { error: { code: 404 } } },
    });
  });
});

/** A service that has sent one message, as an administrator reaches it. */
async function begin(openStore: OpenStore) {
  const service = await openWithAda(await openStore());
  await lastMessage(service);
  await service.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = service.server.server.address() as AddressInfo;
  const baseOptions = { headers: { 'x-test-caller': 'administrator' } };
  return { basePath: `http://127.0.0.1:${port}/api/.ory`, baseOptions };
}
