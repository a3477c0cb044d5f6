import { ApplicationError } from '@gazetteer/kernel';

/**
 * 501: the standard has it, this service has not.
 * @param target the option of the address that asks for it
 * @param what it, to be read before 'is not supported here'
 */
export function notImplemented(target: string, what: string): ApplicationError {
  const text = `${what} is not supported here`;
  return new ApplicationError('not_implemented', 501, `${target}: ${text}`, { fields: { [target]: [text] } });
}
