import { Button, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import styles from './description.module.css';

interface PictureFormProps {
  /** Where the picture is; empty where there is none. */
  address: string;
  /** Whether it is on this site: pages show no others. */
  isShown: boolean;
  /** What was wrong with the last one. */
  fault: string | undefined;
}

/** The picture of an organisation, to be chosen, shown and taken away. */
export function PictureForm({ address, isShown, fault }: PictureFormProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.picture} aria-labelledby="picture">
      <h2 id="picture">{t('organizations.picture.title')}</h2>
      <p className="console-note">{t('organizations.picture.about')}</p>
      {address && isShown ? <img src={address} alt={t('organizations.picture.now')} /> : null}
      {address && !isShown ? <p className="console-note">{t('organizations.picture.elsewhere')}</p> : null}
      <Form method="post" encType="multipart/form-data" className={styles.choose}>
        <input type="hidden" name="act" value="picture" />
        <label className={styles.file}>
          {t('organizations.picture.file')}
          <input
            type="file"
            name="picture"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby="picture-hint"
            aria-invalid={fault ? true : undefined}
          />
        </label>
        <p
          id="picture-hint"
          className={fault ? styles.fault : 'console-note'}
          role={fault ? 'alert' : undefined}
        >
          {fault ?? t('organizations.picture.hint')}
        </p>
        {address ? (
          <label className={styles.remove}>
            <Checkbox name="remove" />
            {t('organizations.picture.remove')}
          </label>
        ) : null}
        <Button type="submit">{t('organizations.picture.save')}</Button>
      </Form>
    </section>
  );
}
