import type { Locale } from '#contract/locales.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { errorHref } from '#i18n/paths.ts';
import { cleanPath, encodePath } from './address.ts';
import { addVary } from './encoding.ts';
import { type EdgeFunction, UnknownMiddleware } from './functions.ts';
import { joinedRules } from './joined-rules.ts';
import { isMissing } from './missing.ts';
import { isNavigation, localeOfPath, sendingLocale, visitorLocale } from './locale.ts';
import { negotiated } from './markdown.ts';
import { failedPage, plainText, preparingPage } from './plain-pages.ts';
import { type Client, proxy, PROXY_LIMIT_MS, RETRY_AFTER_S, unavailableProblem } from './proxy.ts';
import { redirect } from './redirect.ts';
import { type Outcome, route, type Visit } from './route.ts';
import { type EdgeRules, headersFor } from './rules.ts';
import { findFile, type Snapshot, snapshotCache, type StaticFile } from './snapshot.ts';
import { serveFile } from './static.ts';

/** Paths that the API host answers; everything else belongs to the site. */
const PROXIED = /^\/(?:api|media)(?:\/|$)/;

/** Paths that the publisher answers: hooks, and previews of drafts. */
const PUBLISHED = /^\/(?:hooks|preview)(?:\/|$)/;

/** More than the kept releases, so that none is read twice. */
const SNAPSHOTS_KEPT = 8;

export interface EdgeOptions {
	/** Folder to serve, or a function that finds it at each request; null while there is none. */
	root: string | (() => Promise<string | null>);
	/** Folders whose hashed assets are still served, for pages opened before a release. */
	earlier?: () => Promise<string[]>;
	/** Origin of the API host; null leaves `/api` and `/media` to the rules. */
	apiOrigin: string | null;
	/** Origin of the publisher; null if previews and hooks are handled elsewhere. */
	publisherOrigin?: string | null;
	rules: EdgeRules;
	functions: ReadonlyMap<string, EdgeFunction>;
	/** Shows the cause of a failure to the visitor. */
	development?: boolean;
	proxyLimitMs?: number;
	log: (line: string) => void;
}

export type Edge = (request: Request, client: Client) => Promise<Response>;

const isNotFound = (outcome: Outcome) =>
	outcome.kind === 'missing' || (outcome.kind === 'file' && outcome.status === 404);

