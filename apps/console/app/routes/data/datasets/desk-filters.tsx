import { useFigures } from '@gazetteer/site';
import { Button, SelectField, TabLinks, TextField } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { standings } from '../../../datasets/standings.ts';
import { deskAddress } from './desk-address.ts';
import type { Desk } from './load-desk.server.ts';

/** What the list is narrowed by: how far a dataset is, whose it is, and words. */
export function DeskFilters({ desk: { query, count, organizations } }: { desk: Desk }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <>
      <TabLinks
        className="console-states"
        label={t('data.states')}
        tabs={[undefined, ...standings].map((standing) => ({
          text: t(`data.tab.${standing ?? 'all'}`),
          to: deskAddress({ ...query, standing, page: 1 }),
          isCurrent: standing === query.standing,
          count: standing === query.standing ? figures.number(count) : undefined,
        }))}
      />
      <div className="console-filters">
        <Form role="search" className="console-search" key={deskAddress(query)}>
          {query.standing ? <input type="hidden" name="state" value={query.standing} /> : null}
          <TextField
            type="search"
            name="search"
            label={t('data.search')}
            defaultValue={query.search}
            maxLength={200}
            dir="auto"
          />
          {organizations.length > 1 ? (
            <SelectField label={t('data.organization')} name="organization" defaultValue={query.organization}>
              <option value="">{t('data.allOrganizations')}</option>
              {organizations.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </SelectField>
          ) : null}
          <Button type="submit" icon={<IconSearch stroke={1.6} aria-hidden="true" />}>
            {t('data.find')}
          </Button>
        </Form>
      </div>
    </>
  );
}
