import { Button, Notice, TextField } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { DifferenceList } from '../../../parts/difference-list.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { NameOrStateAnswer } from './change-name-or-state.server.ts';
import styles from './settings.module.css';

interface NameAndStateProps {
  /** The revision that the page shows. */
  revision: string;
  answer: NameOrStateAnswer | undefined;
}

/** What a project is called, and whether it answers others than its members. */
export function NameAndState({ revision, answer }: NameAndStateProps) {
  const { t } = useTranslation();
  const project = useProject();
  const { name, host, state, isPortal, mayOwn } = project;
  const refused = answer && !answer.result.ok ? answer : undefined;
  return (
    <section className={styles.card} aria-labelledby="settings-project">
      <h2 id="settings-project">{t('project.settings.project')}</h2>
      {refused ? <Refusal refused={refused} /> : null}
      {mayOwn && !isPortal ? (
        // A form of its own for each revision: its field shows the name that holds.
        <Form method="post" className={styles.name} key={`${revision} ${refused ? 'refused' : ''}`}>
          <input type="hidden" name="revision" value={revision} />
          <TextField
            label={t('project.settings.name')}
            name="wanted"
            defaultValue={refused?.act === 'name' ? refused.wanted : name}
            required
            autoComplete="off"
          />
          <Button type="submit" name="act" value="name">
            {t('project.settings.rename')}
          </Button>
        </Form>
      ) : (
        <p>{name}</p>
      )}
      <dl className={styles.facts}>
        <dt>{t('project.settings.host')}</dt>
        <dd>{host}</dd>
        <dt>{t('project.settings.id')}</dt>
        <dd>{project.id}</dd>
        <dt>{t('project.settings.state')}</dt>
        <dd>{t(`project.states.${state}`)}</dd>
      </dl>
      {isPortal ? <p className="console-note">{t('project.settings.portal')}</p> : null}
      {!isPortal && !mayOwn ? <p className="console-note">{t('project.settings.ownersDecide')}</p> : null}
      {!isPortal && mayOwn ? <StateForm revision={revision} state={state} /> : null}
    </section>
  );
}

/** Halts a project or lets it run, after saying what that means. */
function StateForm({ revision, state }: { revision: string; state: 'running' | 'halted' }) {
  const { t } = useTranslation();
  const isHalted = state === 'halted';
  return (
    <Form method="post" className={styles.state}>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="wanted" value={isHalted ? 'running' : 'halted'} />
      <p>{t(isHalted ? 'project.settings.whatRunningMeans' : 'project.settings.whatHaltingMeans')}</p>
      <Button type="submit" name="act" value="state">
        {t(isHalted ? 'project.settings.run' : 'project.settings.halt')}
      </Button>
    </Form>
  );
}

function Refusal({ refused: { result, theirs } }: { refused: NameOrStateAnswer }) {
  const { t } = useTranslation();
  if (result.ok) return null;
  if (result.status === 412) {
    return (
      <Notice kind="error" title={t('project.settings.late')}>
        <DifferenceList differences={theirs} />
      </Notice>
    );
  }
  return (
    <Notice kind="error" title={t('project.settings.refused')}>
      <p>{result.message ?? t('parts.refused')}</p>
    </Notice>
  );
}
