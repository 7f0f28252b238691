import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { compiledDigest } from './scripts/build/compiled.ts';
import { CHUNK_NAME, CHUNKS, entryName } from './scripts/build/chunks.ts';
import { leanContract } from './scripts/build/contract.ts';
import { withoutDeveloperNames } from './scripts/build/developer-names.ts';
import { finishBuild } from './scripts/build/finish.ts';
import { keepRenderer } from './scripts/build/keep-renderer.ts';
import { socialDigest } from '#social/digest.ts';
import { readReport } from './scripts/build/report.ts';
import { sheets } from './scripts/build/sheets/plugin.ts';
import { siteMap } from '#publisher/sitemaps/site-map.ts';
import { sourceDigest } from './scripts/build/source-digest.ts';
import { readConfig } from './src/config.ts';
import { intentDirective } from './src/islands/intent-directive.mjs';
import { embeddedHost } from './src/server/embed.ts';

const { SITE_URL, DIST_DIR, CACHE_DIR, API_BASE_URL } = readConfig(process.env);
const CODE_DIGEST = sourceDigest(process.cwd());
const facts = new Map();

export default defineConfig({
	site: SITE_URL,
	outDir: DIST_DIR,
	cacheDir: CACHE_DIR,
	trailingSlash: 'never',
	// The default drops the space of a line break between two words.
	compressHTML: true,
	build: { format: 'file', inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	integrations: [
		embeddedHost(),
		intentDirective(),
		astroI18next({ configPath: './src/i18n/astro-i18next.config.cjs' }),
		react(),
		keepRenderer({
			cacheDir: CACHE_DIR,
			code: CODE_DIGEST,
			compiled: compiledDigest(process.cwd(), SITE_URL),
			apiBaseUrl: API_BASE_URL ?? null,
			facts,
		}),
		siteMap(readReport),
		finishBuild(facts),
	],
	vite: {
		plugins: [sheets(), leanContract(), withoutDeveloperNames()],
		define: {
			'import.meta.env.CODE_DIGEST': JSON.stringify(CODE_DIGEST),
			'import.meta.env.SOCIAL_DIGEST': JSON.stringify(socialDigest()),
		},
		build: {
			assetsInlineLimit: 0,
			// A name of a cookie is no reason for a file that every page fetches.
			rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
		},
		environments: {
			client: {
				build: {
					rolldownOptions: {
						output: {
							codeSplitting: { groups: CHUNKS },
							entryFileNames: entryName,
							chunkFileNames: CHUNK_NAME,
						},
					},
				},
			},
		},
		worker: {
			format: 'es',
			plugins: () => [sheets(), leanContract()],
			// Every page's script holds these addresses beside the names of what they are for: 36 bits
			// of a digest tell them apart.
			rolldownOptions: { output: { entryFileNames: '_astro/[hash:6].js' } },
		},
	},
});
