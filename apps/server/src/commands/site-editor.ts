import { notFound } from '@gazetteer/kernel';
import { Command } from 'commander';
import { setSiteEditor } from '../rights/site-editors.ts';
import { withApplication } from './with-application.ts';

/** `gazetteer admin site-editor`: who writes articles and pages without being an administrator. */
export function siteEditorCommand(): Command {
  return new Command('site-editor')
    .description('let somebody write what the site says: articles, pages, pictures, answers to messages')
    .argument(
      '<email>',
      'the address of their account, which they have confirmed; or client:<client_id>, a program',
    )
    .option('--remove', 'take it from them, from their next request on')
    .action(async (email: string, { remove = false }: { remove?: boolean }) => {
      const isChanged = await withApplication(async ({ people, permissions }) => {
        const person = await people.find(email);
        if (!person) throw notFound(`Nobody has confirmed the address ${email} for an account`);
        return setSiteEditor(permissions, person.id, !remove);
      });
      const state = remove ? 'does not edit the site' : 'edits the site';
      console.log(isChanged ? `${email} ${state} from now on.` : `${email} ${state} already.`);
    });
}
