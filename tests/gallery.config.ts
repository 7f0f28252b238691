import { join } from 'node:path';
import config from './playwright.config.ts';

/** Pictures of what the shop shows, to be looked at: `npm run gallery` against a site that runs. */
export default { ...config, testDir: join(import.meta.dirname, 'gallery'), timeout: 120_000 };
