import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { messageTexts } from './forms/message-texts.ts';

/**
 * What clients of Ory Kratos go by, and the suite that shows over HTTP when it comes. A client that knows an id must
 * find it: whoever removes one here breaks a contract. 1010005 and 4060003 are reserved there, and never sent.
 */
const shownBy: Record<string, readonly (number | string)[]> = {
  'engine/form-labels': [
    1010001, 1040001, 1070001, 1070002, 1070003, 1070004, 1070005, 1070006, 1070007, 1070008, 4000009,
    5000001,
  ],
  'engine/start-answers': [
    1010003,
    1010004,
    'session_inactive',
    'session_already_available',
    'session_aal1_required',
    'session_aal2_required',
    'self_service_flow_expired',
    'self_service_flow_disabled',
    'self_service_flow_return_to_forbidden',
    'security_csrf_violation',
  ],
  'engine/submit-answers': [
    1060003, 1080003, 4000003, 4000004, 4000006, 4010001, 4010002, 4010003, 4010004, 4010005, 4010006,
    4040001, 4050001, 4060002, 4060005, 4060006, 4070003, 4070005, 4070006,
  ],
  'kinds/login/login': [4000010],
  'methods/password/password-registration': [4000001, 4000002, 4000005],
  'kinds/recovery/recovery-by-code': [1060001, 4060001, 'browser_location_change_required'],
  'kinds/recovery/recovery-by-link': [1060002, 4060004],
  'kinds/verification/verification': [
    1070009,
    1080001,
    1080002,
    4070001,
    4070002,
    4070004,
    'self_service_flow_replaced',
  ],
  'kinds/settings/settings': [1050001, 'security_identity_mismatch'],
  'methods/totp/totp': [
    1010006,
    1010009,
    1050004,
    1050005,
    1050006,
    1050017,
    4000008,
    4000011,
    'session_refresh_required',
  ],
  'methods/lookup-secret/lookup-secret': [
    1010007, 1010010, 1050007, 1050008, 1050009, 1050010, 1050011, 1050014, 1050015, 1050016, 4000012,
    4000014, 4000016,
  ],
  'methods/webauthn/second-factor': [1010008, 1050012, 1050013, 1050018, 4000013],
  'methods/webauthn/passwordless': [1010011, 1010012, 1010013, 1040004, 4000007, 4000015],
  'methods/oidc/oidc': [1010002, 1040002, 1040003, 1050002, 1050003],
};

describe('the contract with clients', () => {
  it.each(Object.entries(shownBy))('is shown by %s', async (suite, ids) => {
    const source = await readFile(new URL(`${suite}.test.ts`, import.meta.url), 'utf8');
    const missing = ids.filter((id) => !new RegExp(String.raw`\b${id}\b`).test(source));
    expect(missing).toEqual([]);
  });

  it('names every message once, with a text, and by the type its range stands for', () => {
    const ids = Object.values(shownBy)
      .flat()
      .filter((id) => typeof id === 'number');
    const successes = new Set([1050001, 1060001, 1080002]);
    const told = ids.map((id) => [id, messageTexts[id as keyof typeof messageTexts]?.[0]]);
    const expected = ids.map((id) => [
      id,
      id >= 4_000_000 ? 'error' : successes.has(id) ? 'success' : 'info',
    ]);
    expect(told).toEqual(expected);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(85);
  });
});
