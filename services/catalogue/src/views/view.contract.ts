import { type Static, Type } from 'typebox';

/** A saved way of looking at a resource; its settings (series, group, graph_type …) are flattened into it. */
export const ViewSchema = Type.Object(
  {
    id: Type.String(),
    resource_id: Type.String(),
    package_id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    view_type: Type.String(),
  },
  { additionalProperties: true },
);
export type ViewDictionary = Static<typeof ViewSchema> & Record<string, unknown>;
