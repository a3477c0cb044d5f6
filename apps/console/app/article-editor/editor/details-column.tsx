import { TextField } from '@gazetteer/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Article } from '../article-record.ts';
import type { FieldTexts } from '../save/use-field-texts.ts';
import { type ArticleField, type ArticleValues, listOf, suggestSlug } from '../values/article-values.ts';
import { MomentField } from './moment-field.tsx';
import { DatasetField, FeaturedPicture } from './window-fields.tsx';

interface DetailsProps {
  values: ArticleValues;
  article: Article | null;
  problems: FieldTexts;
  /** Pictures whose addresses are known, by id. */
  pictures: Readonly<Record<string, string>>;
  /** Tags that other articles have. */
  knownTags: readonly string[];
  onChange: (field: ArticleField, value: string) => void;
  onPicture: () => void;
  onDataset: () => void;
}

/** Everything about an article but its texts. A page has only its picture and its history. */
export function DetailsColumn({ onPicture, onDataset, ...details }: DetailsProps) {
  const { t } = useTranslation();
  const { values, article, problems, onChange } = details;
  const isPage = values.kind === 'page';
  return (
    <aside className="editor-details" aria-label={t('content.details')}>
      {isPage ? <input type="hidden" name="kind" value="page" /> : <KindField {...details} />}
      {values.kind === 'event' ? <EventFields {...details} /> : null}
      <FeaturedPicture
        id={values.featured_media}
        known={details.pictures}
        error={problems['featured_media']}
        onChoose={onPicture}
        onRemove={() => onChange('featured_media', '')}
      />
      {isPage ? null : <AddressField {...details} />}
      <TextField
        label={t('content.field.authors')}
        name="authors"
        autoComplete="off"
        value={values.authors}
        error={problems['authors']}
        hint={t('content.field.listHint')}
        onChange={(event) => onChange('authors', event.currentTarget.value)}
      />
      {isPage ? null : <TagsField {...details} />}
      <DatasetField
        value={values.datasets}
        error={problems['datasets']}
        onChange={(value) => onChange('datasets', value)}
        onFind={onDataset}
      />
      {article ? (
        <p>
          <Link to={`/console/content/${article.id}/revisions`} className="editor-history">
            {t('content.history')}
          </Link>
        </p>
      ) : null}
    </aside>
  );
}

type FieldProps = Omit<DetailsProps, 'onPicture' | 'onDataset'>;

function KindField({ values, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="editor-kinds">
      <legend>{t('content.field.kind')}</legend>
      {(['blog', 'news', 'event'] as const).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={values.kind === kind}
            onChange={() => onChange('kind', kind)}
          />
          {t(`content.kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

function EventFields({ values, problems, onChange }: FieldProps) {
  const { t } = useTranslation();
  const begins = problems['event.starts_at'] ?? problems['event'];
  return (
    <>
      <MomentField
        label={t('content.field.starts_at')}
        name="starts_at"
        value={values.starts_at}
        error={begins}
        onChange={(instant) => onChange('starts_at', instant)}
      />
      <MomentField
        label={t('content.field.ends_at')}
        name="ends_at"
        value={values.ends_at}
        min={values.starts_at}
        error={problems['event.ends_at']}
        onChange={(instant) => onChange('ends_at', instant)}
      />
      <TextField
        label={t('content.field.place')}
        name="place"
        maxLength={300}
        value={values.place}
        error={problems['event.place']}
        onChange={(event) => onChange('place', event.currentTarget.value)}
      />
    </>
  );
}

function AddressField({ values, problems, onChange }: FieldProps) {
  const { t } = useTranslation();
  const slug = values.slug.trim() || suggestSlug(values);
  return (
    <TextField
      label={t('content.field.slug')}
      name="slug"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      value={values.slug}
      error={problems['slug']}
      hint={slug ? `/news_blogs/${slug}` : t('content.field.slugHint')}
      onChange={(event) => onChange('slug', event.currentTarget.value)}
    />
  );
}

/** How many known tags are offered. */
const mostTags = 8;

function TagsField({ values, problems, knownTags, onChange }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const given = listOf(values.tags);
  const offered = knownTags.filter((tag) => !given.includes(tag)).slice(0, mostTags);
  return (
    <div className="editor-tags">
      <TextField
        label={t('content.field.tags')}
        name="tags"
        autoComplete="off"
        value={values.tags}
        error={problems['tags']}
        hint={t('content.field.listHint')}
        onChange={(event) => onChange('tags', event.currentTarget.value)}
      />
      {offered.length > 0 ? (
        <div className="needs-script" role="group" aria-labelledby={id}>
          <span id={id} className="console-note">
            {t('content.field.tagsKnown')}
          </span>
          {offered.map((tag) => (
            <button key={tag} type="button" onClick={() => onChange('tags', [...given, tag].join(', '))}>
              {tag}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
