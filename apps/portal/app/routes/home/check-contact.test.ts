import { describe, expect, test } from 'vitest';
import { checkContact } from './check-contact.ts';

const good = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', message: 'Rainfall, please' };

describe('a contact request', () => {
  test('passes when all four fields are good', () => {
    expect(checkContact(good)).toEqual([]);
  });

  test('names what is missing in the order of the form', () => {
    const problems = checkContact({ name: ' ', email: '', phone: '', message: '' });
    expect(problems.map(([, problem]) => problem)).toEqual([
      'nameRequired',
      'emailRequired',
      'phoneRequired',
      'messageRequired',
    ]);
  });

  test.each(['asha', 'asha@', 'asha@example', 'a b@example.org'])('refuses the address %s', (email) => {
    expect(checkContact({ ...good, email })).toEqual([['email', 'emailInvalid']]);
  });

  test.each(['12345', '98765432101', '98765-4321', '+919876543210'])('refuses the number %s', (phone) => {
    expect(checkContact({ ...good, phone })).toEqual([['phone', 'phoneInvalid']]);
  });
});
