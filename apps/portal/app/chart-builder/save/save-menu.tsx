import { buttonClass } from '@gazetteer/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../floating/menu-button.tsx';

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
      {(close) => {
        const choose = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            <button type="button" role="menuitem" className="floating-choice" onClick={choose(onCopy)}>
              {t('visualise.save.copy')}
            </button>
            <button type="button" role="menuitem" className="floating-choice" onClick={choose(onDetails)}>
              {t('visualise.save.details')}
            </button>
            <a
              role="menuitem"
              className="floating-choice"
              href={viewAddress}
              target="_blank"
              rel="noopener"
              onClick={close}
            >
              {t('visualise.save.view')}
            </a>
          </>
        );
      }}
    </MenuButton>
  );
}
