import { Toast, ToastStack } from '@gazetteer/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { ChartsAnswer } from './change-charts.server.ts';

const texts = {
  'chart-deleted': 'deleted',
  'chart-changed': 'renamed',
  'chart-duplicated': 'duplicated',
  'chart-restored': 'restored',
  'chart-untitled': 'untitled',
  'chart-unconfirmed': 'unconfirmed',
  'chart-gone': 'gone',
  'chart-problem': 'problem',
} as const satisfies Record<ChartsAnswer['done'], string>;

const refusals = new Set<ChartsAnswer['done']>([
  'chart-problem',
  'chart-gone',
  'chart-untitled',
  'chart-unconfirmed',
]);

/** Says what became of a chart. A deleted one can be had back from here, without script too. */
export function ChartsToast({ answer }: { answer: ChartsAnswer | undefined }) {
  const { t } = useTranslation();
  const [closed, setClosed] = useState<ChartsAnswer>();
  const isBad = answer !== undefined && refusals.has(answer.done);
  const toast =
    answer && answer !== closed ? (
      <Toast
        kind={isBad ? 'error' : 'plain'}
        closeLabel={t('session.close')}
        onClose={() => setClosed(answer)}
      >
        {t(`visualise.profile.done.${texts[answer.done]}`)}
        {answer.done === 'chart-deleted' ? (
          <Form method="post" preventScrollReset className="charts-undo">
            <input type="hidden" name="id" value={answer.id} />
            {/* What had the focus has gone with the chart. */}
            <button ref={focus} type="submit" name="intent" value="restore-chart">
              {t('visualise.profile.undo')}
            </button>
          </Form>
        ) : null}
      </Toast>
    ) : null;
  return (
    <ToastStack>
      <div role="status">{isBad ? null : toast}</div>
      <div role="alert">{isBad ? toast : null}</div>
    </ToastStack>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
