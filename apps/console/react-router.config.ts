import { siteConfig } from '@gazetteer/site-server/bundle';

export default siteConfig;
