import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeCharts } from './change-charts.server.ts';

const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => reported.mockClear());

/** Asks for something to be done to a chart, where the content service gives this answer. */
function askWith(intent: string, answer: Response) {
  const services = { fetch: async () => answer, publicUrl: 'http://site', locale: 'en' as const };
  const form = new URLSearchParams({ intent, id: '7', title: 'Rain' });
  return changeCharts(services, new Request('http://site/profile'), form);
}

const deleteWith = (answer: Response) => askWith('delete-chart', answer);

describe('deleting a chart', () => {
  test('is told by its title, so that it can be had back', async () => {
    expect(await deleteWith(new Response(null, { status: 204 }))).toEqual({
      done: 'chart-deleted',
      id: '7',
      title: 'Rain',
    });
  });

  test('that fails leaves the text of the answer to whoever looks for the reason', async () => {
    const answer = await deleteWith(new Response('the store is away', { status: 503 }));
    expect(answer).toEqual({ done: 'chart-problem' });
    expect(String(reported.mock.calls[0]?.[0])).toBe('Error: the store is away');
  });

  test('leads to the login when the session is over', async () => {
    const answer = await deleteWith(new Response('', { status: 401 })).catch((error: Response) => error);
    expect((answer as Response).headers.get('location')).toBe('/login?return_to=/profile');
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('a chart that was deleted in another window', () => {
  test.each([
    'change-chart',
    'delete-chart',
    'duplicate-chart',
    'restore-chart',
  ])('is said to be gone instead of asking to try %s again', async (intent) => {
    for (const status of [403, 404])
      expect(await askWith(intent, Response.json({}, { status }))).toEqual({ done: 'chart-gone' });
    expect(await askWith(intent, Response.json({}, { status: 503 }))).toEqual({ done: 'chart-problem' });
  });
});
