import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FlowMessages } from './flow-messages.tsx';
import type { FlowUi, InputAttributes, UiNode, UiText } from './flow-ui.ts';
import type { FormValues } from './form-values.ts';
import { SelfServiceForm } from './self-service-form.tsx';

const words = {
  wrong: 'Please look at these fields again:',
  optional: '(optional)',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  passwordRules: 'At least 8 characters',
  strength: { 0: 'Very weak', 1: 'Weak', 2: 'Fair', 3: 'Strong', 4: 'Very strong' },
  keyScriptMissing: 'The part that talks to keys could not be loaded.',
  keysUnsupported: 'This browser cannot use keys.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  codesFile: 'codes.txt',
  used: 'Used',
};
const text = (label: string, type: UiText['type'] = 'info', id = 1): UiText => ({ id, text: label, type });
const translate = (message: UiText) => message.text;

function input(
  group: string,
  name: string,
  type: string,
  label: string,
  more: Partial<InputAttributes> = {},
): UiNode {
  const attributes = { node_type: 'input', name, type, disabled: false, ...more } as const;
  return { type: 'input', group, attributes, messages: [], meta: { label: text(label) } };
}

const csrf = input('default', 'csrf_token', 'hidden', '', { value: 'token' });
const email = input('default', 'traits.email', 'email', 'Email', { required: true, value: 'a@b.c' });
const password = input('password', 'password', 'password', 'Password', {
  required: true,
  autocomplete: 'new-password',
});
const signUp = input('password', 'method', 'submit', 'Sign up', { value: 'password' });

const uiOf = (...nodes: UiNode[]): FlowUi => ({
  action: '/service?flow=1',
  method: 'POST',
  nodes: [csrf, ...nodes],
});

let area: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  area = document.createElement('div');
  document.body.append(area);
  root = createRoot(area);
});

afterEach(() => {
  act(() => root.unmount());
  area.remove();
});

function show(page: ReactNode): void {
  act(() => root.render(page));
}

