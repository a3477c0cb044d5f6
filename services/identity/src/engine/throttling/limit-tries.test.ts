import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import type { Mode } from '../flow-method.ts';
import type { Action } from './action-limits.ts';
import { type Caller, countersOf, type Tried } from './counters.ts';
import { rememberDevice } from './known-device.ts';
import { limitRequests, limitTries } from './limit-tries.ts';
import { writeCount } from './throttle.store.ts';
import { FormProblem } from '../../forms/form-problem.ts';
import type { AnswerHeaders, Visit } from '../../http/visit.ts';
import { openTestIdentity, type TestIdentity } from '../../identity-testing.ts';
import { createIdentity } from '../../model/identities/create-identity.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { CurrentSession } from '../../model/sessions/session.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { signIn } from '../../sessions/sign-in.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOME = '198.51.100.7';
const ATTACKER = '203.0.113.66';

describeStores('tries of a secret', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const owner = await createIdentity(identity.context, identity.project, {
      traits: { email: 'ada@example.org', name: 'Ada' },
    });
    return { ...identity, owner };
  };

  it('are free at first, then wait longer with each failure, and again less with time', async () => {
    const test = await begin();
    for (let failure = 0; failure < 5; failure += 1) expect(await fail(test)).toBe('failed');
    expect(await fail(test)).toBe(1);
    test.wait(SECOND);
    expect(await fail(test)).toBe('failed');
    expect(await fail(test)).toBe(2);
    test.wait(SECOND);
    expect(await fail(test)).toBe(1);
    test.wait(SECOND);
    expect(await fail(test)).toBe('failed');
    expect(await fail(test)).toBe(4);
    test.wait(60 * MINUTE);
    for (let failure = 0; failure < 3; failure += 1) expect(await fail(test)).toBe('failed');
  });

  it('never wait longer than a quarter of an hour', async () => {
    const test = await begin();
    for (let failure = 0; failure < 30; failure += 1) {
      await fail(test);
      test.wait(15 * MINUTE);
      expect(await fail(test)).toBe('failed');
    }
  });

  it('are free again for who got it right', async () => {
    const test = await begin();
    for (let failure = 0; failure < 4; failure += 1) await fail(test);
    expect(await succeed(test)).toBe('right');
    for (let failure = 0; failure < 5; failure += 1) expect(await fail(test)).toBe('failed');
    expect(await fail(test)).toBe(1);
  });

  it('are refused while too early, even with the right secret, without counting', async () => {
    const test = await begin();
    for (let failure = 0; failure < 5; failure += 1) await fail(test);
    for (let early = 0; early < 10; early += 1) expect(await succeed(test)).toBe(1);
    test.wait(SECOND);
    expect(await succeed(test)).toBe('right');
  });

  it('are counted for an account nobody has just as for one that somebody has', async () => {
    const test = await begin();
    const nobody = { id: 'nobody@example.org', exists: false };
    for (let failure = 0; failure < 5; failure += 1)
      expect(await fail(test, { account: nobody })).toBe('failed');
    expect(await fail(test, { account: nobody })).toBe(1);
    expect(await fail(test)).toBe('failed');
  });

  it('of another kind or in another project are counted apart', async () => {
    const test = await begin();
    for (let failure = 0; failure < 5; failure += 1) await fail(test);
    expect(await fail(test)).toBe(1);
    expect(await fail(test, { action: 'code' })).toBe('failed');
    expect(await fail(test, { project: test.other })).toBe('failed');
  });

  it('from one network count together, however many IPv6 addresses it has', async () => {
    const test = await begin();
    for (let host = 1; host <= 5; host += 1)
      expect(await fail(test, { ip: `2001:db8:1:2::${host}` })).toBe('failed');
    expect(await fail(test, { ip: '2001:db8:1:2:ffff::1' })).toBe(1);
    expect(await fail(test, { ip: '2001:db8:2:3::1' })).toBe('failed');
  });

  it('for many accounts from one address slow that address down, and no other', async () => {
    const test = await begin();
    const spray = (account: number, ip: string) =>
      fail(test, { ip, account: { id: `a${account}`, exists: false } });
    for (let account = 0; account < 30; account += 1) expect(await spray(account, ATTACKER)).toBe('failed');
    expect(await spray(31, ATTACKER)).toBe(1);
    expect(await spray(31, HOME)).toBe('failed');
  });

  it('at the same time are not let through at once', async () => {
    const test = await begin();
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => fail(test)));
    expect(outcomes.filter((outcome) => outcome === 'failed').length).toBeLessThanOrEqual(10);
  });

  it('of several processes are all counted', async () => {
    const test = await begin();
    await fail(test);
    let inside: unknown;
    const outside = limitTries(test.context, callerOf(test), triedOf(test), async () => {
      inside = await fail(test);
      return undefined;
    });
    await outside;
    expect(inside).toBe('failed');
    await fail(test);
    await fail(test);
    expect(await fail(test)).toBe(1);
  });

  it('tell apps by 429 and pages by a message, both with the time to wait', async () => {
    const test = await begin();
    for (let failure = 0; failure < 7; failure += 1) {
      await fail(test);
      test.wait(failure < 4 ? 0 : MINUTE);
    }
    await fail(test);
    const app = await refusal(test, 'native');
    expect(app.error).toMatchObject({ status: 429, details: { retry_after: 8 } });
    expect(app.headers['retry-after']).toBe(8);
    const page = await refusal(test, 'html');
    expect(page.error).toBeInstanceOf(FormProblem);
    expect((page.error as FormProblem).problems).toEqual([
      {
        text: {
          id: 4000001,
          type: 'error',
          text: 'Too many attempts. Please try again in 8 seconds.',
          context: { cause: 'throttled_seconds', retry_after: 8 },
        },
      },
    ]);
    expect(page.headers['retry-after']).toBe(8);
  });
});

