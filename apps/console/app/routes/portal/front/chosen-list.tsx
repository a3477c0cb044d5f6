import { Button, TextField } from '@gazetteer/ui';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../controls/use-hydrated.ts';
import { type ChosenItem, type ItemKind, type ListName, lists } from './front-draft.ts';

interface ChosenListProps {
  name: ListName;
  items: readonly ChosenItem[];
  /** What is wrong with entries, by their index. */
  faults: Readonly<Record<number, string>>;
  /** What is wrong with the link that was typed. */
  linkFault: string | undefined;
  onChange: (act: string) => void;
  onAdd: (kind: ItemKind) => void;
}

/** What is chosen for one part of the page, in its order, and the way to more. */
export function ChosenList(props: ChosenListProps) {
  const { name, items, faults, linkFault, onChange, onAdd } = props;
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { kinds, most } = lists[name];
  const isFull = items.length >= most && name !== 'hero';
  return (
    <section className="front-part" aria-labelledby={`front-${name}`}>
      <h2 id={`front-${name}`}>{t(`front.${name}.title`)}</h2>
      <p className="console-note">{t(`front.${name}.text`, { most })}</p>
      {items.length === 0 ? <p>{t(`front.${name}.automatic`)}</p> : null}
      <ol className="front-list">
        {items.map((item, index) => (
          <li key={`${item.kind} ${item.id}`}>
            <ItemWords item={item} fault={faults[index]} />
            <span className="front-acts">
              {name === 'hero' ? null : (
                <MoveButtons
                  list={name}
                  index={index}
                  count={items.length}
                  title={item.title}
                  onChange={onChange}
                />
              )}
              <ActButton
                act={`remove ${name} ${index}`}
                label={t('front.remove', { title: item.title })}
                icon={<IconX size={18} stroke={1.8} aria-hidden="true" />}
                onChange={onChange}
              />
            </span>
          </li>
        ))}
      </ol>
      {isHydrated && !isFull ? (
        <div className="console-actions">
          {kinds.map((kind) => (
            <Button key={kind} onClick={() => onAdd(kind)}>
              {t(`front.add.${kind}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {isHydrated ? null : (
        <div className="front-link">
          <TextField name={`link-${name}`} label={t('front.link')} error={linkFault} />
          <Button type="submit" name="act" value={`add ${name}`}>
            {t('front.addLink')}
          </Button>
        </div>
      )}
    </section>
  );
}

function ItemWords({ item: { kind, title, shown }, fault }: { item: ChosenItem; fault: string | undefined }) {
  const { t } = useTranslation();
  return (
    <span className="front-words">
      <span>{title || t('front.gone')}</span>
      <small>{t(`front.kind.${kind}`)}</small>
      {shown ? null : <small className="front-hidden">{t('front.hidden')}</small>}
      {fault ? (
        <small className="front-hidden" role="alert">
          {fault}
        </small>
      ) : null}
    </span>
  );
}

interface MoveButtonsProps {
  list: ListName | 'sections';
  index: number;
  count: number;
  title: string;
  onChange: (act: string) => void;
}

/** Moves an entry by one; at the ends of its list a button stays, so that the focus does. */
export function MoveButtons({ list, index, count, title, onChange }: MoveButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ActButton
        act={`up ${list} ${index}`}
        label={t('front.up', { title })}
        isOff={index === 0}
        icon={<IconArrowUp size={18} stroke={1.8} aria-hidden="true" />}
        onChange={onChange}
      />
      <ActButton
        act={`down ${list} ${index}`}
        label={t('front.down', { title })}
        isOff={index === count - 1}
        icon={<IconArrowDown size={18} stroke={1.8} aria-hidden="true" />}
        onChange={onChange}
      />
    </>
  );
}

interface ActButtonProps {
  act: string;
  label: string;
  icon: React.ReactNode;
  isOff?: boolean;
  onChange: (act: string) => void;
}

/** A change: in the page at once, without script by the form. */
function ActButton({ act, label, icon, isOff = false, onChange }: ActButtonProps) {
  return (
    <Button
      id={act.replaceAll(' ', '-')}
      type="submit"
      name="act"
      value={act}
      look="quiet"
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={(event) => {
        event.preventDefault();
        if (!isOff) onChange(act);
      }}
    >
      {icon}
    </Button>
  );
}
