import type { JsonSchema } from '../json-schemas/json-schema.ts';

const text = (title: string, maxLength: number) => ({ type: 'string', title, minLength: 1, maxLength });

const email = {
  type: 'string',
  format: 'email',
  title: 'Email',
  maxLength: 254,
  'ory.sh/kratos': {
    credentials: {
      password: { identifier: true },
      webauthn: { identifier: true },
      code: { identifier: true, via: 'email' },
      totp: { account_name: true },
      passkey: { display_name: true },
    },
    verification: { via: 'email' },
    recovery: { via: 'email' },
  },
};
const name = text('Full name', 200);

/** What a new project knows of a person: an address and a name. */
export const namedSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Individual',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: { email, name },
      required: ['email', 'name'],
      additionalProperties: false,
    },
  },
};

/** What the portal knows of a person. Only an address and a name must be given; the rest completes a profile. */
export const individualSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Individual',
  type: 'object',
  properties: {
    traits: {
      type: 'object',
      properties: {
        email,
        name,
        phone: {
          type: 'string',
          format: 'tel',
          title: 'Phone number',
          pattern: '^\\+91-[0-9]{10}$',
          examples: ['+91-9876543210'],
        },
        organisation: text('Organisation', 200),
        designation: text('Job title', 200),
        purpose: text('What you use the data for', 500),
      },
      required: ['email', 'name'],
      additionalProperties: false,
    },
  },
};
