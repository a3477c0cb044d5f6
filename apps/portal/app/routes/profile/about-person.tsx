import { ButtonLink } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Trait } from '../../session/traits.ts';
import styles from './about-person.module.css';

interface AboutPersonProps {
  traits: readonly Trait[];
  addresses: readonly { value: string; verified: boolean }[];
}

/** What somebody has told of themselves, and what is missing. */
export function AboutPerson({ traits, addresses }: AboutPersonProps) {
  const { t } = useTranslation();
  const titleOf = ({ name, title }: Trait) =>
    // Schemas may have traits that this site has no word for: they bring a title along.
    t(`flow.traits.${name.replaceAll('.', '_')}` as 'flow.traits.name', { defaultValue: title });
  const missing = traits.filter(({ value }) => value === '').length;
  return (
    <>
      <dl className={styles.traits}>
        {traits.map((trait) => (
          <div key={trait.name}>
            <dt>{titleOf(trait)}</dt>
            <dd>
              <TraitValue value={trait.value} />
              <AddressState address={addresses.find(({ value }) => value === trait.value)} />
            </dd>
          </div>
        ))}
      </dl>
      <p>{missing > 0 ? t('account.profile.gaps', { count: missing }) : t('account.profile.complete')}</p>
      <ButtonLink look="primary" to="/settings">
        {t('account.profile.edit')}
      </ButtonLink>
    </>
  );
}

function TraitValue({ value }: { value: string }) {
  const { t } = useTranslation();
  if (value === '') return <span className={styles.none}>{t('account.profile.notGiven')}</span>;
  if (value === 'true') return t('account.profile.yes');
  return value === 'false' ? t('account.profile.no') : value;
}

/** Whether an address has been confirmed; what is no address has no such state. */
function AddressState({ address }: { address: { verified: boolean } | undefined }) {
  const { t } = useTranslation();
  if (!address) return null;
  return address.verified ? (
    <span className={styles.state}>{t('account.profile.confirmed')}</span>
  ) : (
    <>
      <span className={styles.open}>{t('account.profile.unconfirmed')}</span>
      <Link to="/verification">{t('account.profile.confirm')}</Link>
    </>
  );
}
