import { Type } from 'typebox';

/** The parts of an address that carries its own proof. */
export const BySignature = Type.Object({
  id: Type.String({ maxLength: 100 }),
  token: Type.String({ maxLength: 100 }),
});
