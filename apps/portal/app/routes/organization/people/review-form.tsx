import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';

/** Where an organisation asks that datasets are published by somebody else than who wrote them. */
export function ReviewForm({ requiresReview }: { requiresReview: boolean }) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const state = requiresReview ? 'on' : 'off';
  return (
    <section className="people-review" aria-labelledby="review">
      <h2 id="review">{t('organization.people.review.title')}</h2>
      <p className="people-note">{t(`organization.people.review.${state}.text`)}</p>
      <Form method="post">
        <Button
          type="submit"
          name="intent"
          value={requiresReview ? 'review-off' : 'review-on'}
          disabled={isBusy}
        >
          {t(`organization.people.review.${state}.act`)}
        </Button>
      </Form>
    </section>
  );
}
