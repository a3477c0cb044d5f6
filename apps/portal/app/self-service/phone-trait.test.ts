import { describe, expect, test } from 'vitest';
import { storePhone, storePhoneField, takesAnyPhone, storedPhone } from './phone-trait.ts';

describe('a phone number', () => {
  test.each([
    ['9876543210', '+91-9876543210'],
    ['+91-9876543210', '+91-9876543210'],
    ['+919876543210', '+91-9876543210'],
    ['+91 9876543210', '+91-9876543210'],
    ['+91 98765 43210', '+91-9876543210'],
    ['919876543210', '+91-9876543210'],
    ['0091 98765-43210', '+91-9876543210'],
    ['098765 43210', '+91-9876543210'],
    ['(+91) 98765\u00A043210', '+91-9876543210'],
    ['9198765432', '+91-9198765432'],
    ['12345', '+91-12345'],
    ['+33612345678', '+33612345678'],
    ['call me', 'call me'],
    ['', ''],
  ])('%j is stored as %j', (given, kept) => {
    expect(storedPhone(given)).toBe(kept);
  });

  test('gets its prefix before a registration is sent, with script and without', () => {
    const values = { method: 'password', traits: { email: 'a@b.c', phone: '9876543210' } };
    expect(storePhone(values)).toEqual({
      method: 'password',
      traits: { email: 'a@b.c', phone: '+91-9876543210' },
    });
    const form = new URLSearchParams({ 'traits.phone': '9876543210', 'traits.email': 'a@b.c' });
    storePhoneField(form);
    expect([...form.values()]).toEqual(['+91-9876543210', 'a@b.c']);
  });

  test('that was not given stays so', () => {
    expect(storePhone({ traits: { email: 'a@b.c' } })).toEqual({ traits: { email: 'a@b.c' } });
    expect(storePhone({ method: 'oidc' })).toEqual({ method: 'oidc' });
    const form = new URLSearchParams({ 'traits.phone': '' });
    storePhoneField(form);
    expect(form.get('traits.phone')).toBe('');
  });

  test('is not refused by the browser for the prefix it lacks', () => {
    const phone = {
      node_type: 'input',
      name: 'traits.phone',
      type: 'tel',
      disabled: false,
      pattern: '^\\+91',
    } as const;
    const node = { type: 'input', group: 'default', attributes: phone, messages: [], meta: {} } as const;
    const other = { ...node, attributes: { ...phone, name: 'traits.code' } };
    const eased = takesAnyPhone({ action: '', method: 'POST', nodes: [node, other] });
    expect(eased.nodes.map(({ attributes }) => 'pattern' in attributes)).toEqual([false, true]);
  });
});
