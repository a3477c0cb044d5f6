import { describe, expect, test } from 'vitest';
import type { InputNode } from './flow-ui.ts';
import { clickTrigger } from './trigger.ts';

function triggerOf(attributes: object) {
  const input = { node_type: 'input', name: 'trigger', type: 'button', disabled: false, ...attributes };
  return clickTrigger({
    type: 'input',
    group: 'webauthn',
    attributes: input,
    messages: [],
    meta: {},
  } as InputNode);
}

describe('what a click on a button calls', () => {
  test.each([
    [{ onclick: 'window.__oryWebAuthnLogin({"a":1})' }, '__oryWebAuthnLogin', [{ a: 1 }]],
    [{ onclick: '__oryWebAuthnLogin({"a":")"});' }, '__oryWebAuthnLogin', [{ a: ')' }]],
    [{ onclickTrigger: 'oryPasskeyLogin' }, 'oryPasskeyLogin', []],
    [{ onclickTrigger: 'oryWebAuthnLogin', value: '{"a":1}' }, 'oryWebAuthnLogin', [{ a: 1 }]],
    [{ onclick: 'window.oryPasskeyLogin()' }, 'oryPasskeyLogin', []],
  ])('%j', (attributes, name, values) => {
    expect(triggerOf(attributes)).toEqual({ name, arguments: values });
  });

  test.each([
    [{}],
    [{ onclick: 'alert(1)' }],
    [{ onclick: 'window.close()' }],
    [{ onclickTrigger: 'eval', value: '"1"' }],
    [{ onclick: 'window.oryLogin({}); steal()' }],
  ])('nothing for what is no call of a security key: %j', (attributes) => {
    const trigger = triggerOf(attributes);
    expect(trigger?.arguments ?? []).toEqual([]);
    expect(trigger?.name ?? 'oryLogin').toMatch(/^oryLogin$/);
  });
});
