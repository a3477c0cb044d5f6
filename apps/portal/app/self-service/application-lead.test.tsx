import type { UiNode } from '@gazetteer/ui';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import LoginPage from '../routes/login/page.tsx';
import RegistrationPage from '../routes/registration/page.tsx';
import type { SelfServiceFlow } from './flow.ts';

const pages: Record<string, ComponentType<never>> = {
  '/login': LoginPage,
  '/registration': RegistrationPage,
};

/** The text of a page of signing in or up for an application. */
function pageOf(path: string, flow: Partial<SelfServiceFlow>, locale: 'en' | 'fr' = 'en'): string {
  const page = { flow: { id: '1', ui: { action: '', method: 'POST', nodes: [] }, ...flow }, title: 'Title' };
  const Page = pages[path] as unknown as ComponentType<{ loaderData: object }>;
  const Component = () => (
    <I18nextProvider i18n={serverI18n(locale)}>
      <Page loaderData={page} />
    </I18nextProvider>
  );
  const root = { locale, site: { name: 'Roads' } };
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => root }]);
  const hydrationData = { loaderData: { root } };
  return renderToString(<Stub initialEntries={[`${path}?flow=1`]} hydrationData={hydrationData} />);
}

const asks = (client_name: string, site: string | null = 'roads.example.org') => ({
  oauth2_login_challenge: 'c',
  oauth2_login_request: { client: { client_name, site } },
});

test.each(['/login', '/registration'] as const)('%s names the application one goes on to', (path) => {
  expect(pageOf(path, asks('Road works'))).toContain('To go on to Road works, at roads.example.org.');
  expect(pageOf(path, asks('Road works'), 'fr')).toContain('vers Road works, sur roads.example.org.');
  expect(pageOf(path, asks('Television', null))).toContain('To go on to Television, on your device.');
  expect(pageOf(path, {})).not.toContain('To go on to');
});

test.each(['/login', '/registration'] as const)('%s takes the name of an application as text', (path) => {
  const page = pageOf(path, asks('<b>A</b> {{site}} $t(shell.login)'));
  expect(page).toContain('To go on to &lt;b&gt;A&lt;/b&gt; {{site}} $t(shell.login), at roads.example.org.');
});

const codeField: UiNode = {
  type: 'input',
  group: 'totp',
  attributes: { name: 'totp_code', type: 'text', node_type: 'input', disabled: false },
  messages: [],
  meta: {},
};

test('the second step names the application, too, and says first what is missing for it', () => {
  const ui = { action: '', method: 'POST', nodes: [codeField] };
  const second = { ...asks('Road works'), requested_aal: 'aal2' };
  expect(pageOf('/login', { ...second, ui })).toContain('To go on to Road works');
  expect(pageOf('/login', second)).toContain('asks for a second proof');
});
