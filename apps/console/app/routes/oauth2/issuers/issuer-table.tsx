import { LocalTime } from '@gazetteer/site';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { PlainTable } from '../../../parts/plain-table.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { IssuersAnswer } from './change-issuers.server.ts';
import styles from './issuers.module.css';
import type { ListedIssuer } from './load-issuers.server.ts';

interface IssuerTableProps {
  issuers: readonly ListedIssuer[];
  answer: IssuersAnswer | undefined;
}

/** The issuers that are trusted: for whom, for what, and how long. */
export function IssuerTable({ issuers, answer }: IssuerTableProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  return (
    <PlainTable label={t('oauth2.issuers.title')}>
      <thead>
        <tr>
          <th scope="col">{t('oauth2.issuers.issuer')}</th>
          <th scope="col">{t('oauth2.issuers.subject')}</th>
          <th scope="col">{t('oauth2.issuers.scope')}</th>
          <th scope="col">{t('oauth2.issuers.kid')}</th>
          <th scope="col">{t('oauth2.issuers.until')}</th>
          {mayChange ? <th scope="col">{t('oauth2.issuers.change')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {issuers.map((one) => (
          <tr key={one.id}>
            <td>{one.issuer}</td>
            <td>{one.subject ?? t('oauth2.issuers.anySubject')}</td>
            <td>{one.scope || t('oauth2.issuers.noScope')}</td>
            <td>
              <code>{one.kid}</code>
            </td>
            <td>
              <LocalTime iso={one.until} /> {one.isOver ? t('oauth2.issuers.over') : null}
            </td>
            {mayChange ? (
              <td>
                <Deletion of={one} answer={answer} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Deletion({ of, answer }: { of: ListedIssuer; answer: IssuersAnswer | undefined }) {
  const { t } = useTranslation();
  const isWrong = answer?.isWrong === true && answer.sent['id'] === of.id;
  return (
    <details open={isWrong}>
      <summary className={styles.open}>
        {t('oauth2.issuers.delete')}
        <span className="visually-hidden"> {of.issuer}</span>
      </summary>
      <Form method="post">
        <input type="hidden" name="id" value={of.id} />
        <input type="hidden" name="issuer" value={of.issuer} />
        <ConfirmByName
          name={of.issuer}
          act="delete"
          label={t('oauth2.issuers.deleteNow')}
          explain={t('oauth2.issuers.deleteText')}
          isWrong={isWrong}
        />
      </Form>
    </details>
  );
}
