import type { Language } from './texts.ts';

export type Example = { id: string; name: Record<Language, string>; query: string; variables?: string };

/** Queries to start from; each runs as it stands on any catalogue. */
export const examples: Example[] = [
  {
    id: 'search',
    name: { en: 'Search datasets', fr: 'Chercher des jeux de données' },
    query: `query Search($words: String) {
  search(q: $words, rows: 5) {
    result {
      count
      results {
        name
        title
        source_name
        sector
      }
    }
  }
}`,
    variables: '{ "words": "*:*" }',
  },
  {
    id: 'resources',
    name: { en: 'Newest datasets and their tables', fr: 'Les jeux récents et leurs tables' },
    query: `{
  package_search(sort: "metadata_modified desc", rows: 3) {
    result {
      results {
        title
        updated
        resources {
          sku
          name
          format
          no_indicators
          table_summary {
            result {
              row_count
              column_count
            }
          }
        }
      }
    }
  }
}`,
  },
  {
    id: 'tags',
    name: { en: 'The most used tags', fr: 'Les étiquettes les plus utilisées' },
    query: `{
  tag_facet(facet_limit: 30) {
    result {
      count
      search_facets
    }
  }
}`,
  },
  {
    id: 'organizations',
    name: { en: 'Who publishes', fr: 'Qui publie' },
    query: `{
  organization_list(sort: "package_count desc") {
    result {
      title
      description
      total
    }
  }
  dataset_count {
    result {
      count
    }
  }
}`,
  },
];
