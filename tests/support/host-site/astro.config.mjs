import { defineConfig } from 'astro/config';
import { embeddedHost } from '#server/embed.ts';

/** The smallest site that calls an API while it is built. */
export default defineConfig({
	integrations: [embeddedHost()],
	cacheDir: './.cache',
	devToolbar: { enabled: false },
});
