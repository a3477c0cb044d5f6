import { schemaFaults } from '@gazetteer/kernel';
import type { Static, TObject } from 'typebox';
import { invalidMetadata } from './client-errors.ts';

/** Faults beyond these are told once these are mended. */
const MOST_FAULTS = 10;

/**
 * Checks the form of what somebody says of a client. Empty texts and nulls, which many programs send for what they do not set,
 * are absent.
 * @throws invalid_client_metadata naming each field that is unknown or of another form
 */
export function readFields<Schema extends TObject>(schema: Schema, given: unknown): Static<Schema> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw invalidMetadata('client', 'must be a JSON object');
  }
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== ''),
  );
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(schema.properties, name));
  if (unknown !== undefined) {
    throw invalidMetadata(unknown.slice(0, 80), 'is no field that can be set here');
  }
  const [fault, ...more] = schemaFaults(schema, fields).slice(0, MOST_FAULTS);
  if (fault) {
    const others = more.map((other) => `; ${other.place}: ${other.fault}`);
    throw invalidMetadata(fault.place, fault.fault + others.join(''));
  }
  return fields as Static<Schema>;
}
