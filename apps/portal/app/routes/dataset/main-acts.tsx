import type { Dataset, Resource } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { buttonClass, ButtonLink } from '@gazetteer/ui';
import { IconChartBar, IconDownload, IconExternalLink, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { resourcePath } from '../../datasets/dataset-facts.ts';
import { useShell } from '../../site/use-shell.ts';
import type { DatasetDownload } from './find-download.server.ts';
import style from './main-acts.module.css';

interface MainActsProps {
  dataset: Dataset;
  /** The table that the first two acts are about: the one that the preview shows. */
  main: Resource | undefined;
  download: DatasetDownload | undefined;
}

/** What most visitors come for, in sight before anything is scrolled: the table, a chart of it, and everything as a file. */
export function MainActs({ dataset, main, download }: MainActsProps) {
  const { t } = useTranslation();
  const { locale } = useShell();
  const isWhole = download && download.tables.length + download.files.length > 0;
  const elsewhere = main || isWhole ? undefined : dataset.resources.find(({ url }) => hostOf(url));
  if (!main && !isWhole && !elsewhere) return null;
  return (
    <div className={style.acts}>
      <div className={style.buttons}>
        {main && (
          <ButtonLink look="primary" icon={<IconTable aria-hidden />} to={resourcePath(dataset, main)}>
            {t('dataset.open')}
          </ButtonLink>
        )}
        {main && (
          <ButtonLink
            icon={<IconChartBar aria-hidden />}
            to={`/visualise?dataset_id=${encodeURIComponent(main.sku || main.id)}`}
          >
            {t('dataset.visualise')}
          </ButtonLink>
        )}
        {isWhole && (
          <a
            className={buttonClass(main ? 'plain' : 'primary')}
            href={`/dataset/${dataset.id}/download.zip?lang=${locale}`}
            download
            rel="nofollow"
          >
            <IconDownload aria-hidden /> {t('dataset.acts.download')}
          </a>
        )}
        {elsewhere && (
          <a className={buttonClass('primary')} href={elsewhere.url} rel="external noopener">
            <IconExternalLink aria-hidden /> {t('dataset.acts.elsewhere', { host: hostOf(elsewhere.url) })}
          </a>
        )}
      </div>
      {main && <WhichTable dataset={dataset} main={main} />}
      {isWhole && <Inside download={download} />}
    </div>
  );
}

/** Of several tables, which one the acts are about, and where the others are. */
function WhichTable({ dataset, main }: { dataset: Dataset; main: Resource }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const others = dataset.resources.length - 1;
  if (others === 0) return null;
  return (
    <p className={style.hint}>
      {t('dataset.acts.which', { title: main.name ?? dataset.title })}{' '}
      <a href="#resources">{t('dataset.acts.others', { count: others, figure: figures.number(others) })}</a>
    </p>
  );
}

/** What is in the file with everything, how large it is as far as that is known, and what is not in it. */
function Inside({ download: { tables, files, left_out } }: { download: DatasetDownload }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const counted = (key: 'tables' | 'files', count: number) =>
    count > 0 && t(`dataset.acts.${key}`, { count, figure: figures.number(count) });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const elsewhere = left_out.filter(({ reason }) => reason === 'elsewhere').length;
  const inside = [
    counted('tables', tables.length),
    files.length > 0 && `${counted('files', files.length)} (${figures.bytes(bytes)})`,
    t('dataset.acts.documentation'),
  ];
  return (
    <p className={style.hint}>
      {t('dataset.acts.inside', { inside: inside.filter(Boolean).join(', ') })}
      {elsewhere > 0 &&
        ` ${t('dataset.acts.leftOut', { count: elsewhere, figure: figures.number(elsewhere) })}`}
    </p>
  );
}

/** The host of an address of the web; undefined where there is none. */
function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : undefined;
}
