import { defineConfig } from 'astro/config';
import { embeddedHost } from '../../../src/server/embed.ts';

/** The smallest site that asks an API while it is built. */
export default defineConfig({
	integrations: [embeddedHost()],
	outDir: process.env.OUT_DIR,
	cacheDir: `${process.env.OUT_DIR}-cache`,
	devToolbar: { enabled: false },
});
