import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { Shell } from '../../site/use-shell.ts';
import LateDatasets from './late-datasets.tsx';

const table = { id: 'r', name: 'By month', title: null, idp_ready: true, no_indicators: 3 };
const rain = {
  name: 'rain',
  title: 'Rainfall',
  source_name: 'Met Office',
  sector: ['Climate'],
  resources: [{ ...table, granularity: null, frequency: null }],
};

let root: Root;
let answers: Response[];

function HomePage() {
  return (
    <I18nextProvider i18n={serverI18n('en')}>
      <LateDatasets filter="(idp_ready:true)" />
    </I18nextProvider>
  );
}

const shell = { locale: 'en', site: { sectors: {}, digitGrouping: 'locale' } } as unknown as Shell;
const Stub = createRoutesStub([
  { id: 'root', path: '/', children: [{ index: true, Component: HomePage }], loader: () => shell },
]);
const hydrationData = { loaderData: { root: shell } };
const notice = () => document.querySelector('[role=alert]')?.textContent;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => answers.shift());
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('new datasets of a catalogue that gave no answer', () => {
  test('are told to be missing in the page as it is served', () => {
    const html = renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
    expect(html).toContain('Backend is not working');
  });

  test('come when the browser is answered, at once or when it asks again', async () => {
    const found = { data: { search: { result: { count: 7, results: [rain] } } } };
    answers = [new Response('', { status: 503 }), Response.json(found)];
    await act(async () => root.render(<Stub hydrationData={hydrationData} />));
    expect(notice()).toContain('Backend is not working');
    await act(async () => document.querySelector('button')?.click());
    expect(notice()).toBeUndefined();
    expect(document.querySelector('h3')?.textContent).toBe('Rainfall');
  });
});
