import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import type { License } from './licenses.ts';

/** A licence in CKAN's words. */
export const LicenseSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  url: Type.String(),
  isopen: Type.Boolean(),
  is_generic: Type.Boolean(),
  domain_content: Type.Boolean(),
  domain_data: Type.Boolean(),
  domain_software: Type.Boolean(),
  family: Type.String(),
  maintainer: Type.String(),
  od_conformance: Type.String(),
  osd_conformance: Type.String(),
  status: Type.String(),
});

/** Writes a licence as license_list gives it. */
export function licenseDictionary(license: License): Static<typeof LicenseSchema> {
  return {
    ...license,
    domain_content: license.isopen,
    domain_data: license.isopen,
    domain_software: false,
    family: '',
    maintainer: '',
    od_conformance: license.isopen ? 'approved' : 'not reviewed',
    osd_conformance: 'not reviewed',
    status: 'active',
  };
}