/** An element that must be there; most are fields. */
const find = (selector: string): HTMLInputElement => {
  const found = area.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

type FormProps = Partial<Parameters<typeof SelfServiceForm>[0]>;
const form = (ui: FlowUi, more: FormProps = {}) => (
  <SelfServiceForm ui={ui} translate={translate} words={words} {...more} />
);
const press = (selector: string) => act(() => find(selector).click());

describe('a form of a flow', () => {
  test('is a plain HTML form, which is posted to the service with everything it needs', () => {
    area.innerHTML = renderToStaticMarkup(form(uiOf(email, password, signUp)));
    expect(find('form').getAttribute('action')).toBe('/service?flow=1');
    expect(find('[name="csrf_token"]').value).toBe('token');
    expect(find('[name="traits.email"]').value).toBe('a@b.c');
    expect(find('[name="password"]').getAttribute('autocomplete')).toBe('new-password');
    expect(find('button[type="submit"]').outerHTML).toMatch(/name="method"/);
    expect(find('button[type="submit"]').getAttribute('value')).toBe('password');
  });

  test('calls a part by its title, else the label beside it, else the label of the input, else its name', () => {
    const link: UiNode = {
      type: 'a',
      group: 'code',
      attributes: { node_type: 'a', id: 'continue', href: '/on', title: text('Continue') },
      messages: [],
      meta: { label: text('Not this') },
    };
    const own = input('code', 'own', 'text', '', { label: text('Own label') });
    const none = input('code', 'none', 'text', '');
    const ui = uiOf(link, { ...own, meta: {} }, { ...none, meta: {} });
    show(form(ui));
    expect(find('a').textContent).toBe('Continue');
    expect([...area.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Own label',
      'none',
    ]);
  });

  test('shows the groups that are asked for, in that order, and the hidden values of all', () => {
    const google = input('oidc', 'provider', 'submit', 'Google', { value: 'google' });
    const code = input('code', 'method', 'submit', 'Send code', { value: 'code' });
    show(form(uiOf(google, code, email, password, signUp), { groups: ['default', 'password', 'code'] }));
    expect([...area.querySelectorAll('button[type="submit"]')].map((button) => button.textContent)).toEqual([
      'Sign up',
      'Send code',
    ]);
    show(form(uiOf(google, email), { groups: ['oidc'] }));
    expect(area.querySelector('[name="traits.email"]')).toBeNull();
    expect(area.querySelector('[name="csrf_token"]')).not.toBeNull();
  });

  test('is not there where its groups have nothing to show', () => {
    show(form(uiOf(email), { groups: ['oidc'] }));
    expect(area.innerHTML).toBe('');
  });

  test('hands over what was written and which button was pressed', () => {
    const sent: FormValues[] = [];
    const agree = input('default', 'traits.news', 'checkbox', 'News');
    show(form(uiOf(email, agree, password, signUp), { onSubmit: (values) => sent.push(values) }));
    find('[name="password"]').value = 'analytical engine';
    press('[name="method"]');
    expect(sent).toEqual([
      {
        csrf_token: 'token',
        traits: { email: 'a@b.c', news: false },
        password: 'analytical engine',
        method: 'password',
      },
    ]);
  });

  test('takes no second submit while an answer is awaited', () => {
    const onSubmit = vi.fn<(...values: unknown[]) => void>();
    show(form(uiOf(email, signUp), { onSubmit, isBusy: true }));
    act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(find('fieldset').disabled).toBe(true);
  });

  test('keeps nothing of an earlier answer in its fields', () => {
    show(form(uiOf(email, password, signUp)));
    find('[name="password"]').value = 'wrong';
    const renewed = { ...csrf, attributes: { ...csrf.attributes, value: 'another' } } as UiNode;
    show(form({ ...uiOf(), nodes: [renewed, email, password, signUp] }));
    expect([find('[name="csrf_token"]').value, find('[name="password"]').value]).toEqual(['another', '']);
  });

  test('lets buttons pass that have no use for the empty fields beside them', () => {
    const code = input('code', 'code', 'text', 'Code', { required: true });
    const verify = input('code', 'method', 'submit', 'Verify', { value: 'code' });
    const resend = input('code', 'email', 'submit', 'Resend', { value: 'a@b.c' });
    show(form(uiOf(code, verify, resend)));
    const unchecked = [...area.querySelectorAll<HTMLButtonElement>('button[formnovalidate]')];
    expect(unchecked.map(({ textContent }) => textContent)).toEqual(['Resend']);
  });
});

describe('fields that may stay empty', () => {
  const phone = input('default', 'traits.phone', 'tel', 'Phone');
  const folded = (...nodes: UiNode[]) => {
    show(form(uiOf(email, ...nodes, password, signUp), { more: { label: 'Add more' } }));
    return find('details') as unknown as HTMLDetailsElement;
  };

  test('are folded between what is asked for and the button, under words that open them', () => {
    const details = folded(phone, input('default', 'traits.second', 'email', 'Second address'));
    expect(details.querySelector('summary')?.textContent).toBe('Add more');
    expect(details.open).toBe(false);
    const names = [...area.querySelectorAll('input, button[name]')].map((part) => part.getAttribute('name'));
    expect(names).toEqual([
      'csrf_token',
      'traits.email',
      // Somebody may want to sign in with it.
      'traits.second',
      'password',
      'traits.phone',
      'method',
    ]);
  });

  test('stand open where one of them is wrong or has been filled in', () => {
    expect(folded({ ...phone, messages: [text('Too short', 'error')] }).open).toBe(true);
    expect(folded(input('default', 'traits.phone', 'tel', 'Phone', { value: '12' })).open).toBe(true);
    expect(folded(input('default', 'traits.news', 'checkbox', 'News', { value: false })).open).toBe(false);
  });

  test('open where a browser complains of one that is out of sight', () => {
    const details = folded(phone);
    act(() => void find('[name="traits.phone"]').dispatchEvent(new Event('invalid', { cancelable: true })));
    expect(details.open).toBe(true);
  });

  test('are sent from there, and are not folded where nobody asks for it', () => {
    const onSubmit = vi.fn<(values: FormValues) => void>();
    show(form(uiOf(email, phone, signUp), { more: { label: 'Add more' }, onSubmit }));
    find('[name="traits.phone"]').value = '12';
    act(() => void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ traits: { email: 'a@b.c', phone: '12' } }),
    );
    show(form(uiOf(email, phone, signUp)));
    expect(area.querySelector('details')).toBeNull();
  });
});

