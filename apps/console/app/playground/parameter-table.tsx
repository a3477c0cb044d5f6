import { useTranslation } from 'react-i18next';
import { PlainTable } from '../parts/plain-table.tsx';

/** The parameters of a request or an answer, by name. */
export function ParameterTable({
  label,
  parameters,
}: {
  label: string;
  parameters: readonly { name: string; value: string }[];
}) {
  const { t } = useTranslation();
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('oauth2.play.parameter')}</th>
          <th scope="col">{t('oauth2.play.value')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, value }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
