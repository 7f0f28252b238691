import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** What the staff app is made of, beside its packages. */
const SOURCES = ['src/desk', 'src/contract', 'src/domain', 'src/brand'];
const FILES = ['scripts/build/desk.ts', 'package-lock.json'];

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

function digestOf(root: string): string {
	const hash = createHash('sha1');
	const sources = SOURCES.flatMap((folder) => filesBelow(join(root, folder)));
	const files = [...sources, ...FILES.map((file) => join(root, file))].toSorted();
	for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
	return hash.digest('base64url').slice(0, 16);
}

export interface DeskBuild {
	/** Whether an earlier build of the same sources was taken. */
	isReused: boolean;
	wall_s: number;
}

/**
 * Puts the staff app into `dist/desk`, built by the Vite that Astro brings, apart from the site:
 * nothing of it is in a page. It is kept in the cache by a digest of its sources, so that a build
 * of the site that leaves it alone does not wait for it.
 */
export async function buildDesk(
	root: string,
	cacheDir: string,
	distDir: string,
): Promise<DeskBuild> {
	const started = performance.now();
	const folder = join(cacheDir, 'desk');
	const kept = join(folder, digestOf(root));
	const isReused = existsSync(kept);
	if (!isReused) {
		rmSync(folder, { recursive: true, force: true });
		const fresh = `${kept}.new`;
		await build({
			configFile: false,
			root: join(root, 'src/desk'),
			base: '/desk/',
			publicDir: false,
			// Packages mark modules for servers that render; a bundler can only tell that it does not.
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
		renameSync(fresh, kept);
	}
	cpSync(kept, join(distDir, 'desk'), { recursive: true });
	return { isReused, wall_s: (performance.now() - started) / 1000 };
}
