import type { Language } from '@gazetteer/site';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { ConsentQuestion } from '../../oauth/own-pages.server.ts';
import { ConsentForm } from './consent-form.tsx';

const question: ConsentQuestion = {
  challenge: 'c',
  client: {
    client_id: 'map',
    client_name: '<b>Wells</b>',
    site: 'wells.example.org',
    policy_uri: 'https://wells.example.org/privacy',
  },
  requested_scope: ['openid', 'offline', 'email', 'photos.print'],
  restart_url: 'http://site/api/.ory/oauth2/auth?prompt=login',
};

function shown(language: Language, changes: Partial<ConsentQuestion> = {}): string {
  const account = { name: 'Ada', email: 'ada@example.org' };
  const Component = () => (
    <I18nextProvider i18n={serverI18n(language)}>
      <ConsentForm
        question={{ ...question, ...changes }}
        account={account}
        action="/consent?consent_challenge=c"
      />
    </I18nextProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return renderToString(<Stub />).replaceAll('<!-- -->', '');
}

const checkbox = (name: string, value: string) =>
  new RegExp(`<input[^>]*type="checkbox"[^>]*name="${name}"[^>]*value="${value}"`);

test('the form names who asks, where the answer goes, and the account', () => {
  const page = shown('en');
  expect(page).toContain('&lt;b&gt;Wells&lt;/b&gt; asks for access to your account');
  expect(page).toContain('Your answer goes to wells.example.org.');
  expect(page).toContain('ada@example.org');
  expect(page).not.toContain('<img');
  expect(shown('en', { client: { ...question.client, site: null } })).toContain('an application on a device');
});

test('everything but the sign-in itself can be left out, and is told in the reader’s words', () => {
  const page = shown('fr');
  for (const scope of ['offline', 'email', 'photos.print']) expect(page).toMatch(checkbox('scope', scope));
  expect(page).not.toMatch(checkbox('scope', 'openid'));
  expect(page).toMatch(/<input type="hidden" name="scope" value="openid"/);
  for (const words of ['Rester connecté', 'Lire votre adresse e-mail', 'photos.print'])
    expect(page).toContain(words);
});

test('neither answer stands out, and nothing is remembered unless somebody says so', () => {
  const page = shown('en');
  const classes = ['accept', 'reject'].map(
    (value) => new RegExp(`<button[^>]*value="${value}"[^>]*>`).exec(page)?.[0].match(/class="[^"]*"/)?.[0],
  );
  expect(classes[0]).toBeDefined();
  expect(classes[0]).toBe(classes[1]);
  const remember = new RegExp(`<input[^>]*name="remember"[^>]*>`).exec(page)?.[0] ?? '';
  expect(remember).not.toContain('checked=""');
});

test('another account can be used where the request can begin anew', () => {
  expect(shown('en')).toContain('Use another account');
  expect(shown('en', { restart_url: null })).not.toContain('Use another account');
});

test('the form says so where no particular right is asked for', () => {
  const page = shown('en', { requested_scope: [] });
  expect(page).toContain('It asks for no particular right.');
  expect(page).not.toContain('It asks to:');
});
