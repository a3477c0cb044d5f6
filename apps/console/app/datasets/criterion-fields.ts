/** The field of a dataset's description in which a criterion of its quality is met; the others are met among its files. */
export const criterionFields = {
  keywords: 'tags',
  sector: 'sector',
  period: 'years_covered',
  place: 'spatial_text',
  described: 'notes',
  license: 'license_id',
  known_license: 'license_id',
  open_license: 'license_id',
  contact: 'maintainer_email',
  source: 'source_name',
  methodology: 'methodology',
} as const;

export type CriterionField = (typeof criterionFields)[keyof typeof criterionFields];

export function fieldOfCriterion(id: string): CriterionField | undefined {
  const fields: Readonly<Record<string, CriterionField>> = criterionFields;
  return Object.hasOwn(fields, id) ? fields[id] : undefined;
}
