import type { Dataset } from '@gazetteer/client';
import { useTranslation } from 'react-i18next';
import style from './metadata-forms.module.css';

/** The description of a dataset in the forms that programs read, each with what it is for. */
export function MetadataForms({ dataset }: { dataset: Dataset }) {
  const { t } = useTranslation();
  const address = `/dataset/${dataset.id}`;
  const tables = dataset.resources.filter(({ datastore_active }) => datastore_active);
  const forms = [
    {
      name: 'DCAT-AP',
      use: t('dataset.metadata.dcat'),
      links: [
        { text: 'JSON-LD', href: `${address}.jsonld` },
        { text: 'Turtle', href: `${address}.ttl` },
        { text: 'RDF/XML', href: `${address}.rdf` },
      ],
    },
    {
      name: 'schema.org',
      use: t('dataset.metadata.schemaOrg'),
      links: [{ text: 'JSON-LD', href: `${address}/schema-org.jsonld` }],
    },
    {
      name: 'Data Package',
      use: t('dataset.metadata.dataPackage'),
      links: [{ text: 'JSON', href: `${address}/datapackage.json` }],
    },
    {
      name: 'Croissant',
      use: t('dataset.metadata.croissant'),
      links: [{ text: 'JSON-LD', href: `${address}/croissant.jsonld` }],
    },
    {
      name: 'CSV on the Web',
      use: t('dataset.metadata.csvw'),
      links: tables.map((table) => ({
        text: tables.length > 1 ? (table.name ?? table.sku) : 'JSON',
        href: `/datastore/dump/${table.id}-metadata.json`,
      })),
    },
  ];
  return (
    <section>
      <h2>{t('dataset.metadata.title')}</h2>
      <dl className={style.forms}>
        {forms
          .filter(({ links }) => links.length > 0)
          .map(({ name, use, links }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <p>{use}</p>
                <p className={style.links}>
                  {links.map(({ text, href }) => (
                    <a key={href} href={href} aria-label={t('shell.named', { name, value: text })}>
                      {text}
                    </a>
                  ))}
                </p>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
