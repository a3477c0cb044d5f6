import type { Datastore } from '@gazetteer/datastore';
import { type Caller, readerIn } from '@gazetteer/kernel';

type Charts = Datastore['charts'];

/**
 * Charts as other services draw them: whoever calls with an access token that does not read tables sees those of
 * everybody, so that no scope for charts shows the rows of a private table.
 */
export function chartsWithinScopes(charts: Charts): Charts {
  const reader = (caller: Caller) => readerIn('datastore', caller);
  return {
    pin: (caller, spec) => charts.pin(reader(caller), spec),
    mayRead: (caller, resourceId) => charts.mayRead(reader(caller), resourceId),
    inspect: (caller, source, language) => charts.inspect(reader(caller), source, language),
    narrow: (caller, spec, choice) => charts.narrow(reader(caller), spec, choice),
    draw: (caller, spec, look) => charts.draw(reader(caller), spec, look),
    csv: (caller, spec, locale) => charts.csv(reader(caller), spec, locale),
    vegaLite: (caller, spec, locale, addresses) => charts.vegaLite(reader(caller), spec, locale, addresses),
  };
}
