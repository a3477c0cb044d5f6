import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { type CheckedText, checkText, lossesOf } from './check-text.ts';
import { languagePatch } from './language-patch.ts';

/** What became of a text, with the text, so that nothing that was written is lost. */
export interface LanguageAnswer {
  act: 'check' | 'save';
  text: string;
  checked: Attempt<CheckedText>;
  /** What saving would take away that is in use, where that has to be confirmed first. */
  losses?: string;
  /** Where it was to be saved, had no errors, and what it takes away was confirmed. */
  saved?: Attempt<null>;
}

/**
 * Checks the text of a form, and saves it where it says so and the text has no errors. A text that takes permissions away
 * that are in use is saved by a second press, of a form that says what is lost.
 */
export async function changeLanguage(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<LanguageAnswer> {
  // Forms send lines as CR and LF.
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n');
  const act = form.get('act') === 'save' ? 'save' : 'check';
  const checked = await attempt(() => checkText(projectClient(acting), text));
  if (act === 'check' || !checked.ok || checked.value.errors.length > 0) return { act, text, checked };
  const losses = lossesOf(checked.value);
  if (losses !== '' && form.get('confirmed') !== losses) return { act, text, checked, losses };
  const began = { revision: form.get('revision') ?? '', version: Number(form.get('version')) };
  return { act, text, checked, saved: await save(acting, text, began) };
}

type Began = { revision: string; version: number };

/**
 * Saves a text for the revision with which the page was shown. Where the project has another one by now, but the language is
 * the same, somebody changed other settings, which stay as they are.
 */
async function save(
  acting: ProjectArguments & { url: URL },
  text: string,
  { revision, version }: Began,
): Promise<Attempt<null>> {
  const { id: projectId } = await loadProject(acting);
  const client = oryClient(acting);
  const saveFor = (ifMatch: string) =>
    attempt(async () => {
      await client.patchProject({ projectId, ifMatch: `"${ifMatch}"`, jsonPatch: languagePatch(text) });
      return null;
    });
  const saved = await saveFor(revision);
  if (saved.ok || saved.status !== 412) return saved;
  // In this order: a language that changes between the two changes the revision, too.
  const { data: project } = await client.getProject({ projectId });
  const { data: language } = await projectClient(acting).getPermissionLanguage({});
  return language.version === version ? saveFor(project.revision_id) : saved;
}
