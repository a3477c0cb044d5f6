import { Button, SelectField, TabLinks, TextField } from '@gazetteer/ui';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { articleStates, listAddress, listedKinds, type ListQuery } from './list-address.ts';

/** What the list is narrowed by: the state, the kind, and words. */
export function ArticleFilters({ query }: { query: ListQuery }) {
  const { t } = useTranslation();
  return (
    <>
      <TabLinks
        className="console-states"
        label={t('content.states')}
        tabs={[undefined, ...articleStates].map((state) => ({
          text: t(`content.state.${state ?? 'all'}`),
          to: listAddress({ ...query, state, page: 1 }),
          isCurrent: state === query.state,
        }))}
      />
      <SearchForm query={query} />
    </>
  );
}

function SearchForm({ query }: { query: ListQuery }) {
  const { t } = useTranslation();
  return (
    <div className="console-filters">
      {/* What is shown is what was asked for: another address is another form. */}
      <Form role="search" className="console-search" key={listAddress(query)}>
        {query.state ? <input type="hidden" name="state" value={query.state} /> : null}
        <TextField
          type="search"
          name="search"
          label={t('content.search')}
          defaultValue={query.search}
          maxLength={200}
          dir="auto"
        />
        <SelectField label={t('content.field.kind')} name="kind" defaultValue={query.kind ?? ''}>
          <option value="">{t('content.kind.all')}</option>
          {listedKinds.map((one) => (
            <option key={one} value={one}>
              {t(`content.kind.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" icon={<IconSearch stroke={1.6} aria-hidden="true" />}>
          {t('content.find')}
        </Button>
      </Form>
    </div>
  );
}
