import type { Dataset, Resource } from '@gazetteer/client';
import { buttonClass } from '@gazetteer/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShell } from '../../site/use-shell.ts';
import style from './dictionary-download.module.css';

/** The dictionary of a table to take along: as a table, to be read, and with everything else of its dataset. */
export function DictionaryDownload({ dataset, resource }: { dataset: Dataset; resource: Resource }) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const address = `/dataset/${dataset.id}`;
  const dictionary = `${address}/resource/${resource.id}/dictionary`;
  return (
    <p className={style.downloads}>
      <a className={buttonClass()} href={`${dictionary}.csv?lang=${locale}`} download>
        <IconDownload aria-hidden /> {t('resource.dictionary.downloadTable')}
      </a>
      <a className={buttonClass()} href={`${dictionary}.txt?lang=${locale}`} download>
        <IconDownload aria-hidden /> {t('resource.dictionary.downloadText')}
      </a>
      <a
        className={buttonClass('quiet')}
        href={`${address}/download.zip?lang=${locale}`}
        download
        rel="nofollow"
      >
        {t('resource.dictionary.downloadAll')}
      </a>
    </p>
  );
}
