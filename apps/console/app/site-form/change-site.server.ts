import type { RouterContextProvider } from 'react-router';
import { portalClient } from '../portal-calls/portal-client.server.ts';
import { type Attempt, attempt } from '../project/attempt.server.ts';
import { valuesOf } from './site-field.ts';
import { readGroup, type SiteGroup, siteGroups, type SiteInputs } from './site-groups.ts';

/** What was asked for, what stood in the inputs, and what became of it. */
export interface SiteChange {
  /** The part that was sent; none for going back to the file. */
  group: SiteGroup | undefined;
  inputs: SiteInputs;
  result: Attempt<null>;
}

/** Saves a part of the site's form, or goes back to what the file says of a field. */
export async function changeSite(
  acting: { context: Readonly<RouterContextProvider>; request: Request },
  form: URLSearchParams,
): Promise<SiteChange> {
  const client = portalClient(acting);
  const field = form.get('restore');
  if (field !== null) {
    const result = await attempt(async () => {
      await client.restoreSiteField({ field: field as 'name' });
      return null;
    });
    return { group: undefined, inputs: {}, result };
  }
  const group = (Object.keys(siteGroups) as SiteGroup[]).find((one) => one === form.get('group')) ?? 'names';
  const inputs = { ...Object.fromEntries(form), languages: form.getAll('languages').join(' ') };
  const result = await attempt(async () => {
    const { data } = await client.getSite();
    return readGroup(group, inputs, valuesOf(data.fields));
  });
  if (!result.ok) return { group, inputs, result };
  if ('faults' in result.value)
    return {
      group,
      inputs,
      result: { ok: false, status: 400, message: undefined, fields: result.value.faults },
    };
  const { values } = result.value;
  return {
    group,
    inputs,
    result: await attempt(async () => {
      await client.changeSite({ changeSiteBody: values });
      return null;
    }),
  };
}
