import { type Action, defineAction } from '@gazetteer/actions';
import { Type } from 'typebox';
import type { Catalogue } from '../catalogue.ts';
import { nullable } from '../fields/nullable.ts';

/** The release of CKAN whose action API we answer like; clients choose what to send by it. */
const LIKE_CKAN = '2.11.5';

/** status_show: who we are, for clients that ask before they start. */
export function siteActions({ publicUrl, siteTitle }: Catalogue): Action[] {
  return [
    defineAction({
      name: 'status_show',
      summary: 'Says what installation this is',
      readOnly: true,
      input: Type.Object({}),
      output: Type.Object({
        ckan_version: Type.String(),
        site_title: Type.String(),
        site_description: Type.String(),
        site_url: Type.String(),
        error_emails_to: nullable(Type.String()),
        locale_default: Type.String(),
        extensions: Type.Array(Type.String()),
      }),
      handle: async () => ({
        ckan_version: LIKE_CKAN,
        site_title: siteTitle,
        site_description: '',
        site_url: publicUrl,
        error_emails_to: null,
        locale_default: 'en',
        extensions: ['datastore'],
      }),
    }),
  ];
}