describe('what is wrong', () => {
  const wrong = { ...email, messages: [text('This is no address', 'error')] } as UiNode;

  test('stands under its field, which names it to screen readers', () => {
    show(form(uiOf(wrong, signUp)));
    const field = find('[name="traits.email"]');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('This is no address');
  });

  test('is listed above the form, takes the focus and leads to the field', () => {
    const ui = uiOf(wrong, signUp);
    show(
      <>
        <FlowMessages ui={ui} translate={translate} wrong={words.wrong} />
        {form(ui)}
      </>,
    );
    expect(document.activeElement?.textContent).toContain(words.wrong);
    press('a[href="#field-traits.email"]');
    expect(document.activeElement?.getAttribute('name')).toBe('traits.email');
  });

  test('takes the focus again when the next answer says the same', () => {
    const messages = [text('Wrong password', 'error')];
    show(<FlowMessages ui={{ ...uiOf(), messages }} translate={translate} wrong="" />);
    (document.activeElement as HTMLElement).blur();
    show(<FlowMessages ui={{ ...uiOf(), messages }} translate={translate} wrong="" />);
    expect(document.activeElement?.textContent).toContain('Wrong password');
  });

  test('with a value that nobody sees is said above the form', () => {
    const answer = input('passkey', 'passkey_login', 'hidden', '');
    const ui = uiOf({ ...answer, messages: [text('The key is not known', 'error')] });
    show(<FlowMessages ui={ui} translate={translate} wrong="" />);
    expect(area.querySelector('[role="alert"]')?.textContent).toBe('The key is not known');
  });

  test('is told from news, which leave the focus where it is', () => {
    const messages = [text('A code is on its way')];
    show(<FlowMessages ui={{ ...uiOf(), messages }} translate={translate} wrong="" />);
    expect(area.querySelector('output')?.textContent).toBe('A code is on its way');
    expect(area.contains(document.activeElement)).toBe(false);
  });
});

describe('a password', () => {
  test('can be looked at', () => {
    show(form(uiOf(password)));
    expect(find('[name="password"]').type).toBe('password');
    press('button[aria-controls]');
    expect(find('[name="password"]').type).toBe('text');
    expect(find('button[aria-controls]').textContent).toBe('Hide the password');
  });

  test('that is being chosen says its rules and how strong it is', () => {
    show(form(uiOf(password)));
    const field = find('[name="password"]');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '8 characters',
    );
    field.value = 'aaaa';
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    expect(area.textContent).toContain('Very weak');
    field.value = 'sign the odd quay at noon 77';
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
    expect(area.textContent).toContain('Very strong');
  });

  test('that is there already has no rules to read', () => {
    show(
      form(uiOf(input('password', 'password', 'password', 'Password', { autocomplete: 'current-password' }))),
    );
    expect(area.textContent).toBe('PasswordShow the password');
  });
});

test('a field for a code brings up figures and takes the code from a message', () => {
  show(form(uiOf(input('totp', 'totp_code', 'text', 'Code'), input('code', 'code', 'text', 'Code'))));
  for (const field of area.querySelectorAll('input:not([type="hidden"])')) {
    expect([field.getAttribute('inputmode'), field.getAttribute('autocomplete')]).toEqual([
      'numeric',
      'one-time-code',
    ]);
  }
});
