import type { Sent } from './sent.ts';

/** What an assistant asks: everybody is answered, and only who may see the dataset is told of it. */
export const assistantSent: Record<string, () => Sent> = {
  'POST /mcp': () => ({
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'describe_dataset', arguments: { dataset: 'secret-plans' } },
    },
  }),
};
