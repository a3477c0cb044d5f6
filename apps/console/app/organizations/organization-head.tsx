import { useSiteFrame } from '@gazetteer/site';
import { ButtonLink, TabLinks } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../parts/back-link.tsx';

const parts = { description: '', translations: '/translations', remove: '/remove' } as const;
type Part = keyof typeof parts;

interface OrganizationHeadProps {
  name: string;
  heading: string;
  /** The part that is shown; none on a page below them. */
  current?: Part;
}

/** Which organisation a page is about, and the other pages about it. */
export function OrganizationHead({ name, heading, current }: OrganizationHeadProps) {
  const { t } = useTranslation();
  const { site } = useSiteFrame();
  const shown = (Object.keys(parts) as Part[]).filter(
    (part) => part !== 'translations' || site.languages.length > 1,
  );
  return (
    <>
      <BackLink to="/console/organizations">{t('menu.data.organizations')}</BackLink>
      <div className="console-head">
        <h1>{heading}</h1>
        <div className="console-actions">
          <ButtonLink to={`/organization/${name}/people`} reloadDocument>
            {t('organizations.people')}
          </ButtonLink>
          <ButtonLink to={`/organization/${name}`} reloadDocument>
            {t('organizations.page')}
          </ButtonLink>
        </div>
      </div>
      <TabLinks
        className="console-states"
        label={t('organizations.parts')}
        tabs={shown.map((part) => ({
          text: t(`organizations.part.${part}`),
          to: `/console/organizations/${name}${parts[part]}`,
          isCurrent: part === current,
        }))}
      />
    </>
  );
}
