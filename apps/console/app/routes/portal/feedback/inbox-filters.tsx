import { useFigures } from '@gazetteer/site';
import { Button, SelectField, TabLinks, TextField } from '@gazetteer/ui';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { assignees, feedbackFilters, inboxAddress, messageKinds, messageStates } from './inbox-address.ts';
import type { Inbox } from './load-inbox.server.ts';

/** What the list is narrowed by: the state with its counts, the form it came by, and words. */
export function InboxFilters({ inbox }: { inbox: Inbox }) {
  return (
    <>
      <StateLinks inbox={inbox} />
      <AssigneeLinks inbox={inbox} />
      <div className="console-filters">
        <SearchForm inbox={inbox} />
        <ExportLink inbox={inbox} />
      </div>
    </>
  );
}

function StateLinks({ inbox: { query, counts } }: { inbox: Inbox }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <TabLinks
      className="console-states"
      label={t('feedback.states')}
      tabs={[...messageStates, undefined].map((state) => ({
        text: t(`feedback.state.${state ?? 'all'}`),
        to: inboxAddress({ ...query, state, page: 1 }),
        isCurrent: state === query.state,
        count: state && figures.number(counts.states[state]),
      }))}
    />
  );
}

/** Whose messages are listed; who is at the desk looks for their own first, then for what nobody has taken. */
function AssigneeLinks({ inbox: { query, counts } }: { inbox: Inbox }) {
  const { t } = useTranslation();
  const figures = useFigures();
  return (
    <TabLinks
      className="console-states"
      label={t('feedback.assignees')}
      tabs={[undefined, ...assignees].map((assignee) => ({
        text: t(`feedback.assignee.${assignee ?? 'all'}`),
        to: inboxAddress({ ...query, assignee, page: 1 }),
        isCurrent: assignee === query.assignee,
        count: figures.number(counts.assignees[assignee ?? 'all']),
      }))}
    />
  );
}

function SearchForm({ inbox: { query } }: { inbox: Inbox }) {
  const { t } = useTranslation();
  return (
    // What is shown is what was asked for: another address is another form.
    <Form role="search" className="console-search" key={inboxAddress(query)}>
      {query.state === 'new' ? null : <input type="hidden" name="state" value={query.state ?? 'all'} />}
      {query.assignee ? <input type="hidden" name="assignee" value={query.assignee} /> : null}
      <TextField
        type="search"
        name="search"
        label={t('feedback.search')}
        defaultValue={query.search}
        maxLength={200}
        dir="auto"
      />
      <SelectField label={t('feedback.from')} name="kind" defaultValue={query.kind ?? ''}>
        <option value="">{t('feedback.kind.all')}</option>
        {messageKinds.map((one) => (
          <option key={one} value={one}>
            {t(`feedback.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" icon={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}>
        {t('feedback.find')}
      </Button>
    </Form>
  );
}

/** The same messages as a file; with a mark by which spreadsheets know its encoding. */
function ExportLink({ inbox: { query } }: { inbox: Inbox }) {
  const { t } = useTranslation();
  const filters = feedbackFilters(query);
  filters.set('bom', 'true');
  return (
    <a className="inbox-export" href={`/api/content/feedback.csv?${filters.toString()}`} download>
      <IconDownload size={18} stroke={1.6} aria-hidden="true" />
      {t('feedback.export')}
    </a>
  );
}
