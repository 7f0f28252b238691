import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Sources of the staff app, beside its packages. */
const SOURCES = [
	'src/desk',
	'src/contract',
	'src/domain',
	'src/brand',
	'src/blocks',
	'src/components',
	'src/i18n',
	'src/styles',
	'scripts/build/sheets',
];
const FILES = [
	'scripts/build/desk.ts',
	'scripts/build/canvas-sheet.ts',
	'scripts/build/contract.ts',
	'uno.config.ts',
	'package-lock.json',
];

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
		.map((entry) => join(entry.parentPath, entry.name));
}

function toDigest(root: string): string {
	const hash = createHash('sha1');
	const sources = SOURCES.flatMap((folder) => filesBelow(join(root, folder)));
	const files = [...sources, ...FILES.map((file) => join(root, file))].toSorted();
	for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
	return hash.digest('hex').slice(0, 24);
}

/**
 * One folder for all builds of these sources, wherever they keep their pages: the app names no
 * host.
 */
const KEPT = 'node_modules/.desk';
/** Number of bundles kept, for switching back and forth between branches. */
const KEPT_AT_MOST = 4;

function clearOld(folder: string): void {
	const ages = readdirSync(folder)
		.map((name) => join(folder, name))
		.map((path) => ({ path, at: statSync(path).mtimeMs }))
		.toSorted((a, b) => b.at - a.at);
	for (const { path } of ages.slice(KEPT_AT_MOST)) rmSync(path, { recursive: true, force: true });
}

/** Another build may have put the same bundle there meanwhile, which is as good. */
function keep(fresh: string, kept: string): void {
	try {
		renameSync(fresh, kept);
	} catch (cause) {
		if (!existsSync(kept)) throw cause;
		rmSync(fresh, { recursive: true, force: true });
	}
}

/**
 * Leaves out sheets of the site's own components: the canvas has all of them in one, the desk has
 * none.
 */
const withoutSheets: Plugin = {
	name: 'without-sheets-of-the-site',
	enforce: 'pre',
	resolveId(source, importer) {
		const isOfSite = importer && /\/src\/(?:blocks|components)\//.test(importer);
		return isOfSite && source.endsWith('.css') ? NOTHING : undefined;
	},
	load: (id) => (id === NOTHING ? '' : undefined),
};
const NOTHING = '\0sheet-of-the-site';

export interface DeskBuild {
	/** True if an earlier build of the same sources was reused. */
	isReused: boolean;
	wall_s: number;
}

/**
 * Puts the staff app into `dist/desk`, built by Astro's own Vite, apart from the site: no page
 * contains any of it. It is cached by a digest of its sources, so that a build of the site that
 * leaves it alone does not wait for it.
 */
export async function buildDesk(root: string, distDir: string): Promise<DeskBuild> {
	const started = performance.now();
	const folder = join(root, KEPT);
	const kept = join(folder, toDigest(root));
	const isReused = existsSync(kept);
	if (!isReused) {
		mkdirSync(folder, { recursive: true });
		const fresh = join(folder, `new-${process.pid}`);
		const { build } = await import('vite');
		const { leanContract } = await import('./contract.ts');
		await build({
			configFile: false,
			root: join(root, 'src/desk'),
			base: '/desk/',
			publicDir: false,
			plugins: [withoutSheets, leanContract(['contractModule'])],
			// Packages mark modules for servers that render; the bundler would only warn that it
			// ignores that.
			logLevel: 'error',
			build: {
				outDir: fresh,
				emptyOutDir: true,
				// The policy of /desk allows no data: scripts or styles.
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				chunkSizeWarningLimit: 2000,
				// Fonts are the site's own.
				rollupOptions: { external: [/^\/fonts\//] },
			},
		});
		const { canvasSheet } = await import('./canvas-sheet.ts');
		writeFileSync(join(fresh, 'canvas.css'), await canvasSheet(root));
		keep(fresh, kept);
		clearOld(folder);
	}
	const now = new Date();
	utimesSync(kept, now, now);
	cpSync(kept, join(distDir, 'desk'), { recursive: true });
	return { isReused, wall_s: (performance.now() - started) / 1000 };
}