describeStores('an attacker', (open) => {
  const besiege = async () => {
    const identity = await openTestIdentity(await open());
    const owner = await createIdentity(identity.context, identity.project, {
      traits: { email: 'ada@example.org', name: 'Ada' },
    });
    const test = { ...identity, owner };
    /** As if the account had failed everywhere up to this moment. */
    const siege = async () => {
      const account = countersOf(test.context, callerOf(test), triedOf(test)).find(
        ({ role }) => role === 'account',
      );
      const updated_at = test.context.clock().toISOString();
      const row = { project_id: test.project.id, action: 'password', subject: account!.subject, updated_at };
      await writeCount(test.context.sql, { ...row, failures: 70 }, undefined);
    };
    return { ...test, siege };
  };

  it('who tries an account from everywhere makes every new address wait for its turn', async () => {
    const test = await besiege();
    for (let bot = 0; bot < 50; bot += 1) {
      expect(await fail(test, { ip: `192.0.2.${bot}` })).toBe('failed');
    }
    expect(await fail(test, { ip: ATTACKER })).toBe(10);
    test.wait(10 * SECOND);
    expect(await fail(test, { ip: ATTACKER })).toBe('failed');
    expect(await fail(test, { ip: ATTACKER })).toBe(20);
  });

  it('cannot use up the turn of the owner on a new device', async () => {
    const test = await besiege();
    await test.siege();
    let waited = 0;
    let outcome = await succeed(test, { ip: HOME });
    while (outcome !== 'right' && waited < 20) {
      test.wait(MINUTE);
      waited += 1;
      await test.siege();
      await fail(test, { ip: `192.0.2.${waited}` });
      outcome = await succeed(test, { ip: HOME });
    }
    expect(outcome).toBe('right');
    expect(waited).toBeLessThanOrEqual(15);
  });

  it('cannot lock out the owner on a device that has signed in before, not even from beside it', async () => {
    const test = await besiege();
    const cookie = deviceCookie(test, test.owner);
    await test.siege();
    for (let failure = 0; failure < 10; failure += 1) await fail(test, { ip: HOME });
    expect(await succeed(test, { ip: HOME })).not.toBe('right');
    expect(await succeed(test, { ip: HOME, cookie })).toBe('right');
  });

  it('cannot lock out an app of the owner at an address that has signed in before', async () => {
    const test = await besiege();
    await openSession(test, HOME);
    await test.siege();
    expect(await succeed(test, { ip: ATTACKER })).toBeGreaterThan(0);
    expect(await succeed(test, { ip: HOME })).toBe('right');
  });

  it('cannot lock the owner out of confirming it is them', async () => {
    const test = await besiege();
    const current = await openSession(test, HOME);
    await test.siege();
    expect(await succeed(test, { ip: '198.51.100.99', current })).toBe('right');
  });

  it('with a device of the owner may not guess without end either', async () => {
    const test = await besiege();
    const cookie = deviceCookie(test, test.owner);
    for (let failure = 0; failure < 10; failure += 1) expect(await fail(test, { cookie })).toBe('failed');
    expect(await fail(test, { cookie })).toBe(1);
  });

  it('cannot make a device known to another account, or change its mark', async () => {
    const test = await besiege();
    const mallory = await createIdentity(test.context, test.project, {
      traits: { email: 'mallory@example.org', name: 'Mallory' },
    });
    await test.siege();
    const cookie = deviceCookie(test, mallory);
    expect(await succeed(test, { ip: ATTACKER, cookie })).toBeGreaterThan(0);
    const forged = deviceCookie(test, test.owner).replace(/.{5}$/, 'AAAAA');
    expect(await succeed(test, { ip: ATTACKER, cookie: forged })).toBeGreaterThan(0);
  });

  it('who has guessed the password gets no fresh tries of the second step by signing in again', async () => {
    const test = await besiege();
    for (let round = 0; round < 5; round += 1) {
      const current = { ...(await openSession(test, ATTACKER)), available: 'aal2' as const };
      expect(await fail(test, { ip: ATTACKER, action: 'code', current })).toBe('failed');
    }
    const current = { ...(await openSession(test, ATTACKER)), available: 'aal2' as const };
    expect(await fail(test, { ip: ATTACKER, action: 'code', current })).toBe(1);
  });

  it('who waits long enough leaves no trace', async () => {
    const test = await besiege();
    await test.siege();
    test.wait(24 * 60 * MINUTE);
    expect(await fail(test, { ip: ATTACKER })).toBe('failed');
  });
});

