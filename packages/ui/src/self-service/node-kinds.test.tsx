import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowUi, UiNode, UiText } from './flow-ui.ts';
import { SelfServiceForm } from './self-service-form.tsx';

const words = {
  wrong: '',
  optional: '',
  showPassword: '',
  hidePassword: '',
  passwordRules: '',
  strength: { 0: '', 1: '', 2: '', 3: '', 4: '' },
  keyScriptMissing: 'The part that talks to keys could not be loaded.',
  keysUnsupported: 'This browser cannot use keys.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  codesFile: 'codes.txt',
  used: 'Used',
};

let area: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  area = document.createElement('div');
  document.body.append(area);
  root = createRoot(area);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => root.unmount());
  area.remove();
});

const translate = ({ text }: UiText) => text;
const formOf = (...nodes: UiNode[]) => (
  <SelfServiceForm ui={{ action: '/', method: 'POST', nodes }} translate={translate} words={words} />
);

function show(...nodes: UiNode[]): void {
  act(() => root.render(formOf(...nodes)));
}

const label = (text: string) => ({ label: { id: 1, text, type: 'info' } as const });

describe('backup codes', () => {
  const secret = (text: string): UiText => ({ id: 1050009, text, type: 'info', context: { secret: text } });
  const used: UiText = { id: 1050014, text: 'Used on …', type: 'info', context: { used_at: '2026-11-20' } };
  const codes: UiNode = {
    type: 'text',
    group: 'lookup_secret',
    attributes: {
      node_type: 'text',
      id: 'lookup_secret_codes',
      text: {
        id: 1050015,
        text: 'a, b',
        type: 'info',
        context: { secrets: [secret('aaaa1111'), used, secret('bbbb2222')] },
      },
    },
    messages: [],
    meta: label('Your backup codes'),
  };

  test('are a list in which one that was used says so', () => {
    show(codes);
    expect([...area.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'aaaa1111',
      'Used',
      'bbbb2222',
    ]);
  });

  test('are taken along as a file, without those that were used', () => {
    show(codes);
    const link = area.querySelector('a');
    expect(link?.download).toBe('codes.txt');
    expect(decodeURIComponent(link?.href.split(',')[1] ?? '')).toBe('aaaa1111\nbbbb2222\n');
  });
});

test('the picture for an authenticator app has words for who cannot see it, and a key to type', () => {
  const image: UiNode = {
    type: 'img',
    group: 'totp',
    attributes: { node_type: 'img', id: 'totp_qr', src: 'data:image/png;base64,AA', width: 256, height: 256 },
    messages: [],
    meta: label('QR code'),
  };
  const text: UiText = { id: 1050006, text: 'JBSWY3DP', type: 'info', context: { secret: 'JBSWY3DP' } };
  const key: UiNode = {
    type: 'text',
    group: 'totp',
    attributes: { node_type: 'text', id: 'totp_secret_key', text },
    messages: [],
    meta: label('Key'),
  };
  show(image, key);
  expect(area.querySelector('img')?.alt).toBe('QR code');
  expect(area.querySelector('code')?.textContent).toBe('JBSWY3DP');
});

