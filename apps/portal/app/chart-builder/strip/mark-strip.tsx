import type { Mark, simpleMarks } from '@gazetteer/charts';
import { Floating, MenuButton, MenuItem } from '@gazetteer/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelWords } from '../model/channel-words.ts';
import { markIcons } from '../model/mark-icons.ts';
import { useBuilder } from '../model/use-builder.ts';
import { chooseMarkAction, mapOffer, type MarkOffer, markOffers } from './mark-offers.ts';

/** The order in which people look for them. */
const first = [
  'bar',
  'line',
  'arc',
  'table',
  'point',
  'choropleth',
] as const satisfies readonly (typeof simpleMarks)[number][];

/** The kinds of charts: the simple ones as a strip, all others behind More. What cannot be says why. */
export function MarkStrip() {
  const { t } = useTranslation();
  const { spec, fields, dispatch } = useBuilder();
  const words = useChannelWords();
  const offers = markOffers(spec, fields);
  const choose = (offer: MarkOffer) => dispatch(chooseMarkAction(offer, spec, fields));
  const map = mapOffer(offers, spec);
  const shown = first.flatMap((mark) => {
    const offer = mark === 'choropleth' ? map : offers.find((one) => one.mark === mark);
    return offer ? [offer] : [];
  });
  const others = offers.filter((offer) => !shown.includes(offer));
  const isOther = others.some(({ mark }) => mark === spec.mark);
  return (
    <div
      className="strip-marks"
      role="group"
      aria-label={t('visualise.builder.strip.title')}
      data-tutorial="charts"
    >
      {shown.map((offer) => (
        <MarkButton
          key={offer === map ? 'map' : offer.mark}
          offer={offer}
          name={words.mark(offer === map ? 'choropleth' : offer.mark)}
          isChosen={spec.mark === offer.mark}
          onChoose={() => choose(offer)}
        />
      ))}
      <MenuButton
        className="strip-mark"
        menuLabel={t('visualise.builder.strip.others')}
        label={
          <>
            {isOther ? <MarkIcon mark={spec.mark} /> : null}
            <span>{isOther ? words.mark(spec.mark) : t('visualise.builder.strip.more')}</span>
            <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
          </>
        }
      >
        {others.map((offer) => (
          <MenuItem
            key={offer.mark}
            icon={<MarkIcon mark={offer.mark} />}
            isChosen={spec.mark === offer.mark}
            isDisabled={offer.obstacle !== null}
            onChoose={() => choose(offer)}
          >
            <span>
              {offer.mark === 'choropleth' ? t('visualise.builder.strip.areaMap') : words.mark(offer.mark)}
              {offer.obstacle ? (
                <small className="strip-obstacle">{t(`visualise.builder.obstacle.${offer.obstacle}`)}</small>
              ) : null}
            </span>
          </MenuItem>
        ))}
      </MenuButton>
    </div>
  );
}

interface MarkButtonProps {
  offer: MarkOffer;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

function MarkButton({ offer: { mark, obstacle }, name, isChosen, onChoose }: MarkButtonProps) {
  const { t } = useTranslation();
  const [explained, setExplained] = useState<HTMLElement>();
  return (
    <>
      <button
        type="button"
        className="strip-mark"
        aria-pressed={isChosen}
        aria-disabled={obstacle !== null}
        title={obstacle ? t(`visualise.builder.obstacle.${obstacle}`) : undefined}
        onClick={({ currentTarget }) => (obstacle ? setExplained(currentTarget) : onChoose())}
      >
        <MarkIcon mark={mark} />
        <span>{name}</span>
      </button>
      {explained && obstacle ? (
        <Floating anchor={explained} label={name} onClose={() => setExplained(undefined)}>
          <p className="floating-note">{t(`visualise.builder.obstacle.${obstacle}`)}</p>
          <button
            type="button"
            className="builder-link floating-done"
            onClick={() => {
              setExplained(undefined);
              explained.focus();
            }}
          >
            {t('visualise.builder.done')}
          </button>
        </Floating>
      ) : null}
    </>
  );
}

function MarkIcon({ mark }: { mark: Mark }) {
  const Icon = markIcons[mark];
  return <Icon size={22} stroke={1.6} aria-hidden="true" />;
}
