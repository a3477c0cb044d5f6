import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import { licenseDictionary, LicenseSchema } from './license.contract.ts';
import { licenses } from './licenses.ts';

/** license_list: public, and the same for everybody. */
export const licenseActions: readonly Action[] = [
  defineAction({
    name: 'license_list',
    summary: 'Lists the licences a dataset may be published under',
    readOnly: true,
    input: Type.Object({}),
    output: Type.Array(LicenseSchema),
    handle: async () => licenses.map(licenseDictionary),
  }),
];
