import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { Header } from './header.tsx';

/** The header of a project's pages for a stranger, as it stands at an address. */
function headerAt(address: string, loginAt = '/login'): string {
  const root = { site: { name: 'Roads', menu: [] }, project: { keptBy: 'p', portal: '/' }, loginAt };
  const Component = () => (
    <I18nextProvider i18n={serverI18n('en')}>
      <Header />
    </I18nextProvider>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component, loader: () => root }]);
  const hydrationData = { loaderData: { root } };
  return renderToString(<Stub initialEntries={[address]} hydrationData={hydrationData} />);
}

test('the ways in keep the application that waits for somebody to sign in', () => {
  const header = headerAt('/login?login_challenge=c1&flow=f');
  expect(header).toContain('href="/registration?login_challenge=c1"');
  expect(headerAt('/registration?login_challenge=c1')).toContain('href="/login?login_challenge=c1"');
});

test('the ways in are plain where nobody waits, and lead to the second step that is owed', () => {
  expect(headerAt('/')).toContain('href="/registration"');
  expect(headerAt('/', '/login?aal=aal2')).toContain('href="/login?aal=aal2"');
});