/** Creates a function that handles requests as the CDN does. */
export function createEdge(options: EdgeOptions): Edge {
	const { rules, functions, log, proxyLimitMs = PROXY_LIMIT_MS } = options;
	const snapshotOf = snapshotCache(SNAPSHOTS_KEPT);
	const passing = { limitMs: proxyLimitMs, unavailable };

	const headerRulesOf = joinedRules(rules.headers);

	async function currentSnapshot(): Promise<Snapshot | null> {
		const dir = typeof options.root === 'string' ? options.root : await options.root();
		return dir === null ? null : snapshotOf(dir);
	}

	async function earlierAsset(path: string): Promise<StaticFile | null> {
		if (!path.startsWith('/_astro/')) return null;
		for (const dir of (await options.earlier?.()) ?? []) {
			const file = findFile(await snapshotOf(dir), path);
			if (file) return file;
		}
		return null;
	}

	/** Built error page: of this release, or of the newest kept one. */
	async function errorPage(
		request: Request,
		status: 500 | 503,
		locale: Locale,
	): Promise<Response | null> {
		const snapshot = await currentSnapshot();
		const kept = snapshot ? [] : ((await options.earlier?.()) ?? []);
		for (const found of [
			...(snapshot ? [snapshot] : []),
			...(await Promise.all(kept.map(snapshotOf))),
		]) {
			const page = findFile(found, errorHref(locale, status));
			if (!page) continue;
			const headerRules = headerRulesOf(found);
			const { pathname } = new URL(request.url);
			return serveFile(request, page, { status, address: pathname, rules: headerRules });
		}
		return null;
	}

	/** Response until the site, or the host behind it, is back. */
	async function unavailablePage(request: Request, locale: Locale): Promise<Response> {
		const page = await errorPage(request, 503, locale);
		if (!page) return preparingPage(request);
		page.headers.set('retry-after', String(RETRY_AFTER_S));
		page.headers.set('cache-control', 'no-store');
		addVary(page.headers, 'Accept-Language', 'Cookie');
		return page;
	}

	/** Response while the API host is down: a page for a navigation, a problem for a script. */
	async function unavailable(request: Request): Promise<Response> {
		if (!isNavigation(request)) return unavailableProblem();
		return unavailablePage(request, sendingLocale(request));
	}

	/** Adds the headers of the rules for an address, except those that the response sets itself. */
	function ruled(response: Response, address: string, snapshot: Snapshot): Response {
		for (const [name, value] of headersFor(headerRulesOf(snapshot), address)) {
			if (!response.headers.has(name)) response.headers.set(name, value);
		}
		return response;
	}

	/** First response of the functions that the rules run before a path. */
	async function runFunctions({ request, url, visit }: Context): Promise<Response | undefined> {
		for (const rule of rules.functions) {
			if (!rule.path.match(visit.path)) continue;
			const run = functions.get(rule.function);
			if (!run) throw new UnknownMiddleware(rule.function, rule.path.source);
			const { method, headers } = request;
			const response = await run(new Request(url, { method, headers }));
			if (response) return response;
		}
		return undefined;
	}

	async function respond(
		outcome: Outcome,
		{ request, snapshot, visit, client }: Context,
	): Promise<Response> {
		const headerRules = headerRulesOf(snapshot);
		const serve = (file: StaticFile, status: number) =>
			serveFile(request, file, { status, address: visit.path, rules: headerRules });
		switch (outcome.kind) {
			case 'redirect':
				return ruled(redirect(outcome.location, outcome.status), visit.path, snapshot);
			case 'proxy':
				return proxy(request, new URL(outcome.url), client, passing);
			case 'file': {
				const { file, hasTwin } = negotiated(request, snapshot, visit.path, outcome);
				const response = await serve(file, outcome.status);
				if (hasTwin) addVary(response.headers, 'Accept');
				if (outcome.status === 404) addVary(response.headers, 'Accept-Language');
				return response;
			}
			case 'missing': {
				const page = findFile(snapshot, '/404.html');
				return page ? serve(page, 404) : plainText(404, 'Not Found');
			}
		}
	}

	/** At most one redirect: the path is normalised first, and rules match the normalised one. */
	async function answerSite(request: Request, asked: URL, client: Client): Promise<Response> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return plainText(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
		}
		const snapshot = await currentSnapshot();
		if (!snapshot) return withoutRelease(request, asked);
		const path = cleanPath(asked.pathname) ?? noPage(request);
		const visitOf = (clean: string): Visit => ({
			path: clean,
			search: asked.search,
			headers: request.headers,
		});
		let visit = visitOf(path);
		let outcome = route(snapshot, rules.redirects, visit);
		if (isNotFound(outcome) && path !== path.toLowerCase()) {
			const lowerVisit = visitOf(path.toLowerCase());
			const lowerOutcome = route(snapshot, rules.redirects, lowerVisit);
			if (!isNotFound(lowerOutcome)) [visit, outcome] = [lowerVisit, lowerOutcome];
		}
		const url = new URL(encodePath(visit.path) + asked.search, asked);
		const context = { request, snapshot, client, url, visit };
		const early = await runFunctions(context);
		if (early) return ruled(early, visit.path, snapshot);
		const old = isNotFound(outcome) ? await earlierAsset(visit.path) : null;
		if (old) outcome = { kind: 'file', file: old, status: 200 };
		if (outcome.kind === 'file' && outcome.status === 200 && url.pathname !== asked.pathname) {
			return ruled(redirect(url.pathname + asked.search, 301), visit.path, snapshot);
		}
		return respond(outcome, context);
	}

	/** Without a current release, an earlier one may still serve assets or an error page. */
	async function withoutRelease(request: Request, asked: URL): Promise<Response> {
		const asset = await earlierAsset(asked.pathname);
		if (!asset) return unavailablePage(request, visitorLocale(request));
		return serveFile(request, asset, {
			status: 200,
			address: asked.pathname,
			rules: rules.headers,
		});
	}

	async function failure(request: Request, url: URL, error: unknown): Promise<Response> {
		log(`edge: ${request.method} ${url.pathname}: ${String(error)}`);
		if (options.development && error instanceof UnknownMiddleware) {
			return plainText(500, 'Unknown middleware');
		}
		try {
			return (await errorPage(request, 500, visitorLocale(request))) ?? failedPage(request);
		} catch (second) {
			log(`edge: error page: ${String(second)}`);
			return failedPage(request);
		}
	}

	return async (request, client) => {
		const url = new URL(request.url);
		url.protocol = client.protocol;
		try {
			if (options.apiOrigin !== null && PROXIED.test(url.pathname)) {
				const target = new URL(url.pathname + url.search, options.apiOrigin);
				return await proxy(request, target, client, passing);
			}
			const { publisherOrigin = null } = options;
			if (publisherOrigin !== null && PUBLISHED.test(url.pathname)) {
				const target = new URL(url.pathname + url.search, publisherOrigin);
				return await proxy(request, target, client, passing);
			}
			return await answerSite(request, url, client).catch((error: unknown) => {
				if (!isMissing(error)) throw error;
				// The release was deleted while this was under way: there is a newer one.
				return answerSite(request, url, client);
			});
		} catch (error) {
			return failure(request, url, error);
		}
	};
}

interface Context {
	request: Request;
	snapshot: Snapshot;
	client: Client;
	/** Normalised address of the request. */
	url: URL;
	visit: Visit;
}

/** Path of the 404 page for an invalid path, in the language it begins with, else the reader's. */
function noPage({ url, headers }: Request): string {
	const locale =
		localeOfPath(new URL(url).pathname) ?? acceptedLocale(headers.get('accept-language'));
	return errorHref(locale, 404);
}
