import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type * as Entry from '../entry.ts';
import { toFile, rendererStateSchema, STATE_FILE } from './renderer-state.ts';

const ENTRY = 'src/publisher/entry.ts';
const PAGES = 'src/pages/[locale]/[...path].astro';

export type Site = Awaited<ReturnType<typeof Entry.fetchSite>>;
type Planned = Awaited<ReturnType<typeof Entry.getPlan>>;

/** An address of the site, and the sources that it is printed from. */
export interface SitePath {
	/** Address below the root, without an ending. */
	pathname: string;
	/** Its file below the root of the site. */
	file: string;
	/**
	 * Cache key: the printed file is the same while this is; null for files that are printed each
	 * time.
	 */
	key: string | null;
	isPage: boolean;
	/**
	 * Name of the document that it is the page of, `page "company"`; null where that is unknown.
	 */
	document: string | null;
	print: () => Promise<Buffer>;
}

/** All files that a site prints, and the data that the steps after printing need. */
export interface Plan extends Pick<Planned, 'social' | 'report'> {
	paths: SitePath[];
}

export interface Renderer {
	/** Functions of the bundle's own copy of the code that plans pages. */
	entry: typeof Entry;
	/**
	 * Plans every path of a site. Printing one depends on it alone: several sites may be printed at
	 * once.
	 */
	plan: (site: Site) => Promise<Plan>;
	/** A single page of the CMS or the catalogue, as the entry's `findPath` gives it. */
	page: (site: Site, path: object) => SitePath;
}

const routeSchema = v.looseObject({
	component: v.string(),
	route: v.string(),
	prerender: v.boolean(),
	type: v.string(),
	pathname: v.optional(v.string()),
	segments: v.array(v.array(v.looseObject({ content: v.string(), dynamic: v.boolean() }))),
});
export type Route = v.InferOutput<typeof routeSchema>;

/**
 * Private parts of Astro's bundle: validated when it is opened, and pinned with Astro's version.
 */
const bundleSchema = v.object({
	app: v.looseObject({
		setInternals: v.function(),
		setOptions: v.function(),
		getComponentByRoute: v.function(),
		render: v.function(),
		routeCache: v.looseObject({ set: v.function() }),
	}),
	manifest: v.looseObject({ routes: v.array(v.looseObject({ routeData: routeSchema })) }),
});

const itemSchema = v.looseObject({
	params: v.record(v.string(), v.optional(v.string())),
	cacheKey: v.optional(v.string()),
});
export type Item = v.InferOutput<typeof itemSchema>;
export const itemsSchema = v.array(itemSchema);
export const moduleSchema = v.looseObject({ getStaticPaths: v.function() });

/** Opens a kept bundle for printing; `routes` are those that have pages. */
export async function openBundle(folder: string) {
	const state = v.parse(
		rendererStateSchema,
		JSON.parse(await readFile(join(folder, STATE_FILE), 'utf8')),
	);
	const bundle: unknown = await import(pathToFileURL(join(folder, state.entry)).href);
	if (!v.is(bundleSchema, bundle)) {
		throw new Error(
			`Invalid bundle in ${folder}: expected one made by the installed version of Astro`,
		);
	}
	const { app, manifest } = bundle;
	app.setInternals({ pagesByKeys: new Map(state.pages), entrySpecifierToBundleMap: new Map() });
	const destination = {
		write: ({ message }: { message: string }) => {
			console.error(`[astro] ${message}`);
			return true;
		},
	};
	app.setOptions({ settings: { scripts: state.scripts }, logger: { options: { destination } } });
	const routes = manifest.routes
		.map(({ routeData }) => routeData)
		.filter(({ prerender }) => prerender);
	return { app, routes, origin: state.origin };
}

function isEntry(module: unknown): module is typeof Entry {
	return typeof module === 'object' && module !== null && 'getPlan' in module;
}

