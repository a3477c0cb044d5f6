import type { ChartSpec } from '@gazetteer/charts';
import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChartQuery } from '../../charts/use-chart-query.ts';
import { serverI18n } from '../../i18n/i18n.server.ts';
import type { BuilderAction } from '../model/builder-action.ts';
import { type BuilderState, emptyState, reduceBuilder } from '../model/builder-state.ts';
import { useSpokenChart } from './use-spoken-chart.ts';

const fields = [{ id: 'receipts', label: 'Receipts', kind: 'measure', type: 'number' }] as never;
type Shown = { state: BuilderState; query: ChartQuery };

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'r' },
  mark: 'line',
  channels: { y: { field: 'receipts', aggregate: 'sum' } },
};
const remove: BuilderAction = { type: 'remove-channel', at: { shelf: 'y', index: 0 } };
const queryOf = (status: ChartQuery['status']): ChartQuery => ({
  drawn: null,
  problem: null,
  status,
  cancel: () => {},
  retry: () => {},
});

const drawn: Shown = { state: { ...emptyState, spec, fields }, query: queryOf('waiting') };

let root: Root;
let said: string[];
let speak: (action: BuilderAction) => void;
let tell: (text: string) => void;
let show: (shown: Shown) => void;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  said = [];
  function Chart() {
    const [shown, setShown] = useState(drawn);
    // What was done reaches the state a little later: the tests show when.
    const { spoken, speaking, announce } = useSpokenChart({ ...shown, fields, dispatch: () => {} });
    useEffect(() => {
      speak = speaking;
      tell = announce;
      show = setShown;
    }, [speaking, announce]);
    useEffect(() => {
      if (spoken.text !== '') said.push(spoken.text);
    }, [spoken]);
    return null;
  }
  const shell = { site: { digitGrouping: 'international' }, locale: 'en' };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Chart }]);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <I18nextProvider i18n={serverI18n('en')}>
        <Stub hydrationData={{ loaderData: { root: shell } }} />
      </I18nextProvider>,
    ),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

test('what was done is said with what the chart shows after it', async () => {
  act(() => speak(remove));
  act(() => show({ state: reduceBuilder(drawn.state, remove), query: queryOf('empty') }));
  expect(said).toEqual(['Receipts removed from Y axis. Nothing is on the chart']);
});

test('a chart that was asked for before and is drawn only now is not said to be what came of it', async () => {
  act(() => speak(remove));
  act(() => show({ state: drawn.state, query: queryOf('ready') }));
  expect(said).toEqual([]);
  act(() => show({ state: reduceBuilder(drawn.state, remove), query: queryOf('empty') }));
  expect(said).toEqual(['Receipts removed from Y axis. Nothing is on the chart']);
});

test('of another table nothing is said of the chart before its columns are known, and the words stay with it', async () => {
  const source = { kind: 'table', resource_id: 'other' } as const;
  const change: BuilderAction = { type: 'set-spec', spec: { ...spec, source } };
  const changed = reduceBuilder(drawn.state, change);
  act(() => {
    speak(change);
    tell('Both tables are open');
  });
  act(() => show({ state: changed, query: queryOf('empty') }));
  expect(said).toEqual(['Both tables are open']);
  act(() => show({ state: { ...changed, fields }, query: queryOf('waiting') }));
  act(() => show({ state: { ...changed, fields }, query: queryOf('empty') }));
  expect(said.slice(1)).toEqual(['Both tables are open. Nothing is on the chart']);
});
