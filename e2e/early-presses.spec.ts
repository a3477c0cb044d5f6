import { type APIRequestContext, expect } from '@playwright/test';
import portalRoutes from '../apps/portal/app/routes.ts';
import { administratorKey } from './mailbox.ts';
import type { Control } from './presses/controls.ts';
import { lookAt, type Outcome, tryAtRest, tryEarly, type Visit } from './presses/try-control.ts';
import { knownDifferences, notVisited, visits } from './presses/visits.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

/** What stands around the content of all pages is tried on these: one has a line above it, one a search of its own. */
const withFrame = ['/', '/organization'];
/** How much of what is in view may move, and how far, as browsers count it (Cumulative Layout Shift). */
const MOST_SHIFT = 0.01;
/** Lines of a difference that are shown. */
const MOST_LINES = 12;

const nameOf = ({ address, as, isPhone = false }: Visit) =>
  `${address}, as a ${as ?? 'visitor'}${isPhone ? ' with a phone' : ''}`;

/** The address with what only the running server knows. */
async function addressOf({ address }: Visit, request: APIRequestContext): Promise<string> {
  const name = /\{([^}]+)\}/.exec(address)?.[1];
  if (name === undefined) return address;
  const value =
    name === 'authorization'
      ? await authorization(request)
      : (await sampleDataset(request, name)).resource.sku;
  return address.replace(`{${name}}`, value);
}

/** The parameters by which a program asks for access to an account; it is registered for that. */
async function authorization(request: APIRequestContext): Promise<string> {
  const redirect = 'http://127.0.0.1:9/callback';
  const answer = await request.post('/api/.ory/admin/clients', {
    headers: { authorization: `Bearer ${administratorKey()}` },
    data: {
      client_name: 'Road works',
      redirect_uris: [redirect],
      scope: 'openid',
      token_endpoint_auth_method: 'none',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { client_id } = (await answer.json()) as { client_id: string };
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  return new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    state: 'of-an-early-press',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString();
}

/** Whether early and late come to the same: the same page says the same, wherever it says it. */
function isSame(name: string, early: Outcome, atRest: Outcome): boolean {
  const { both } = knownDifferences[name] ?? {};
  if (both) return [early, atRest].every(({ page }) => page.some((line) => line.includes(both)));
  const inOrder = ({ address, page }: Outcome) => [address, ...page.toSorted()].join('\n');
  return inOrder(early) === inOrder(atRest);
}

/** What the page says in one of the outcomes only, for people who look for the cause. */
function difference(control: Control, early: Outcome, atRest: Outcome): object {
  const onlyIn = (one: Outcome, other: Outcome) => one.page.filter((line) => !other.page.includes(line));
  return {
    control: control.key,
    early: [early.address, ...onlyIn(early, atRest)].slice(0, MOST_LINES),
    atRest: [atRest.address, ...onlyIn(atRest, early)].slice(0, MOST_LINES),
    trail: early.trail,
  };
}

for (const visit of visits) {
  test(`a slow device moves nothing and loses no press on ${nameOf(visit)}`, async ({
    browser,
    request,
    contextOptions,
  }) => {
    test.setTimeout(600_000);
    const visitors = { browser, base: contextOptions };
    const actual = { ...visit, address: await addressOf(visit, request) };
    const hasFrame = withFrame.includes(visit.address) && !visit.isPhone;
    const { shifts, controls } = await lookAt(visitors, actual, hasFrame);
    expect.soft(shifts.total, shifts.moved.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    const differences: object[] = [];
    for (const control of controls) {
      const [atRest, early] = await Promise.all([
        tryAtRest(visitors, actual, control),
        tryEarly(visitors, actual, control),
      ]);
      if (!isSame(`${visit.address} ${control.key}`, early, atRest))
        differences.push(difference(control, early, atRest));
    }
    expect(differences).toEqual([]);
  });
}

test('every page of the portal is visited, or it is said why not', () => {
  const patterns = portalRoutes.map(({ path = '' }) => `/${path}`);
  const isVisited = (pattern: string) => {
    const address = new RegExp(
      `^${pattern.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+|\*/g, '[^/]+')}$`,
    );
    return visits.some((visit) => address.test(visit.address.split('?')[0] ?? ''));
  };
  const left = patterns.filter((pattern) => !isVisited(pattern) && !(pattern in notVisited));
  expect(left).toEqual([]);
});
