import type { ContentOptions } from '../content-service.ts';

/** What messages to the team are told with where a test is about something else: nobody is, and nobody answers. */
export const silentMail: Pick<ContentOptions, 'team' | 'writers' | 'staff'> = {
  team: { send: async () => undefined },
  writers: { send: async () => undefined, fatesOf: async () => new Map() },
  staff: { list: async () => [], namesOf: async () => new Map() },
};
