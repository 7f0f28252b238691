import { mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hostRules } from '#edge/rules/host-rules.ts';
import { eachLimited } from '#edge/releases/each.ts';
import { FILES_AT_ONCE, type FileIndex, readRuleFiles } from '#edge/releases/release-index.ts';
import type { Published, ReleaseStore } from '#edge/releases/releases.ts';
import { drawSocialPictures, socialCache } from '#social/make.ts';
import { toMedia } from '#social/photo.ts';
import { movedIn, type PageFault, findPath } from './pages/checks.ts';
import { isPageFile, type KnownPage, pageReader, signsIn } from './pages/known-pages.ts';
import {
	describeNewGaps,
	toNotes,
	readNotes,
	type ReleaseNotes,
} from './releases/release-notes.ts';
import { refusedPages } from './pages/refused-pages.ts';
import type { Plan, Renderer, Site, SitePath } from './renderer/renderer.ts';
import { sitemaps } from './sitemaps/sitemaps.ts';

export interface PublisherOptions {
	renderer: Renderer;
	releases: ReleaseStore;
	/** Digest of the code that the renderer was built from. */
	code: string;
	cacheDir: string;
	siteUrl: string;
	apiBaseUrl: string;
}

/** A page that is not published as the host has it. */
export interface RefusedPage {
	fault: PageFault;
	/** Document that the page belongs to; null where that is not known. */
	document: string | null;
	/** Identifies the refusal: page, content and issue. */
	version: string;
}

/** Result of a publication. */
export interface Outcome extends Published {
	/** Files that were printed again and differ from before. */
	written: string[];
	gone: string[];
	/** Pages held back, because the new ones have issues; none after a full build. */
	refused: readonly RefusedPage[];
	/** Duration of each step, in milliseconds; empty after a full build. */
	steps_ms: Record<string, number>;
}

/**
 * Error for a release that nothing can be published onto: a full build has to make the next one.
 */
export class FullBuildRequired extends Error {
	override name = 'FullBuildRequired';
}

/** The release that is served, as far as the next publication has to know it. */
interface Baseline {
	id: string;
	index: FileIndex;
	notes: ReleaseNotes;
	pages: ReadonlyMap<string, KnownPage>;
	/** Addresses that it redirects to others. */
	moved: ReadonlySet<string>;
}

/** True if an address that has moved redirects to a page. */
const leadsTo = (redirects: Plan['report']['redirects'], file: string): boolean =>
	redirects.some(({ to }) => `${findPath(to)}.html` === file);

/** Report of a site without the pages that it lacks. */
function withoutPages({ pages, ...report }: Plan['report'], lacks: (file: string) => boolean) {
	const isThere = ({ url }: { url: string }) =>
		!lacks(`${findPath(new URL(url).pathname) || 'index'}.html`);
	return { ...report, pages: pages.filter(isThere) };
}

/**
 * Keys of the files of a release: refused pages keep those that they were printed by, and are tried
 * again.
 */
function keysBut(
	refused: ReadonlyMap<string, unknown>,
	{ paths }: Plan,
	before: ReleaseNotes['keys'],
): ReleaseNotes['keys'] {
	const own = paths.filter(({ file }) => !refused.has(file)).map(({ file, key }) => [file, key]);
	const kept = Object.entries(before).filter(([file]) => refused.has(file));
	return Object.fromEntries([...own, ...kept]);
}

/**
 * Publishes the host’s current content: changes are printed, checked, and released with everything
 * unchanged. The result equals a clean build of the same content byte for byte, except for refused
 * pages. One at a time.
 */
