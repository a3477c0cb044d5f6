import { describe, expect, test } from 'vitest';
import { openAddresses, type SettingsFlow } from './settings-flow.ts';

const addresses = [
  { value: 'old@example.org', verified: true, status: 'completed' },
  { value: 'new@example.org', verified: false, status: 'pending' },
];

function flow(more: Partial<SettingsFlow>): SettingsFlow {
  return {
    id: '1',
    ui: { action: '', method: 'POST', nodes: [] },
    identity: { id: '2', schema_id: 'individual', traits: {}, verifiable_addresses: addresses },
    ...more,
  };
}

describe('addresses that wait to be confirmed', () => {
  test('are those nobody has proved yet', () => {
    expect(openAddresses(flow({}))).toEqual([
      { value: 'new@example.org', isSent: false, confirmAt: '/verification' },
    ]);
  });

  test('lead to the form that waits for the code that was sent', () => {
    const step = { action: 'show_verification_ui', flow: { id: 'f', verifiable_address: 'new@example.org' } };
    expect(openAddresses(flow({ continue_with: [step] }))).toEqual([
      { value: 'new@example.org', isSent: true, confirmAt: '/verification?flow=f' },
    ]);
  });

  test('are none where the flow says nothing of them', () => {
    const { identity: _left, ...rest } = flow({});
    expect(openAddresses(rest)).toEqual([]);
  });
});
