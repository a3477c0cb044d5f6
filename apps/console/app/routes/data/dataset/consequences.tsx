import { siteAddresses } from './site-addresses.ts';
import { useTranslation } from 'react-i18next';
import styles from './dataset.module.css';
import type { EditedDataset } from './load-dataset.server.ts';
import type { Step } from './steps.ts';

/** What a step means for readers, before it is taken; and which links end by it. */
export function Consequences({ step, dataset }: { step: Step; dataset: EditedDataset }) {
  const { t } = useTranslation();
  const { name, standing } = dataset.entry;
  const endsLinks = step === 'withdraw' || (step === 'delete' && standing === 'public');
  const publishes = step === 'publish' || step === 'schedule';
  return (
    <>
      <p>{t(`data.step.${step}.means`)}</p>
      {publishes ? <p>{t(`data.found.${dataset.notListed ?? 'listed'}`)}</p> : null}
      {endsLinks ? (
        <>
          <p>{t('data.gone.documents')}</p>
          <ul className={styles.links}>
            {siteAddresses(name).map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
          <p>{t('data.gone.tables', { count: dataset.resources.length })}</p>
        </>
      ) : null}
    </>
  );
}
