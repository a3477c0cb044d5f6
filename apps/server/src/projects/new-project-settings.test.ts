import { namedSchema } from '@gazetteer/identity';
import { expect, it } from 'vitest';
import { newProjectSettings } from './new-project-settings.ts';

it.each([
  ['https://roads.data.example.org', 'no-reply@roads.data.example.org'],
  ['http://localhost:3000', 'no-reply@localhost'],
  ['http://127.0.0.1:3000', 'no-reply@[127.0.0.1]'],
  ['http://[2001:db8::1]:3000', 'no-reply@[IPv6:2001:db8::1]'],
])('a project at %s sends its mails from %s', (origin, sender) => {
  expect(newProjectSettings(origin, 'Roads', namedSchema).courier.smtp.from_address).toBe(sender);
});

it('a new project knows the address and the name of a person, and asks for no more', () => {
  const { schemas } = newProjectSettings('https://roads.data.example.org', 'Roads', namedSchema).identity;
  const traits = { properties: { email: expect.anything(), name: expect.anything() } };
  expect(schemas).toEqual([
    {
      id: 'individual',
      schema: expect.objectContaining({
        properties: { traits: expect.objectContaining({ ...traits, required: ['email', 'name'] }) },
      }),
    },
  ]);
});
