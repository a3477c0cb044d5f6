import type { HttpServer } from '@gazetteer/kernel';
import { calledBy } from '@gazetteer/ory';
import { Type } from 'typebox';
import { acceptDeviceCode } from '../device/device-sign-in.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { requireRow } from '../requests/read-request.ts';
import { findPerson } from './require-person.ts';

const PATH = '/self-service/oauth2/device';

const DeviceQuery = Type.Object({ device_challenge: Type.String({ minLength: 1, maxLength: 100 }) });

const DeviceBody = Type.Object(
  { user_code: Type.String({ minLength: 1, maxLength: 50, description: 'The code that the device shows' }) },
  { additionalProperties: false },
);

/**
 * The page where somebody types the code of a device. Nobody need be signed in yet: that, and what the device may do, is
 * asked next.
 */
export function registerDevicePage(server: HttpServer, context: OauthContext): void {
  server.get(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'getMyDeviceRequest',
      security: calledBy.visitors,
      summary: 'See whether the question for a code is open',
      querystring: DeviceQuery,
      response: { 200: Type.Object({ challenge: Type.String() }) },
    },
    handler: async ({ oauthProject, query }) => {
      await requireRow(context, oauthProject, 'device', query.device_challenge);
      return { challenge: query.device_challenge };
    },
  });

  server.post(PATH, {
    schema: {
      tags: ['oauth2: own pages'],
      operationId: 'answerMyDeviceRequest',
      security: calledBy.visitors,
      summary: 'Type the code that a device shows',
      querystring: DeviceQuery,
      body: DeviceBody,
      response: {
        200: Type.Object({ redirect_to: Type.String({ description: 'Where the browser goes on' }) }),
      },
    },
    handler: async (request) => {
      await findPerson(context, request);
      const { oauthProject, query, body } = request;
      return acceptDeviceCode(context, oauthProject, query.device_challenge, body.user_code);
    },
  });
}