export function sitePublisher(options: PublisherOptions) {
	const { renderer, releases, code, cacheDir, siteUrl, apiBaseUrl } = options;
	const readPage = pageReader(apiBaseUrl);
	const media = toMedia({ baseUrl: apiBaseUrl });
	const getSitemaps = sitemaps(siteUrl);
	const found = new Set<string>();
	let baseline: Baseline | null = null;

	/**
	 * Read from the release itself: the one that this process remembers may have been rolled back.
	 */
	async function currentBaseline(): Promise<Baseline> {
		const folder = await releases.current();
		if (folder === null) throw new FullBuildRequired('there is no release yet');
		const id = basename(folder);
		if (baseline?.id === id) return baseline;
		const [index, notes] = await Promise.all([releases.getIndex(id), readNotes(folder)]);
		if (!index || !notes) throw new FullBuildRequired(`release ${id} was not printed by this site`);
		if (notes.code !== code) throw new FullBuildRequired(`release ${id} was printed by other code`);
		const pages = new Map<string, KnownPage>();
		await eachLimited([...index.keys()].filter(isPageFile), FILES_AT_ONCE, async (path) => {
			const entry = index.get(path);
			if (entry) pages.set(path, readPage(await readFile(releases.filePath(entry))));
		});
		const moved = movedIn((await readRuleFiles(folder)).get('_redirects') ?? '');
		baseline = { id, index, notes, pages, moved };
		return baseline;
	}

	/** Prints the files that differ from the release. */
	async function print(changed: readonly SitePath[]) {
		const written = new Map<string, Buffer>();
		const letOthers = renderer.entry.yieldToEventLoop();
		for (const path of changed) {
			written.set(path.file, await path.print());
			await letOthers();
		}
		return written;
	}

	/** Draws the social pictures that the release lacks. */
	async function drawMissing({ social }: Plan, { index }: Baseline) {
		const missing = Object.keys(social).filter((name) => !index.has(`social/${name}`));
		const cache = socialCache(cacheDir);
		await mkdir(cache, { recursive: true });
		if (missing.length > 0) await drawSocialPictures(social, missing, cache, media);
		const pictures = new Map<string, Buffer>();
		for (const name of missing) pictures.set(`social/${name}`, await readFile(join(cache, name)));
		return pictures;
	}

	async function publish(site: Site): Promise<Outcome> {
		const steps_ms: Record<string, number> = {};
		let last = performance.now();
		const lap = (name: string) => {
			const now = performance.now();
			steps_ms[name] = now - last;
			last = now;
		};
		const base = await currentBaseline();
		// A full build tolerates this; a richer site is not abandoned for an hour’s failure of the
		// host.
		const lost = describeNewGaps(base.notes, site.leftOut);
		if (lost) throw new Error(lost);
		lap('baseline');
		const plan = await renderer.plan(site);
		lap('plan');
		await renderer.entry.assertPictures(site, found);
		lap('pictures');
		const { keys } = base.notes;
		const changed = plan.paths.filter(({ file, key }) => key === null || keys[file] !== key);
		const planned = new Set(plan.paths.map(({ file }) => file));
		const unplanned = Object.keys(keys).filter((file) => !planned.has(file));
		const written = await print(changed);
		lap('print');
		const pages = new Map(base.pages);
		for (const file of unplanned) pages.delete(file);
		for (const { file, isPage } of changed) {
			const content = written.get(file);
			if (isPage && content) pages.set(file, readPage(content));
		}
		const { redirects } = plan.report;
		const moved = new Set(redirects.map(({ from }) => from));
		const own = changed.filter(({ isPage }) => isPage).map(({ file }) => file);
		const hasLost = unplanned.length > 0 || [...base.moved].some((from) => !moved.has(from));
		const refused = refusedPages({
			pages: signsIn(pages),
			before: signsIn(base.pages),
			written: own,
			linked: hasLost ? [...pages.keys()] : own,
			has: (path) => planned.has(path) || (base.index.has(path) && !unplanned.includes(path)),
			gone: unplanned,
			moved,
		});
		for (const [file, fault] of refused) {
			const before = base.pages.get(file);
			if (before) pages.set(file, before);
			else if (leadsTo(redirects, file)) throw fault;
			else pages.delete(file);
			written.delete(file);
		}
		const gone = unplanned.filter((file) => !refused.has(file));
		lap('checks');
		const facts = new Map([...pages].map(([file, page]) => [file, page.facts]));
		const rules = hostRules(facts, { siteUrl, apiBaseUrl, redirects }).files;
		lap('rules');
		const listed = withoutPages(plan.report, (file) => refused.has(file) && !pages.has(file));
		for (const [file, content] of await getSitemaps(listed)) written.set(file, content);
		lap('sitemaps');
		for (const [file, content] of await drawMissing(plan, base)) written.set(file, content);
		const named = new Set(Object.keys(plan.social).map((name) => `social/${name}`));
		// A page that was held back refers to its former picture.
		const unnamed = [...base.index.keys()].filter(
			(file) => refused.size === 0 && file.startsWith('social/') && !named.has(file),
		);
		lap('social pictures');
		const notes: ReleaseNotes = {
			code,
			keys: keysBut(refused, plan, keys),
			leftOut: [...site.leftOut],
		};
		const published = await releases.change({
			written,
			gone: [...gone, ...unnamed],
			rules,
			notes: toNotes(notes),
		});
		const index = await releases.getIndex(published.id);
		if (index) baseline = { id: published.id, index, notes, pages, moved };
		lap('release');
		const isNew = (file: string) => index?.get(file)?.hash !== base.index.get(file)?.hash;
		const pathOfFile = new Map(plan.paths.map((path) => [path.file, path]));
		return {
			...published,
			written: [...written.keys()].filter(isNew),
			gone,
			refused: [...refused].map(([file, fault]) => ({
				fault,
				document: pathOfFile.get(file)?.document ?? null,
				version: [file, pathOfFile.get(file)?.key ?? '', fault.message].join(' '),
			})),
			steps_ms,
		};
	}

	return { publish };
}
