type Geometry = { type?: unknown; coordinates?: unknown };

export type FeatureRow = { row: Record<string, unknown>; kept: string | undefined };

/**
 * A feature of GeoJSON (RFC 7946) as a row: its properties, its id, and where it is. A point becomes
 * `longitude` and `latitude` (and `elevation`), any other geometry stays GeoJSON, as text in `geometry`.
 * Undefined for what is no feature.
 */
export function rowOfFeature(value: Record<string, unknown>): FeatureRow | undefined {
  if (value.type !== 'Feature' || !('geometry' in value)) return undefined;
  const properties = (value.properties ?? {}) as Record<string, unknown>;
  const row: Record<string, unknown> = {};
  if (value.id !== undefined && !('id' in properties)) row.id = value.id;
  Object.assign(row, properties);
  const geometry = value.geometry as Geometry | null;
  if (!geometry) return { row, kept: undefined };
  const free = (name: string) => (name in properties ? `geometry_${name}` : name);
  if (geometry.type === 'Point' && Array.isArray(geometry.coordinates)) {
    const [longitude, latitude, elevation] = geometry.coordinates as unknown[];
    row[free('longitude')] = longitude;
    row[free('latitude')] = latitude;
    if (elevation !== undefined) row[free('elevation')] = elevation;
    return { row, kept: 'longitude and latitude' };
  }
  row[free('geometry')] = JSON.stringify(geometry);
  return { row, kept: 'GeoJSON text' };
}
