import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { SourceFields } from '../../../harvest/source-fields.tsx';
import type { SourceChange } from './change-source.server.ts';
import type { ShownSource } from './load-source.server.ts';
import styles from './source.module.css';

interface SettingsPartProps {
  shown: ShownSource;
  answer: SourceChange | undefined;
}

/** What is said of a source, to change; open where what was typed was not taken. */
export function SettingsPart({ shown: { source, calls }, answer }: SettingsPartProps) {
  const { t } = useTranslation();
  return (
    <details className={styles.settings} open={answer?.refusal !== undefined}>
      <summary>
        <h2>{t('harvest.settings')}</h2>
      </summary>
      {/* The fields begin anew with what was saved. */}
      <Form
        method="post"
        action={`/console/harvest/${source.id}`}
        className={styles.form}
        key={source.modified_at}
      >
        <input type="hidden" name="revision" value={source.modified_at} />
        <p className="console-note">{t('harvest.addressMoves')}</p>
        <SourceFields
          values={answer?.typed ?? source}
          isNoAddress={answer?.refusal?.fields['url'] !== undefined}
        />
        <Button type="submit" name="act" value="save" look="primary">
          {t('harvest.act.save')}
        </Button>
        <ThisCall call={calls.save} />
      </Form>
    </details>
  );
}
