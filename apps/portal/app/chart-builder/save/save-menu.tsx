import { buttonClass, MenuButton, MenuItem, MenuLink } from '@gazetteer/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface SaveMenuProps {
  /** The page of the chart as others see it. */
  viewAddress: string;
  onCopy: () => void;
  onDetails: () => void;
}

/** What else can be done with a chart that is saved already. */
export function SaveMenu({ viewAddress, onCopy, onDetails }: SaveMenuProps) {
  const { t } = useTranslation();
  return (
    <MenuButton
      className={buttonClass('primary', 'save-more')}
      menuLabel={t('visualise.save.more')}
      label={
        <>
          <IconChevronDown stroke={1.6} aria-hidden="true" />
          <span className="visually-hidden">{t('visualise.save.more')}</span>
        </>
      }
    >
      <MenuItem onChoose={onCopy}>{t('visualise.save.copy')}</MenuItem>
      <MenuItem onChoose={onDetails}>{t('visualise.save.details')}</MenuItem>
      <MenuLink href={viewAddress} target="_blank" rel="noopener">
        {t('visualise.save.view')}
      </MenuLink>
    </MenuButton>
  );
}
