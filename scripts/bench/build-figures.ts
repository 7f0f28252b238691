import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SocialFigures } from '#social/make.ts';
import { exitCode, startNode } from '../stack/child.ts';
import { buildSite, StackError, startHost } from '../stack/stack.ts';
import type { BuiltSite, Measure, Measured } from './part.ts';
import { GENERATED } from './parts.ts';

interface BuildFigures {
	name: string;
	pages: number;
	megabytes: number;
	wall_s: number;
	cpu_s: number;
	peak_mb: number;
	/** Measured after the pages, and not part of their figures; null where the build drew none. */
	social: SocialFigures | null;
}

interface Stats {
	wall_s: number;
	user_s: number;
	system_s: number;
	peak_mb: number;
	social: SocialFigures | null;
}

const htmlFiles = async (dir: string) =>
	(await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.html'));

/** Large deletions slow the machine for minutes, so old output moves aside. */
async function moveAside(dir: string): Promise<void> {
	await mkdir(join(dir, '..', 'old'), { recursive: true });
	await rename(dir, join(dir, '..', 'old', String(Date.now()))).catch(() => undefined);
}

async function oneBuild(
	name: string,
	apiUrl: string,
	dir: string,
	env: Record<string, string>,
): Promise<BuildFigures> {
	const stats = join(dir, 'stats.json');
	const distDir = join(dir, 'dist');
	const code = await buildSite(apiUrl, {
		STATS: stats,
		DIST_DIR: distDir,
		CACHE_DIR: join(dir, 'cache'),
		...env,
	});
	if (code !== 0) throw new StackError(`the build for "${name}" failed`);
	const taken = JSON.parse(await readFile(stats, 'utf8')) as Stats;
	const files = await htmlFiles(distDir);
	const sizes = await Promise.all(
		files.map(async (file) => (await readFile(join(distDir, file))).byteLength),
	);
	return {
		name,
		pages: files.length,
		megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6,
		wall_s: taken.wall_s,
		cpu_s: taken.user_s + taken.system_s,
		peak_mb: taken.peak_mb,
		social: taken.social,
	};
}

/**
 * Measures what writing the very same files costs on this machine, in a process of its own: the
 * floor.
 */
async function floor(dir: string): Promise<BuildFigures> {
	const stats = join(dir, 'floor.json');
	const target = join(dir, 'floor');
	await moveAside(target);
	const child = startNode(['scripts/bench/write-floor.ts', join(dir, 'dist'), target, stats]);
	if ((await exitCode(child)) !== 0)
		throw new StackError('Cannot measure the build of an empty site');
	const taken = JSON.parse(await readFile(stats, 'utf8')) as BuildFigures;
	return { ...taken, name: 'writing the same files only', social: null };
}

/** Folder for builds of so many products, which keeps its output from run to run. */
async function folderFor(products: number, root: string): Promise<string> {
	const dir = join(root, String(products));
	await mkdir(dir, { recursive: true });
	await writeFile(join(dir, '.gitignore'), '*\n');
	return dir;
}

/**
 * Builds a catalogue from nothing, again unchanged, and the floor. `products` 0 is the seed alone.
 */
async function buildFigures(products: number, root: string): Promise<BuildFigures[]> {
	const dir = await folderFor(products, root);
	await moveAside(join(dir, 'dist'));
	await moveAside(join(dir, 'cache'));
	// Drawing five thousand pictures would show nothing that a thousand do not.
	const env = { SOCIAL_PICTURES: products === 0 ? 'on' : 'off' };
	const host = await startHost({
		DATA_DIR: join(dir, 'data'),
		BENCH_PRODUCTS: String(products),
	});
	try {
		return [
			await oneBuild('from nothing', host.url, dir, env),
			await oneBuild('nothing changed', host.url, dir, env),
			await floor(dir),
		];
	} finally {
		await host.stop();
	}
}

/** Rebuilds the site of the seed with the current code, from the cache of earlier builds. */
export async function buildSeed(root: string): Promise<BuiltSite> {
	const dir = await folderFor(0, root);
	const [distDir, dataDir] = [join(dir, 'dist'), join(dir, 'data')];
	const host = await startHost({ DATA_DIR: dataDir });
	try {
		const folders = { DIST_DIR: distDir, CACHE_DIR: join(dir, 'cache') };
		const code = await buildSite(host.url, { ...folders, SOCIAL_PICTURES: 'on' });
		if (code !== 0) throw new StackError('the build of the site failed');
	} finally {
		await host.stop();
	}
	return { distDir, dataDir };
}

async function measure(products: number, root: string): Promise<Measured> {
	const builds = await buildFigures(products, root);
	const rows = builds.map(({ name, social: _, ...row }) => {
		const { pages, megabytes: html_mb, wall_s, cpu_s, peak_mb } = row;
		return [name, { pages, html_mb, wall_s, cpu_s, pages_per_cpu_s: pages / cpu_s, peak_mb }];
	});
	const social = builds.flatMap(({ name, social: drawn }) =>
		drawn ? [[`social pictures, ${name}`, { ...drawn }]] : [],
	);
	return { figures: Object.fromEntries([...rows, ...social]) };
}

export const measureSeed: Measure = ({ root }) => measure(0, root);
export const measureGenerated: Measure = ({ root }) => measure(GENERATED, root);
