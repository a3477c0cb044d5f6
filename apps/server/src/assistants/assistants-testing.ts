import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { AddressInfo } from 'node:net';
import { type Installation, openInstallation } from '../identity/token-testing.ts';

/** What a tool answered. */
export type Answered = {
  isError: boolean;
  /** The sentence, or why it failed. */
  said: string;
  /** Each test knows what it reads. */
  data: ReturnType<typeof JSON.parse>;
  picture: { data: string; mimeType: string } | undefined;
  /** Of the whole answer, in bytes. */
  size: number;
};

/** A portal that listens, with a public table, a private one, and somebody who may see both. */
export type AssistantPortal = Installation & {
  /** Where `/mcp` is. */
  address: string;
  /** Keys of a member of the organisation, and of somebody who is of none. */
  member: string;
  outsider: string;
  /** The identity of the member. */
  memberId: string;
  connect(key?: string): Promise<Client>;
  /** Calls a tool by the protocol's own client. */
  use(tool: string, input?: object, key?: string): Promise<Answered>;
};

const STATES = ['Goa', 'Kerala', 'Assam', 'Punjab', 'Odisha', 'Bihar'];
const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024];

const rain = STATES.flatMap((state, index) =>
  YEARS.map((year) => ({ state, year, rain: 3000 - 400 * index + (year % 5) * 10, stations: index + 2 })),
);

const fields = [
  { id: 'state', type: 'text', info: { label: 'State', role: 'dimension' } },
  { id: 'year', type: 'int', info: { label: 'Year', role: 'time' } },
  {
    id: 'rain',
    type: 'float',
    info: {
      label: 'Annual rainfall',
      notes: 'Fallen in the year',
      unit: 'mm',
      role: 'measure',
      additivity: 'non_additive',
    },
  },
  { id: 'stations', type: 'int', info: { label: 'Stations', role: 'measure', additivity: 'additive' } },
];

export async function openAssistantPortal(): Promise<AssistantPortal> {
  const portal = await openInstallation();
  const { action, application, key } = portal;
  const act = async (name: string, input: object) => {
    const { status, body, text } = await action(name, key, input);
    if (status !== 200) throw new Error(`${name}: ${text}`);
    return body.result;
  };
  await act('organization_create', { name: 'met-office', title: 'Met Office' });
  await act('organization_create', { name: 'treasury', title: 'Treasury' });
  await makeTable(act, {
    dataset: { name: 'rainfall', title: 'Rainfall of the states', owner_org: 'met-office', private: false },
    sku: 'rainfall-states',
    records: rain,
  });
  await makeTable(act, {
    dataset: { name: 'secret-plans', title: 'Plans that are secret', owner_org: 'met-office', private: true },
    sku: 'secret-table',
    records: rain.slice(0, 10),
  });
  const memberId = await portal.enrol('ada@example.org');
  const outsiderId = await portal.enrol('bob@example.org');
  await act('organization_member_create', { id: 'met-office', username: memberId, role: 'member' });
  const keyOf = async (email: string, user: string): Promise<string> => {
    const made = await action('api_token_create', await portal.signIn(email), {
      user,
      name: 'assistant',
      scope: 'read',
    });
    return made.body.result.token;
  };
  await application.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = application.server.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/mcp`;
  const connect = (credential?: string) => connectTo(address, credential);
  return {
    ...portal,
    address,
    member: await keyOf('ada@example.org', memberId),
    outsider: await keyOf('bob@example.org', outsiderId),
    memberId,
    connect,
    use: async (tool, input = {}, credential) => {
      const client = await connect(credential);
      try {
        return readAnswer(await client.callTool({ name: tool, arguments: { ...input } }));
      } finally {
        await client.close();
      }
    },
  };
}

type Made = { dataset: object; sku: string; records: object[] };

async function makeTable(
  act: (name: string, input: object) => Promise<ReturnType<typeof JSON.parse>>,
  { dataset, sku, records }: Made,
): Promise<void> {
  const { resources } = await act('package_create', {
    notes: 'How much rain fell, measured by the stations of the office.',
    license_id: 'cc-by',
    source_name: 'National Weather Service',
    sector: ['Climate'],
    tags: [{ name: 'weather' }],
    ...dataset,
    resources: [{ name: `Table ${sku}`, sku, url_type: 'datastore', format: 'CSV' }],
  });
  await act('datastore_create', { resource_id: resources[0].id, force: true, fields, records });
}

async function connectTo(address: string, key: string | undefined): Promise<Client> {
  const client = new Client({ name: 'a-test', version: '1' });
  const headers = new Headers(key === undefined ? [] : [['authorization', `Bearer ${key}`]]);
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }));
  return client;
}

function readAnswer(result: Awaited<ReturnType<Client['callTool']>>): Answered {
  const { content, structuredContent: data, isError = false } = result;
  const [first] = content;
  const picture = content.find((part) => part.type === 'image');
  return {
    isError,
    said: first?.type === 'text' ? first.text : '',
    data,
    picture,
    size: Buffer.byteLength(JSON.stringify(result)),
  };
}
