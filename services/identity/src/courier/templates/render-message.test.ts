import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewMessage, TemplateType } from '../message.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { renderMessage } from './render-message.ts';

const source = { site: 'Open Data & Co', origin: 'https://data.example.org' };
const values = {
  code: '204173',
  link: 'https://data.example.org/r?flow=1&token=abc',
  expires_in_minutes: 15,
  organization: 'Health Board',
  role: 'editor',
};
const types = Object.keys(english.texts) as TemplateType[];

function message(changes: Partial<NewMessage> = {}): NewMessage {
  return {
    project_id: 'p',
    via: 'email',
    recipient: 'ada@example.org',
    template_type: 'login_code_valid',
    values,
    language: 'en',
    ...changes,
  };
}

describe('a message', () => {
  it.each(types)('of the type %s is complete in both languages', (template_type) => {
    const [en, fr] = (['en', 'fr'] as const).map((language) =>
      renderMessage(message({ template_type, language }), source),
    );
    expect(en?.subject).not.toBe(fr?.subject);
    for (const { subject, text, html } of [en, fr].filter((one) => one !== undefined)) {
      expect(subject).toContain(source.site);
      expect(text).toContain(source.site);
      expect(html).toContain('Open Data &amp; Co');
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|\{code\}|NaN/);
    }
  });

  it.each(
    types.filter((type) => type.includes('code_valid') || type === 'otp'),
  )('of the type %s shows its code in text and HTML, and never in the subject', (template_type) => {
    const { subject, text, html } = renderMessage(message({ template_type }), source);
    expect(text).toMatch(/^ {4}204173$/m);
    expect(html).toContain('<p class="code">204173</p>');
    expect(subject).not.toContain('204173');
  });

  it.each([
    'recovery_valid',
    'verification_valid',
    'membership_invited',
    'membership_given',
    'project_invited',
  ] as const)('of the type %s carries its link', (template_type) => {
    const { text, html } = renderMessage(message({ template_type }), source);
    expect(text).toContain(`\n${values.link}\n`);
    expect(html).toContain(`href="${values.link.replace('&', '&amp;')}"`);
  });

  it.each(
    types.filter((type) => type.endsWith('_invalid')),
  )('of the type %s tells nothing that lets anybody in', (template_type) => {
    const { text, html } = renderMessage(message({ template_type }), source);
    expect(text + html).not.toContain('204173');
    expect(text + html).not.toContain(values.link);
  });

  it('about a role says which, and of what, on one line', () => {
    const about = (language: 'en' | 'fr', organization = 'Health Board') =>
      renderMessage(
        message({ template_type: 'membership_given', language, values: { ...values, organization } }),
        source,
      ).text;
    expect(about('en')).toContain('a role in Health Board at Open Data & Co: editor.');
    expect(about('fr')).toContain('un rôle dans Health Board sur Open Data & Co\u00a0: édition.');
    expect(about('en', 'Health\nBoard')).toContain('Health Board');
    expect(about('en', 'H'.repeat(500))).not.toContain('H'.repeat(121));
  });

  it.each([
    [
      'organization',
      'editor',
      'You may add datasets, and edit',
      'Vous pouvez ajouter des jeux de données, modifier',
    ],
    ['organization', 'member', 'You may read the datasets', 'Vous pouvez lire les jeux de données'],
    ['group', 'admin', 'You may choose the datasets', 'Vous pouvez choisir les jeux de données'],
    ['site', 'administrator', 'You may do everything', 'Vous pouvez tout faire'],
  ])('about a role in a %s tells what a person with the role %s may do', (role_in, role, inEnglish, inFrench) => {
    const text = (language: 'en' | 'fr', template_type: TemplateType) =>
      renderMessage(message({ template_type, language, values: { ...values, role_in, role } }), source).text;
    for (const type of ['membership_given', 'membership_invited'] as const) {
      expect(text('en', type)).toContain(inEnglish);
      expect(text('fr', type)).toContain(inFrench);
    }
  });

  it('about a role that lets nobody do anything, or was queued before this was told, says nothing of it', () => {
    for (const role_in of ['group', '']) {
      const told = { ...values, role_in, role: 'member' };
      const { text } = renderMessage(message({ template_type: 'membership_given', values: told }), source);
      expect(text).not.toContain('You may');
    }
  });

  it('says how long its code holds, as people say it', () => {
    const duration = (expires_in_minutes: number, language: 'en' | 'fr') =>
      renderMessage(message({ values: { ...values, expires_in_minutes }, language }), source).text;
    expect(duration(15, 'en')).toContain('15 minutes');
    expect(duration(60, 'en')).toContain('1 hour');
    expect(duration(1, 'fr')).toContain('une minute');
    expect(duration(120, 'fr')).toContain('2 heures');
  });

  it('loads nothing and runs nothing', () => {
    for (const template_type of types) {
      const { html } = renderMessage(message({ template_type }), source);
      expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/i);
    }
  });

  it('greets people by name, and nobody by something that could be an address or markup', () => {
    const greeting = (account_name: string) =>
      renderMessage(message({ values: { ...values, account_name } }), source).text.split('\n')[0];
    expect(greeting('Ada Lovelace')).toBe('Hello Ada Lovelace,');
    expect(greeting('J. O’Brien-Müller')).toBe('Hello J. O’Brien-Müller,');
    for (const name of [
      'evil.example',
      'https://evil.example',
      '<b>you</b>',
      'a'.repeat(61),
      'Win €500',
      ' ',
    ]) {
      expect(greeting(name)).toBe('Hello,');
    }
  });

  it('cannot be given markup, whatever the site is called', () => {
    fc.assert(
      fc.property(fc.string(), (site) => {
        const { html } = renderMessage(message(), { ...source, site: `<i>${site}` });
        expect(html).not.toContain('<i>');
      }),
    );
  });

  it('is one sentence on a phone, with the code for our own pages only', () => {
    const { text, html } = renderMessage(message({ via: 'phone', recipient: '+33612345678' }), source);
    expect(text).toMatch(/^204173 is your code for Open Data & Co\./);
    expect(text).toMatch(/\n\n@data\.example\.org #204173$/);
    expect(html).toBeUndefined();
  });

  it('is never sent without the code or the link it is about', () => {
    expect(() => renderMessage(message({ values: {} }), source)).toThrow(/needs a code/);
    expect(() => renderMessage(message({ template_type: 'recovery_valid', values: {} }), source)).toThrow(
      /needs a link/,
    );
  });
});

describe('the texts', () => {
  it('of French put a no-break space before high punctuation', () => {
    for (const write of Object.values(french.texts)) {
      const { subject, before, after } = write({
        site: 'X',
        lifespan: 'Y',
        organization: 'Z',
        role: 'editor',
        roleIn: 'organization',
      });
      expect([subject, ...before, ...after].join('\n')).not.toMatch(/[^\u00a0\u202f][:;!?](\s|$)/);
    }
  });
});
