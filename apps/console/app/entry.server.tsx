import { documentRenderer } from '@gazetteer/site/render';
import { serverI18n } from './i18n/i18n.server.ts';

export { handleError } from '@gazetteer/site/render';

export default documentRenderer(serverI18n);
