import type { ChartSpec } from '@gazetteer/charts';
import type { ChartHandle } from '@gazetteer/charts/browser';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrawnChart } from './use-chart-query.ts';
import { useMountedChart } from './use-mounted-chart.ts';

const loading = vi.hoisted(() => ({ mount: Promise.withResolvers<ChartHandle>() }));
const mountChart = vi.hoisted(() => vi.fn<() => Promise<ChartHandle>>(() => loading.mount.promise));
vi.mock('@gazetteer/charts/browser', () => ({ mountChart }));

const spec: ChartSpec = {
  version: 1,
  source: { kind: 'table', resource_id: 'r' },
  mark: 'line',
  channels: { y: { field: 'rain', aggregate: 'mean' } },
};
const drawn = { spec, data: { columns: [], rows: [], truncated: false } } as unknown as DrawnChart;
const look = { theme: 'light', locale: 'en', bare: true } as const;
const nothing = () => {};
const destroy = vi.fn<() => void>();

let root: Root;

function Chart() {
  const { area, isReady } = useMountedChart(drawn, look, undefined, nothing);
  return <div ref={area} aria-busy={!isReady} />;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ contentRect: { width: 600, height: 400 } }]);
      }
      disconnect() {}
    },
  );
  loading.mount = Promise.withResolvers();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () => root.render(<Chart />));
  await vi.waitUntil(() => mountChart.mock.calls.length > 0);
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a chart whose page is left while its mark still loads is taken away once it is there', async () => {
  await act(async () => root.unmount());
  expect(destroy).not.toHaveBeenCalled();
  loading.mount.resolve({ destroy, wantedHeight: () => undefined } as unknown as ChartHandle);
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
});

test('a chart that is drawn is taken away as its page is left, once', async () => {
  await act(async () =>
    loading.mount.resolve({ destroy, wantedHeight: () => undefined } as unknown as ChartHandle),
  );
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="false"]')).not.toBeNull());
  await act(async () => root.unmount());
  expect(destroy).toHaveBeenCalledOnce();
});
