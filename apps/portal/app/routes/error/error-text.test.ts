import { expect, test } from 'vitest';
import { errorText } from './error-text.server.ts';

test.each([
  ['security_csrf_violation', 'flow.notice.csrf'],
  ['self_service_flow_return_to_forbidden', 'flow.notice.returnTo'],
  ['self_service_flow_disabled', 'flow.errors.self_service_flow_disabled'],
  ['toString', undefined],
  ['', undefined],
])('the error %j is told by %s', (id, text) => {
  expect(errorText(id)).toBe(text);
});
