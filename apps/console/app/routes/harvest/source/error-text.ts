import type { TFunction } from 'i18next';
import type { ShownSource } from './load-source.server.ts';

type Fault = NonNullable<NonNullable<ShownSource['run']>['error']>;

/** What can keep a source from being read, of which the console has words. */
const known = [
  'answered',
  'busy',
  'no_json',
  'not_ckan',
  'not_a_catalogue',
  'not_a_data_package',
  'changes_too_fast',
  'unreachable',
  'timed_out',
  'address_refused',
  'too_large',
  'organization_gone',
  'interrupted',
  'internal_error',
] as const;

/** Why a run failed, in the reader's language; what is not known is told in the words of the service. */
export function errorText(t: TFunction, { code, params, message }: Fault): string {
  const fault = known.find((one) => one === code);
  return fault ? t(`harvest.fault.${fault}`, params) : message;
}
