import { expect, it } from 'vitest';
import { newProjectSettings } from './new-project-settings.ts';

it.each([
  ['https://roads.data.example.org', 'no-reply@roads.data.example.org'],
  ['http://localhost:3000', 'no-reply@localhost'],
  ['http://127.0.0.1:3000', 'no-reply@[127.0.0.1]'],
  ['http://[2001:db8::1]:3000', 'no-reply@[IPv6:2001:db8::1]'],
])('a project at %s sends its mails from %s', (origin, sender) => {
  expect(newProjectSettings(origin, 'Roads').courier.smtp.from_address).toBe(sender);
});
