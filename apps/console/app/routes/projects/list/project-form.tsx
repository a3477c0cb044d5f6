import { Button, Notice, TextField } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { CreateAnswer } from './create-project.server.ts';
import styles from './list.module.css';

interface ProjectFormProps {
  /** The portal's own host, below which projects stand. */
  host: string;
  answer: CreateAnswer | undefined;
}

/** Makes a project, and says where it will stand. */
export function ProjectForm({ host, answer }: ProjectFormProps) {
  const { t } = useTranslation();
  const [slug, setSlug] = useState(answer?.slug ?? '');
  const refused = answer?.result;
  const isOfField = refused !== undefined && Object.keys(refused.fields).length > 0;
  return (
    <section aria-labelledby="new-project">
      <h2 id="new-project">{t('project.list.new')}</h2>
      {refused && !isOfField ? (
        <Notice kind="error">
          <p>{refused.message ?? t('parts.refused')}</p>
        </Notice>
      ) : null}
      <Form method="post" className={styles.form}>
        <TextField
          label={t('project.list.name')}
          name="name"
          required
          autoComplete="off"
          defaultValue={answer?.name}
          error={refused?.fields['name']?.join(' ')}
        />
        <TextField
          label={t('project.list.slug')}
          hint={t('project.list.slugHint')}
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
          error={refused?.fields['slug']?.join(' ')}
        />
        <p className="console-note">
          {t('project.list.stands', { address: `${slug.trim() || '…'}.${host}` })}
        </p>
        <Button type="submit" look="primary" className={styles.make}>
          {t('project.list.make')}
        </Button>
      </Form>
    </section>
  );
}
