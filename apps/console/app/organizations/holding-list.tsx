import type { ActionResult } from '@gazetteer/client';
import { useFigures } from '@gazetteer/site';
import { FactList } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';

type Holdings = ActionResult<'organization_holdings'>;

/** What hangs on an organisation, in numbers. */
export function HoldingList({ holdings }: { holdings: Holdings }) {
  const { t } = useTranslation();
  const figures = useFigures();
  const { datasets, people, sources, followers, team_follows, former_names } = holdings;
  const listed = (counts: readonly string[]) => counts.filter((text) => text !== '').join(', ');
  const datasetKinds = ['public', 'private', 'drafts', 'deleted'] as const;
  const roles = ['admin', 'editor', 'member'] as const;
  const facts = {
    datasets: listed(
      datasetKinds.map((kind) => {
        const shown = { count: datasets[kind], figure: figures.number(datasets[kind]) };
        return shown.count > 0 ? t(`organizations.holdings.datasetsOf.${kind}`, shown) : '';
      }),
    ),
    people: listed(
      roles.map((role) => {
        const shown = { count: people[role], figure: figures.number(people[role]) };
        return shown.count > 0 ? t(`organizations.holdings.peopleOf.${role}`, shown) : '';
      }),
    ),
    sources: sources > 0 ? figures.number(sources) : '',
    followers: followers > 0 ? figures.number(followers) : '',
    teamFollows: team_follows > 0 ? figures.number(team_follows) : '',
    names: former_names.join(', '),
  };
  return (
    <FactList
      facts={(Object.keys(facts) as (keyof typeof facts)[]).map((fact) => ({
        name: t(`organizations.holdings.${fact}`),
        value: facts[fact] || t('organizations.holdings.none'),
      }))}
    />
  );
}
