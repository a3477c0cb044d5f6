import { createPortalClient } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Places by official code, with their boundaries. */
export async function areas({ baseUrl }: Given) {
  const portal = createPortalClient({ baseUrl });

  // listAreaSchemes
  const { data: known } = await portal.listAreaSchemes();
  const [scheme] = known.schemes;
  console.log(
    scheme?.title,
    scheme?.levels.map(({ id }) => id),
  );
  const level = { scheme: 'fips', level: 'county' };

  // listAreas
  const { data: counties } = await portal.listAreas({ ...level, parent: '01', perPage: 50 });
  console.log(counties.items.map(({ code, name }) => `${code} ${name}`));

  // getAreaList
  const { data: list } = await portal.getAreaList({ scheme: 'fips', level: 'state' });
  console.log(list.areas.map(({ name, aliases }) => [name, ...aliases]));

  // getAreaBoundaries
  const { data: boundaries } = await portal.getAreaBoundaries(level);
  console.log(boundaries.type);

  // getAreaDrawing
  const { data: drawing } = await portal.getAreaDrawing({ ...level, within: '01' });
  console.log(drawing.type);

  // listGrounds
  const { data: offers } = await portal.listGrounds();
  console.log(offers.grounds.map(({ id, projection }) => `${id}: ${projection}`));

  // getGround
  const { data: outlines } = await portal.getGround({ id: 'world' });
  console.log(outlines.projection);
}
