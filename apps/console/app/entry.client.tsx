import { startDocument } from '@gazetteer/site';
import { textAddress } from './i18n/text-address.ts';

await startDocument(textAddress);