describeStores('a device', (open) => {
  it('is known to each of the accounts that signed in from it', async () => {
    const test = { ...(await openTestIdentity(await open())) };
    const owners: Identity[] = [];
    let cookie = '';
    for (const name of ['ada', 'bob']) {
      const traits = { email: `${name}@example.org`, name };
      owners.push(await createIdentity(test.context, test.project, { traits }));
      cookie = deviceCookie({ ...test, owner: owners[0]! }, owners.at(-1)!, cookie);
    }
    for (const owner of owners) {
      const scene = { ...test, owner };
      for (let failure = 0; failure < 10; failure += 1) await fail(scene);
      expect(await succeed(scene)).not.toBe('right');
      expect(await succeed(scene, { cookie })).toBe('right');
    }
    expect(cookie.split('.')).toHaveLength(3);
  });
});

describeStores('requests that cost others', (open) => {
  it('count each, for who is asked about and where it comes from', async () => {
    const identity = await openTestIdentity(await open());
    const send = async (id: string, ip = HOME) => {
      const caller = callerOf(identity, { ip });
      return outcomeOf(
        limitRequests(identity.context, caller, { action: 'message', account: { id, exists: false } }),
      );
    };
    for (let sent = 0; sent < 3; sent += 1) expect(await send('ada@example.org')).toBe('done');
    expect(await send('ada@example.org')).toBe(30);
    expect(await send('bob@example.org')).toBe('done');
    expect(await send('ada@example.org', '198.51.100.8')).toBe('done');
    identity.wait(30 * SECOND);
    expect(await send('ada@example.org')).toBe('done');
  });

  it('may have no account, as signing up', async () => {
    const identity = await openTestIdentity(await open());
    const register = () =>
      outcomeOf(limitRequests(identity.context, callerOf(identity), { action: 'registration' }));
    for (let made = 0; made < 100; made += 1) expect(await register()).toBe('done');
    expect(await register()).toBe(5);
  });
});

type Scene = Pick<TestIdentity, 'context' | 'project'> & { owner?: Identity };
type Circumstances = {
  ip?: string;
  cookie?: string;
  action?: Action;
  account?: NonNullable<Tried['account']>;
  project?: TestIdentity['project'];
  current?: CurrentSession;
  mode?: Mode;
  answer?: AnswerHeaders;
};

function callerOf(scene: Scene, given: Circumstances = {}): Caller {
  const visit = {
    ip: given.ip ?? HOME,
    headers: given.cookie ? { cookie: given.cookie } : {},
    answer: given.answer ?? { cookies: [] },
  };
  return {
    project: given.project ?? scene.project,
    mode: given.mode ?? 'native',
    visit: visit as unknown as Visit,
    ...(given.current ? { current: given.current } : {}),
  };
}

function triedOf(scene: Scene, given: Circumstances = {}): Tried {
  const account = given.account ?? { id: scene.owner?.id ?? '', exists: true };
  return { action: given.action ?? 'password', account };
}

/** 'failed', or the seconds to wait. */
async function fail(scene: Scene, given: Circumstances = {}): Promise<'failed' | number> {
  const attempt = limitTries(
    scene.context,
    callerOf(scene, given),
    triedOf(scene, given),
    async () => undefined,
  );
  const outcome = await outcomeOf(attempt);
  return outcome === 'done' ? 'failed' : Number(outcome);
}

async function succeed(scene: Scene, given: Circumstances = {}): Promise<unknown> {
  return outcomeOf(
    limitTries(scene.context, callerOf(scene, given), triedOf(scene, given), async () => 'right'),
  );
}

async function outcomeOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return (await attempt) ?? 'done';
  } catch (error) {
    return (error as { details?: { retry_after?: number } }).details?.retry_after ?? error;
  }
}

async function refusal(
  scene: Scene,
  mode: Mode,
): Promise<{ error: unknown; headers: Record<string, unknown> }> {
  const answer: AnswerHeaders = { cookies: [] };
  const given = { mode, answer };
  const error: unknown = await limitTries(
    scene.context,
    callerOf(scene, given),
    triedOf(scene),
    async () => 1,
  ).catch((thrown: unknown) => thrown);
  return { error, headers: { 'retry-after': answer.retryAfter } };
}

function deviceCookie({ context, project }: Scene, owner: Identity, cookie?: string): string {
  const { visit } = callerOf({ context, project }, cookie ? { cookie } : {});
  rememberDevice(context, project, owner.id, visit);
  return visit.answer.cookies[0]?.split(';')[0] ?? '';
}

async function openSession({ context, project, owner }: Scene, ip: string): Promise<CurrentSession> {
  if (!owner) throw new Error('Nobody to sign in');
  const device = { ip_address: ip, user_agent: '', location: '' };
  const { token } = await signIn(context, project, {
    identity: owner,
    method: 'password',
    aal: 'aal1',
    device,
  });
  const request = { headers: { 'x-session-token': token } };
  const current = await currentSession(context, project, request);
  if (!current) throw new Error('No session');
  return current;
}
