import { browserStore, useFigures } from '@gazetteer/site';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listDrafts } from '../draft/draft-store.ts';
import { useChannelWords } from '../model/channel-words.ts';
import { useBuilderActions } from '../model/use-builder.ts';

const MOST = 4;
const noChanges = () => () => {};

/** Charts that were begun in this browser and not saved. */
export function DraftList({ personId }: { personId: string }) {
  const { t } = useTranslation();
  const { dispatch } = useBuilderActions();
  const figures = useFigures();
  const words = useChannelWords();
  // The server does not know what this browser keeps.
  const isHere = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  const drafts = useMemo(() => {
    const store = isHere ? browserStore() : undefined;
    return store ? listDrafts(store, personId).slice(0, MOST) : [];
  }, [isHere, personId]);
  if (drafts.length === 0) return null;
  return (
    <section className="choose-drafts" aria-labelledby="choose-drafts">
      <h2 id="choose-drafts" className="builder-label">
        {t('visualise.builder.draft.list')}
      </h2>
      <ul>
        {drafts.map(({ address, name, spec, kept_at }) => (
          <li key={address}>
            {address === 'own' ? (
              <button type="button" className="builder-link" onClick={() => dispatch({ type: 'open', spec })}>
                {name}
              </button>
            ) : (
              <Link to={pathOf(address)}>{name}</Link>
            )}{' '}
            <span className="choose-facts">
              {words.mark(spec.mark)} · {figures.moment(kept_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function pathOf(address: string): string {
  const [kind, ...rest] = address.split(':');
  const id = encodeURIComponent(rest.join(':'));
  return kind === 'chart' ? `/visualise?vis_id=${id}&edit=1` : `/visualise?dataset_id=${id}`;
}
