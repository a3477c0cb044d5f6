import { Button, ButtonLink, Notice } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ThisCall } from '../../../datasets/this-call.tsx';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import type { Answer } from './change-dataset.server.ts';
import type { ResourceAnswer } from './change-resource.server.ts';
import styles from './dataset.module.css';
import type { EditedDataset, EditedResource } from './load-dataset.server.ts';
import { ResourceForm } from './resource-form.tsx';

interface ResourcesPartProps {
  dataset: EditedDataset;
  answer: Answer | undefined;
}

/** The files and tables of a dataset in their order; new data come by the pages of import. */
export function ResourcesPart({ dataset, answer }: ResourcesPartProps) {
  const { t } = useTranslation();
  const { resources, entry, calls } = dataset;
  const add = <ButtonLink to={`/console/data/${entry.name}/add`}>{t('data.resources.add')}</ButtonLink>;
  return (
    <section id="resources" className={styles.resources} aria-labelledby="resources-title">
      <div className="console-head">
        <h2 id="resources-title">{t('data.resources.title')}</h2>
        {resources.length > 0 ? add : null}
      </div>
      {resources.length === 0 ? (
        <EmptyState title={t('data.resources.none')} text={t('data.resources.noneText')}>
          {add}
        </EmptyState>
      ) : null}
      <ol>
        {resources.map((resource, index) => (
          <li key={resource.id}>
            <ResourceItem
              dataset={dataset}
              resource={resource}
              isFirst={index === 0}
              isLast={index === resources.length - 1}
              answer={answer && 'resource' in answer && answer.resource === resource.id ? answer : undefined}
            />
          </li>
        ))}
      </ol>
      {resources.length > 1 ? <ThisCall call={calls.reorder} /> : null}
    </section>
  );
}

interface ResourceItemProps {
  dataset: EditedDataset;
  resource: EditedResource;
  isFirst: boolean;
  isLast: boolean;
  answer: ResourceAnswer | undefined;
}

function ResourceItem({ dataset, resource, isFirst, isLast, answer }: ResourceItemProps) {
  const { t } = useTranslation();
  const { id, sku, name, format, granularity, frequency } = resource;
  const title = name || sku;
  const address = `/p/${dataset.entry.name}/r/${sku}`;
  const held = resource.isHeldBack ? t('data.resources.isHeldBack') : '';
  const facts = [format, granularity, frequency, held].filter((fact) => fact !== '').join(' · ');
  return (
    <>
      <div className={styles.resourceHead}>
        <div>
          <a href={address}>{title}</a>
          <small>{facts}</small>
        </div>
        <Form method="post" className="console-actions" preventScrollReset>
          <input type="hidden" name="resource" value={id} />
          <Move act="move_up" title={title} isOff={isFirst} />
          <Move act="move_down" title={title} isOff={isLast} />
          {resource.isTable ? (
            <ButtonLink look="quiet" to={`/console/data/${dataset.entry.name}/columns/${sku}`}>
              {t('data.resources.columns')}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
          ) : null}
          {resource.isTable ? (
            <ButtonLink look="quiet" to={`/console/data/${dataset.entry.name}/versions/${sku}`}>
              {t('data.resources.versions')}
              <span className="visually-hidden"> {title}</span>
            </ButtonLink>
          ) : null}
          <ButtonLink look="quiet" to={`/console/data/${dataset.entry.name}/add?resource=${sku}`}>
            {t('data.resources.newData')}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </Form>
      </div>
      {answer?.refusal ? <Notice kind="error" title={answer.refusal.detail ?? t('parts.refused')} /> : null}
      <ResourceForm resource={resource} title={title} call={dataset.calls.resource} />
      <details className={styles.step} open={answer?.isIncomplete}>
        <summary data-step="delete">
          {t('data.resources.remove')}
          <span className="visually-hidden"> {title}</span>
        </summary>
        <Form method="post" className={styles.stepForm} preventScrollReset>
          <input type="hidden" name="resource" value={id} />
          <input type="hidden" name="called" value={title} />
          <ConfirmByName
            name={title}
            act="remove_resource"
            label={t('data.resources.removeNow')}
            explain={t('data.resources.removeMeans')}
            isWrong={answer?.isIncomplete ?? false}
          />
          <ThisCall call={dataset.calls.remove} />
        </Form>
      </details>
    </>
  );
}

function Move({ act, title, isOff }: { act: 'move_up' | 'move_down'; title: string; isOff: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" name="act" value={act} look="quiet" disabled={isOff}>
      {t(`data.resources.${act}`)}
      <span className="visually-hidden"> {title}</span>
    </Button>
  );
}