/** Address of a route's page, below the root and without an ending. */
export function toPathname(route: Route, params: Item['params']): string {
	const parts = route.segments.map((segment) =>
		segment
			.map(({ dynamic, content }) =>
				dynamic ? (params[content.replace(/^\.\.\./, '')] ?? '') : content,
			)
			.join(''),
	);
	return `/${parts.filter((part) => part !== '').join('/')}`;
}

/**
 * Opens the bundle of pages that a build kept. It refers to the assets of that build, and prints
 * with the code of that build: other code has another bundle, and needs another process.
 */
export async function openRenderer(folder: string): Promise<Renderer> {
	const { app, routes, origin } = await openBundle(folder);
	const getModule = async (route: Route): Promise<unknown> => app.getComponentByRoute(route);
	const entryRoute = routes.find(({ component }) => component === ENTRY);
	const found = entryRoute ? await getModule(entryRoute) : null;
	if (!isEntry(found)) throw new Error(`Invalid bundle in ${folder}: ${ENTRY} is missing`);
	const entry = found;

	const printed = new AsyncLocalStorage<Item | undefined>();
	const dynamic: { route: Route; listPaths: (site: Site) => Promise<Item[]> }[] = [];
	for (const route of routes) {
		if (route.pathname !== undefined || route === entryRoute) continue;
		const mod = await getModule(route);
		if (!v.is(moduleSchema, mod))
			throw new Error(`${route.component}: expected an export getStaticPaths`);
		// Astro looks up here what a path shows; the print that is under way carries it along.
		const keyed = { get: () => printed.getStore() };
		app.routeCache.set(route, { mod, staticPaths: Object.assign([], { keyed }) });
		if (route.component === PAGES) continue;
		const listPaths = async (site: Site): Promise<Item[]> => {
			const items = await entry.withSite(site, async () =>
				mod.getStaticPaths({ routePattern: route.route }),
			);
			if (!v.is(itemsSchema, items))
				throw new Error(`${route.component}: getStaticPaths returned invalid paths`);
			return items;
		};
		dynamic.push({ route, listPaths });
	}
	const pages = routes.find(({ component }) => component === PAGES);
	if (!pages) throw new Error(`Invalid bundle in ${folder}: ${PAGES} is missing`);

	/**
	 * Places of printed files, by parameters; these objects stay the same for as long as their page
	 * does.
	 */
	const places = new WeakMap<Item['params'], Pick<SitePath, 'pathname' | 'file'>>();
	function toPlace(route: Route, params: Item['params'] | undefined) {
		let place = params && places.get(params);
		if (!place) {
			const pathname = params ? toPathname(route, params) : (route.pathname ?? '/');
			place = { pathname, file: toFile(pathname, route.type) };
			if (params) places.set(params, place);
		}
		return place;
	}

	function toPath(site: Site, route: Route, item?: Item): SitePath {
		const { pathname, file } = toPlace(route, item?.params);
		const print = async () => {
			const request = new Request(new URL(`/${file}`, origin));
			const response: unknown = await printed.run(item, () =>
				entry.withSite(site, async () => app.render(request, { routeData: route })),
			);
			if (!(response instanceof Response) || response.status !== 200) {
				throw new Error(`${pathname}: expected a page with status 200`);
			}
			return Buffer.from(await response.arrayBuffer());
		};
		const isPage = route.type === 'page';
		return { pathname, file, key: item?.cacheKey ?? null, isPage, document: null, print };
	}

	return {
		entry,
		page(site, path) {
			if (!v.is(itemSchema, path)) throw new Error('Invalid path of a page: expected params');
			return toPath(site, pages, path);
		},
		async plan(site) {
			const { paths: own, documents, social, report } = await entry.getPlan(site);
			const paths = own.map((item, at) => ({
				...toPath(site, pages, { ...item }),
				document: documents[at] ?? null,
			}));
			for (const { route, listPaths } of dynamic) {
				for (const item of await listPaths(site)) paths.push(toPath(site, route, item));
			}
			for (const route of routes) {
				if (route.pathname !== undefined) paths.push(toPath(site, route));
			}
			return { paths, social, report };
		},
	};
}
