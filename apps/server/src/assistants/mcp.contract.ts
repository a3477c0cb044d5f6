import { Type } from 'typebox';

/** One message of JSON-RPC 2.0: a request, or a notification without `id`. Several at once are not taken. */
export const McpMessage = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      Type.Union([Type.String({ maxLength: 200 }), Type.Integer({ maximum: Number.MAX_SAFE_INTEGER })]),
    ),
    method: Type.Optional(
      Type.String({ maxLength: 100, description: 'initialize, tools/list, tools/call, resources/read …' }),
    ),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { additionalProperties: true, title: 'McpMessage', description: 'One message of JSON-RPC 2.0' },
);

/** In which language texts are wanted that are written in several. */
export const McpQuery = Type.Object({
  lang: Type.Enum(['en', 'fr'], {
    default: 'en',
    description: 'The language of titles, descriptions and charts',
  }),
});
