import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import type { PictureAnswer } from './change-picture.server.ts';

/** Says what became of a picture. */
export function PictureToast({
  answer,
  isDeleted,
}: {
  answer: PictureAnswer | undefined;
  isDeleted: boolean;
}) {
  const { t } = useTranslation();
  const done = answer?.done ?? (isDeleted ? 'deleted' : undefined);
  const isGood = done === 'described' || done === 'deleted';
  const message = done && {
    text: t(`media.done.${done}`),
    kind: isGood ? ('plain' as const) : ('error' as const),
  };
  return <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />;
}
