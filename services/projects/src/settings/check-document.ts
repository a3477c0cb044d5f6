import { type FieldErrors, invalidInput, isVisibleName, NAME_RULE } from '@gazetteer/kernel';
import { type ProjectRecord, serviceNames, type Warning } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import type { ProjectDocument } from './project-document.ts';
import { secretFaults } from './secrets.ts';

/**
 * Looks through all that somebody wants of a project.
 * @param known whose secrets may stand in it
 * @returns it without what does not exist here, with a warning for each
 * @throws invalid_input naming each setting that is wrong, by its place in the document; then nothing has changed
 */
export function checkDocument(
  { settings }: Pick<ProjectContext, 'settings'>,
  project: ProjectRecord,
  wanted: ProjectDocument,
  known: ProjectDocument,
): { document: ProjectDocument; warnings: Warning[] } {
  const fields: FieldErrors = {};
  const warnings: Warning[] = [];
  const document = { ...wanted, name: wanted.name.trim(), services: { ...wanted.services } };
  if (!isVisibleName(document.name)) fields['name'] = [NAME_RULE];
  for (const service of serviceNames) {
    const { config } = wanted.services[service];
    const checked = settings[service].check(project, config);
    const faults = [...checked.faults, ...secretFaults(config, known.services[service].config)];
    for (const { place, fault } of faults) {
      const field = ['services', service, 'config', ...(place === '' ? [] : [place])].join('.');
      (fields[field] ??= []).push(fault);
    }
    document.services[service] = { config: checked.settings };
    warnings.push(...checked.warnings);
  }
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return { document, warnings };
}
