import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { onTestFinished } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { nodeEnv } from './node-env.ts';

export const SITE_URL = 'https://livenza.example';

/** Folders of one site that is built again and again, apart from the developer's own. */
export interface Place {
	folder: string;
	dist: string;
	cache: string;
}

/**
 * Inside the project: Astro compiles builds that go elsewhere in one folder shared by all of them.
 */
const PLACES = resolve('node_modules/.build-tests');

export const placeAt = (folder: string): Place => ({
	folder,
	dist: join(folder, 'dist'),
	cache: join(folder, 'cache'),
});

export function openPlace(): Place & { close: () => void } {
	mkdirSync(PLACES, { recursive: true });
	const folder = mkdtempSync(join(PLACES, 'site-'));
	return { ...placeAt(folder), close: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens a place that is removed after the test. */
export function aPlace(): Place {
	const place = openPlace();
	onTestFinished(place.close);
	return place;
}

export interface BuildResult {
	status: number | null;
	/** All its output, standard error included, without colours and blank lines. */
	lines: string[];
	/** Addresses of pages that were printed again; the others came out of the cache. */
	rendered: string[];
}

/** Addresses below a folder: `/it/prodotti` for `it/prodotti.html`. */
function htmlBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.map((file) => `/${file.replace(/\.html$/, '')}`)
		.toSorted();
}

/** Time at which each page was printed: one that comes out of the cache is the file that it was. */
function renderTimes(place: Place): Map<string, number> {
	return new Map(
		htmlBelow(place.dist).map((path) => [path, statSync(join(place.dist, `${path}.html`)).mtimeMs]),
	);
}

/** True for a page that the cache keeps; the others are printed by every build. */
const isKept = (place: Place, path: string): boolean =>
	statSync(join(place.dist, `${path}.html`)).nlink > 1;

/** Starts the build as `npm run build` does, in a process of its own. */
export function startBuild(
	host: Pick<FakeApi, 'url'>,
	place: Place,
	env: Record<string, string> = {},
) {
	return spawn(process.execPath, ['scripts/build.ts', '--quiet'], {
		env: {
			...nodeEnv(),
			HOME: process.env.HOME,
			API_BASE_URL: host.url,
			SITE_URL,
			DIST_DIR: place.dist,
			CACHE_DIR: place.cache,
			DATA_DIR: join(place.folder, 'data'),
			ASTRO_TELEMETRY_DISABLED: '1',
			// Most builds here look at pages; drawing would take longer than everything else.
			SOCIAL_PICTURES: 'off',
			NO_COLOR: '1',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
}

/** Builds as `startBuild` does, and waits for the end. */
export async function build(
	host: Pick<FakeApi, 'url'>,
	place: Place,
	env: Record<string, string> = {},
): Promise<BuildResult> {
	const before = renderTimes(place);
	const child = startBuild(host, place, env);
	let said = '';
	child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	await once(child, 'close');
	return {
		status: child.exitCode,
		lines: said.split('\n').filter((line) => line.trim() !== ''),
		rendered: [...renderTimes(place)]
			.filter(([path, time]) => before.get(path) !== time && isKept(place, path))
			.map(([path]) => path),
	};
}

export interface BuiltSite {
	/** Address of every page. */
	pages: string[];
	/** Markup of a page by its address. */
	html: (path: string) => string;
	has: (path: string) => boolean;
	/** Addresses of the pages whose markup holds a piece of text. */
	pagesWith: (text: string) => string[];
	/** Addresses listed in the sitemaps. */
	sitemap: string[];
	/** Any other file. */
	file: (name: string) => string;
}

export function readSite(place: Place): BuiltSite {
	const pages = htmlBelow(place.dist);
	const file = (name: string) => readFileSync(join(place.dist, name), 'utf8');
	const html = (path: string) => file(`${path}.html`);
	const sitemap = readdirSync(place.dist)
		.filter((name) => /^sitemap-.*\.xml$/.test(name) && name !== 'sitemap-index.xml')
		.flatMap((name) => [...file(name).matchAll(/<loc>([^<]+)<\/loc>/g)])
		.map(([, url = '']) => url.slice(SITE_URL.length));
	return {
		pages,
		html,
		has: (path) => pages.includes(path),
		pagesWith: (text) => pages.filter((path) => html(path).includes(text)),
		sitemap,
		file,
	};
}

const reportSchema = v.object({ leftOut: v.array(v.string()) });

/** Reads the report that the build wrote about itself. */
export function readReport(place: Place): v.InferOutput<typeof reportSchema> {
	const text = readFileSync(join(place.cache, 'build-report.json'), 'utf8');
	return v.parse(reportSchema, JSON.parse(text));
}

/** Fingerprints of all pages, to compare two builds. */
export function digests(place: Place): Map<string, string> {
	return new Map(
		htmlBelow(place.dist).map((path) => [
			path,
			createHash('sha1')
				.update(readFileSync(join(place.dist, `${path}.html`)))
				.digest('hex'),
		]),
	);
}

/** Content of every file of the site, and the names of what stands beside it. */
export function allFiles(place: Place): { files: Record<string, string>; beside: string[] } {
	const entries = readdirSync(place.dist, { recursive: true, withFileTypes: true });
	const paths = entries
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const digest = (path: string) => createHash('sha1').update(readFileSync(path)).digest('hex');
	const files = Object.fromEntries(paths.toSorted().map((path) => [path, digest(path)]));
	return { files, beside: readdirSync(place.folder).filter((name) => name.startsWith('.dist')) };
}

/** Addresses whose page is new, gone or different. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
	const paths = new Set([...before.keys(), ...after.keys()]);
	return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}
