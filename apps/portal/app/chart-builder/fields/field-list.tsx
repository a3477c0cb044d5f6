import type { ChartField } from '@gazetteer/charts';
import { useFigures } from '@gazetteer/site';
import {
  IconMathFunction,
  IconSearch,
  IconTableOptions,
  IconTablePlus,
  IconUpload,
} from '@tabler/icons-react';
import { Fragment, type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SourceFacts } from '../../charts/own-rows.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { type BuilderDialog, useBuilder } from '../model/use-builder.ts';
import { FieldItem } from './field-item.tsx';
import { fieldsByTable } from './fields-by-table.ts';
import { shelvesByField } from './fields-on-chart.ts';
import { useFieldCard } from './use-field-card.ts';
import { latePart } from '../model/late-part.tsx';

const FieldCard = latePart(() => import('./field-card.tsx'));
const FieldMenu = latePart(() => import('./field-menu.tsx'));

/** Lists shorter than this are read at a glance. */
const NEEDS_SEARCH = 8;

/** The columns of the source: dimensions on top, measures below, and ways to more of them. */
export function FieldList() {
  const { t } = useTranslation();
  const { spec, fields, facts } = useBuilder();
  const [find, setFind] = useState('');
  const [menu, setMenu] = useState<{ field: ChartField; button: HTMLElement }>();
  const { look, onLook, hide } = useFieldCard();
  const onOpen = useCallback(
    (field: ChartField, button: HTMLElement) => {
      hide();
      setMenu((open) => (open?.field === field ? undefined : { field, button }));
    },
    [hide],
  );
  const words = find.trim().toLocaleLowerCase();
  const found = fields.filter(({ label, id }) => `${label} ${id}`.toLocaleLowerCase().includes(words));
  return (
    // Arrows are a shortcut between the fields, which are buttons of their own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="fields"
      data-drop="away"
      onKeyDown={(event) => {
        // The menu may still be coming; one that is open hears the key itself.
        if (event.key === 'Escape') setMenu(undefined);
        moveBetweenFields(event);
      }}
    >
      <a className="fields-skip" href="#shelves">
        {t('visualise.builder.fields.skip')}
      </a>
      {facts ? <TableHead facts={facts} /> : null}
      {fields.length > NEEDS_SEARCH ? (
        <div className="fields-search">
          <IconSearch size={20} stroke={1.6} aria-hidden="true" />
          <input
            type="search"
            aria-label={t('visualise.builder.fields.find')}
            placeholder={t('visualise.builder.fields.find')}
            value={find}
            onChange={({ currentTarget }) => setFind(currentTarget.value)}
          />
        </div>
      ) : null}
      {(['dimension', 'measure'] as const).map((role) => (
        <FieldGroup
          key={role}
          role={role}
          fields={found.filter((field) => field.role === role)}
          open={menu?.field}
          onOpen={onOpen}
          onLook={onLook}
        />
      ))}
      <p className="visually-hidden" role="status">
        {words ? t('visualise.builder.fields.found', { count: found.length }) : ''}
      </p>
      {words && found.length === 0 ? (
        <p className="fields-none">{t('visualise.builder.fields.none')}</p>
      ) : null}
      <MoreFields />
      {look && !menu ? <FieldCard key={look.field.id} {...look} onClose={hide} /> : null}
      {menu ? (
        <FieldMenu spec={spec} field={menu.field} anchor={menu.button} onClose={() => setMenu(undefined)} />
      ) : null}
    </div>
  );
}

/** Which table the fields are of, how many rows it has, and the way to another one. */
function TableHead({ facts }: { facts: SourceFacts }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { dataset, row_count: rows } = facts;
  const path = dataset && `/p/${dataset.name}/r/${dataset.sku ?? dataset.resource_id}`;
  return (
    <div className="fields-table">
      {path ? <Link to={path}>{facts.title}</Link> : facts.title}
      <small>
        {t('visualise.builder.fields.rows', { count: rows, figure: figures.number(rows) })}
        {' · '}
        <Link to="/visualise">{t('visualise.builder.fields.another')}</Link>
      </small>
    </div>
  );
}

interface FieldGroupProps {
  role: ChartField['role'];
  fields: readonly ChartField[];
  open: ChartField | undefined;
  onOpen: (field: ChartField, button: HTMLElement) => void;
  onLook: ReturnType<typeof useFieldCard>['onLook'];
}

function FieldGroup({ role, fields, open, onOpen, onLook }: FieldGroupProps) {
  const { t } = useTranslation();
  const { spec, facts } = useBuilder();
  const words = useChannelWords();
  const on = useMemo(() => shelvesByField(spec), [spec]);
  const computed = new Set(spec.computed?.map(({ id }) => id));
  const onChart = (id: string) => {
    const [shelf, ...others] = on.get(id) ?? [];
    if (!shelf) return '';
    const first = t('visualise.builder.fields.on', { shelf: words.short(shelf, spec.mark) });
    return others.length > 0 ? `${first} +${others.length}` : first;
  };
  if (fields.length === 0) return null;
  return (
    <section className="fields-group" aria-labelledby={`fields-${role}`}>
      <h2 id={`fields-${role}`} className="builder-label">
        {t(`visualise.builder.fields.${role}`)}
      </h2>
      {fieldsByTable(fields, facts, spec.source).map(({ table, fields: ofTable }) => (
        <Fragment key={table}>
          {table === null ? null : <h3 className="fields-origin">{table}</h3>}
          <ul>
            {ofTable.map((field) => (
              <FieldItem
                key={field.id}
                field={field}
                on={onChart(field.id)}
                isComputed={computed.has(field.id)}
                isOpen={open === field}
                onOpen={onOpen}
                onLook={onLook}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function moveBetweenFields(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches('.fields-field')) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.fields-field')];
  const next = items[items.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const ways = [
  { dialog: 'add-table', icon: IconTablePlus },
  { dialog: 'own-data', icon: IconUpload },
  { dialog: 'computed', icon: IconMathFunction },
] as const satisfies readonly { dialog: BuilderDialog; icon: unknown }[];

/** Ways to fields that are not there yet. Two tables are the most that one chart is of. */
function MoreFields() {
  const { t } = useTranslation();
  const { openDialog, spec } = useBuilder();
  const { source } = spec;
  const isOne = source.kind === 'table' || (source.kind === 'own' && !source.joined);
  const offered = ways.filter(({ dialog }) => dialog !== 'add-table' || isOne);
  return (
    <section className="fields-group" aria-labelledby="fields-add">
      <h2 id="fields-add" className="builder-label">
        {t('visualise.builder.add.title')}
      </h2>
      <ul>
        {offered.map(({ dialog, icon: Icon }) => (
          <li key={dialog} className="fields-item">
            <button
              type="button"
              className="fields-field"
              aria-haspopup="dialog"
              onClick={() => openDialog(dialog)}
            >
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span className="fields-name">{t(`visualise.builder.add.${dialog}`)}</span>
            </button>
          </li>
        ))}
        {source.kind === 'own' && (
          <li className="fields-item">
            <button
              type="button"
              className="fields-field"
              aria-haspopup="dialog"
              onClick={() => openDialog('own-data', 'correct')}
            >
              <IconTableOptions size={20} stroke={1.6} aria-hidden="true" />
              <span className="fields-name">{t('visualise.builder.add.correct')}</span>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
