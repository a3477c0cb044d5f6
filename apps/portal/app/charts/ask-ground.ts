import { type ChartData, chooseGround, type Ground, type GroundOffer } from '@gazetteer/charts';

const asked = new Map<string, Promise<unknown>>();

/** What a map of points is drawn upon, asked for once. */
export async function askGround(url: string, signal: AbortSignal): Promise<Ground> {
  const ground = (await once(url)) as Ground;
  signal.throwIfAborted();
  return ground;
}

/** The ground below the points of own rows, which is chosen here: the rows go nowhere. */
export async function askGroundBelow(data: ChartData, signal: AbortSignal): Promise<Ground | undefined> {
  const { grounds } = (await once('/api/grounds')) as { grounds: GroundOffer[] };
  const points = data.rows.map(({ longitude, latitude }) => ({
    longitude: Number(longitude),
    latitude: Number(latitude),
  }));
  const offer = chooseGround(grounds, points);
  return offer && askGround(offer.url, signal);
}

async function once(url: string): Promise<unknown> {
  const known = asked.get(url) ?? read(url);
  asked.set(url, known);
  return known;
}

async function read(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The outlines of the land were answered with ${answer.status}`);
    return await answer.json();
  } catch (error) {
    // Who tries again asks again.
    asked.delete(url);
    throw error;
  }
}