describe('a security key', () => {
  const script = (src: string): UiNode => ({
    type: 'script',
    group: 'webauthn',
    attributes: {
      node_type: 'script',
      id: 'webauthn_script',
      src,
      integrity: 'sha512-abc',
      async: true,
      crossorigin: 'anonymous',
      referrerpolicy: 'no-referrer',
      type: 'text/javascript',
    },
    messages: [],
    meta: {},
  });
  const trigger = (attributes: object): UiNode => ({
    type: 'input',
    group: 'webauthn',
    attributes: {
      node_type: 'input',
      name: 'webauthn_login_trigger',
      type: 'button',
      disabled: false,
      ...attributes,
    },
    messages: [],
    meta: label('Use security key'),
  });
  /** The scripts that pages have asked for; they come when the test says so. */
  let scripts: HTMLScriptElement[] = [];
  beforeEach(() => {
    scripts = [];
    vi.spyOn(document.head, 'append').mockImplementation((...added) => {
      scripts.push(...added.filter((one) => one instanceof HTMLScriptElement));
    });
  });
  afterEach(() => void vi.restoreAllMocks());
  const end = (kind: 'load' | 'error') =>
    act(async () => void scripts.at(-1)?.dispatchEvent(new Event(kind)));
  const arrive = () => end('load');

  test('has its script loaded only as the one whose digest the flow names', () => {
    show(script('/one.js'), trigger({}));
    const loaded = scripts.at(-1);
    expect([loaded?.getAttribute('src'), loaded?.integrity, loaded?.crossOrigin]).toEqual([
      '/one.js',
      'sha512-abc',
      'anonymous',
    ]);
  });

  test('is called by a click, with the options of the flow, and without script in the page', async () => {
    const login = vi.fn<(...values: unknown[]) => void>();
    vi.stubGlobal('__oryWebAuthnLogin', login);
    show(script('/two.js'), trigger({ onclick: 'window.__oryWebAuthnLogin({"publicKey":{"timeout":1}})' }));
    act(() => area.querySelector('button')?.click());
    expect(login).not.toHaveBeenCalled();
    await arrive();
    expect(login).toHaveBeenCalledWith({ publicKey: { timeout: 1 } });
    expect(area.querySelector('button')?.hasAttribute('onclick')).toBe(false);
  });

  const login = { onclick: 'window.__oryWebAuthnLogin({"publicKey":{"timeout":1}})' };
  const pressButton = () => area.querySelector('button')?.click();
  const press = () => act(() => pressButton());
  const warning = () => area.querySelector('[role="alert"]')?.textContent;

  test('is called by a press that comes before the form has begun to load its script', async () => {
    const called = vi.fn<(...values: unknown[]) => void>();
    const nodes = [script('/early.js'), trigger(login)];
    // What was pressed before the scripts of the page came is pressed again in a layout effect.
    function PressedAgain() {
      useLayoutEffect(pressButton, []);
      return formOf(...nodes);
    }
    await act(async () => root.render(<PressedAgain />));
    vi.stubGlobal('__oryWebAuthnLogin', called);
    await arrive();
    expect(called).toHaveBeenCalledTimes(1);
  });

  test('says beside the button that its script could not be loaded, and loads it again by the next press', async () => {
    const called = vi.fn<(...values: unknown[]) => void>();
    vi.stubGlobal('__oryWebAuthnLogin', called);
    show(script('/refused.js'), trigger(login));
    press();
    await end('error');
    expect(warning()).toBe('The part that talks to keys could not be loaded.');
    press();
    await end('load');
    expect(called).toHaveBeenCalledTimes(1);
    expect(warning()).toBeUndefined();
  });

  test.each([
    ['the script brings no such call', undefined],
    ['the call says that it cannot be done', async () => false],
  ])('says beside the button that the browser cannot use keys where %s', async (_case, call) => {
    vi.stubGlobal('__oryWebAuthnLogin', call);
    show(script('/unsupported.js'), trigger(login));
    await arrive();
    await act(async () => pressButton());
    expect(warning()).toBe('This browser cannot use keys.');
  });

  test('is offered as soon as the script is there, where the flow asks for that', async () => {
    const offer = vi.fn<(...values: unknown[]) => void>();
    vi.stubGlobal('__oryPasskeyLoginAutocompleteInit', offer);
    const autofill = { type: 'hidden', onloadTrigger: '__oryPasskeyLoginAutocompleteInit' };
    show(script('/three.js'), trigger(autofill), trigger({}));
    await arrive();
    expect(offer).toHaveBeenCalledTimes(1);
    const ui: FlowUi = { action: '/', method: 'POST', nodes: [script('/four.js'), trigger(autofill)] };
    for (const isBusy of [false, true, false]) {
      const form = (
        <SelfServiceForm ui={ui} groups={['webauthn']} isBusy={isBusy} translate={translate} words={words} />
      );
      await act(async () => root.render(form));
    }
    await arrive();
    expect(offer).toHaveBeenCalledTimes(2);
  });
});
