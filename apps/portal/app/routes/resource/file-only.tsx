import type { Dataset, Resource } from '@gazetteer/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { datasetPath } from '../../datasets/dataset-facts.ts';

/** In the place of the table where a resource is a file that cannot be shown as one. */
export function FileOnly({ dataset, resource }: { dataset: Dataset; resource: Resource }) {
  const { t } = useTranslation();
  return (
    <div>
      <p>{t('resource.fileOnly')}</p>
      {resource.url && (
        <p>
          <a href={resource.url}>
            {t('resource.fileDownload', { format: resource.format || t('dataset.file') })}
          </a>
        </p>
      )}
      <p>
        <Link to={datasetPath(dataset)}>{dataset.title}</Link>
      </p>
    </div>
  );
}
