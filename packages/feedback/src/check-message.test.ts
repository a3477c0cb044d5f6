import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkMessage, tidyFields } from './check-message.ts';
import { errorKeys, fieldsOf, longest, type MessageKind, type WrittenFields } from './forms.ts';
import { problemText } from './problem-texts.ts';

const good: WrittenFields = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  phone: '9876543210',
  subject: 'Rainfall',
  message: 'The year 1995 is missing.',
};

function problems(kind: MessageKind, written: Partial<WrittenFields>): string[][] {
  return checkMessage(kind, tidyFields(kind, written));
}

describe('a message to the team', () => {
  it.each(['feedback', 'contact'] as const)('passes when all fields of the %s form are good', (kind) => {
    expect(problems(kind, good)).toEqual([]);
  });

  it('of the contact form is checked in the order of the specification', () => {
    expect(problems('contact', {})).toEqual([
      ['name', 'nameRequired'],
      ['email', 'emailRequired'],
      ['phone', 'phoneRequired'],
      ['message', 'messageRequired'],
    ]);
    expect(fieldsOf('contact').map((field) => errorKeys.contact[field])).toEqual([
      'Name',
      'Email',
      'PhoneNumber',
      'Message',
    ]);
  });

  it('of the feedback form is checked in the order of its fields', () => {
    expect(problems('feedback', { name: ' ', phone: '\t' }).map(([field]) => field)).toEqual([
      'name',
      'phone',
      'email',
      'subject',
      'message',
    ]);
    expect(Object.values(errorKeys.feedback)).toEqual(['Name', 'phone', 'Email', 'Subject', 'Message']);
  });

  it.each([
    'asha',
    'asha@',
    '@example.org',
    'asha@example',
    'asha@example.',
    'a b@example.org',
    'a@b@example.org',
  ])('refuses the address %s', (email) => {
    expect(problems('contact', { ...good, email })).toEqual([['email', 'emailInvalid']]);
  });

  it.each([
    '12345',
    '98765432101',
    '98765-4321',
    '+919876543210',
    '९८७६५४३२१०',
    '987654321o',
  ])('refuses the number %s', (phone) => {
    expect(problems('contact', { ...good, phone })).toEqual([['phone', 'phoneInvalid']]);
  });

  it('takes ten digits however they are parted, and keeps them as ten digits', () => {
    expect(tidyFields('contact', { ...good, phone: ' 98765 43210 ' }).phone).toBe('9876543210');
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('bounds the %s', (field) => {
    const end = field === 'email' ? '@example.org' : '';
    const most = 'x'.repeat(longest[field] - end.length) + end;
    expect(problems('feedback', { ...good, [field]: most })).toEqual([]);
    expect(problems('feedback', { ...good, [field]: `x${most}` })).toEqual([[field, `${field}TooLong`]]);
  });

  it('keeps the lines of the message, and makes one of everything else', () => {
    const fields = tidyFields('feedback', {
      ...good,
      subject: 'Rain\r\nBcc: victim@example.org',
      message: 'One\r\ntwo\u0007\n\tthree\n',
    });
    expect(fields.subject).toBe('Rain Bcc: victim@example.org');
    expect(fields.message).toBe('One\ntwo\n\tthree');
  });

  it('never lets a control character into a single line, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { message, ...lines } = tidyFields('feedback', {
          name: text,
          email: text,
          phone: text,
          subject: text,
          message: text,
        });
        expect(Object.values(lines).join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
        expect(message.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('is tidied once: what was kept is kept as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = tidyFields('feedback', { ...good, name: text, message: text });
        expect(tidyFields('feedback', once)).toEqual(once);
      }),
    );
  });
});

describe('what is wrong with a message', () => {
  it('is told in the words of the specification', () => {
    expect(
      checkMessage('contact', tidyFields('contact', {})).map(([, one]) => problemText(one, 'en')),
    ).toEqual(['Name is required', 'Email is required', 'Phone number is required', 'Message is required']);
    expect(problemText('emailInvalid', 'en')).toBe('Email address is invalid');
    expect(problemText('phoneInvalid', 'en')).toBe('Phone number is invalid');
  });

  it('is told in French', () => {
    expect(problemText('messageTooLong', 'fr')).toMatch(/10\s000 caractères au plus$/);
    expect(problemText('nameRequired', 'fr')).toBe('Indiquez votre nom');
  });
});
