import { describe, expect, test } from 'vitest';
import { appendText, fillTemplate } from './begin-answer.ts';

const texts = { en: 'Hello {name},\nabout {subject}.', fr: 'Bonjour {name},\nà propos de {subject}.' };
const message = { name: 'Asha Rao', subject: 'Rainfall', language: 'en' } as const;

describe('a kept answer', () => {
  test.each([
    [message, 'Hello Asha Rao,\nabout Rainfall.'],
    [{ ...message, language: 'fr' }, 'Bonjour Asha Rao,\nà propos de Rainfall.'],
    [{ ...message, subject: null }, 'Hello Asha Rao,\nabout your message.'],
    [{ ...message, language: 'fr', subject: null }, 'Bonjour Asha Rao,\nà propos de votre message.'],
    // What a stranger calls himself is no placeholder, and no pattern of a replacement.
    [{ ...message, name: '{subject} $& $1' }, 'Hello {subject} $& $1,\nabout Rainfall.'],
  ] as const)('is filled in for one message (%#)', (one, text) => {
    expect(fillTemplate({ texts }, one)).toBe(text);
  });

  test('that is not there in the language of the form is taken in the other', () => {
    expect(fillTemplate({ texts: { en: 'Hello {name}', fr: '' } }, { ...message, language: 'fr' })).toBe(
      'Hello Asha Rao',
    );
  });

  test('stands behind what was typed', () => {
    expect(appendText(' \n', 'Hello')).toBe('Hello');
    expect(appendText('I have looked.\n', 'Hello')).toBe('I have looked.\n\nHello');
  });
});
