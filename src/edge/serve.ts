import type { IncomingMessage } from 'node:http';
import type { Log } from '#http/log.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { errorHref } from '#i18n/paths.ts';
import { cleanPath, encodePath } from './rules/address.ts';
import { keepBodies } from './answers/bodies.ts';
import { errorPages } from './error-pages.ts';
import { prepareFile } from './answers/file-answer.ts';
import { type EdgeFunction, UnknownMiddleware } from './rules/functions.ts';
import { joinedRules } from './answers/joined-rules.ts';
import { isMissing } from '#errors/missing.ts';
import { localeOfPath, visitorLocale } from './locale.ts';
import { negotiated } from './answers/markdown.ts';
import { failedPage, plainText } from './plain-pages.ts';
import { plainVisits, type ReadyAnswer } from './answers/plain-visits.ts';
import { type Client, proxy, PROXY_LIMIT_MS } from './proxy.ts';
import { redirect } from './answers/redirect.ts';
import { type Outcome, route, type Visit } from './answers/route.ts';
import { type EdgeRules, headersFor, type RedirectRule } from './rules/rules.ts';
import { type ServedFolders, servedRelease } from './answers/served-release.ts';
import { findFile, type Snapshot } from './answers/snapshot.ts';
import { respondWith, serveFile } from './answers/static.ts';

/** Paths that the API host answers; everything else belongs to the site. */
const PROXIED = /^\/(?:api|media)(?:\/|$)/;

/** Paths that the publisher answers: hooks, and previews of drafts. */
const PUBLISHED = /^\/(?:hooks|preview)(?:\/|$)/;

export interface EdgeOptions extends ServedFolders {
	/** Origin of the API host; null leaves `/api` and `/media` to the rules. */
	apiOrigin: string | null;
	/** Origin of the publisher; null if previews and hooks are handled elsewhere. */
	publisherOrigin?: string | null;
	rules: EdgeRules;
	functions: ReadonlyMap<string, EdgeFunction>;
	/** Shows the cause of a failure to the visitor. */
	development?: boolean;
	proxyLimitMs?: number;
	/** Addresses of proxies in front, beside this machine's own; `*` for any. */
	trustedProxies?: readonly string[];
	log: Log;
}

export interface Edge {
	(request: Request, client: Client): Promise<Response>;
	/** Answers from memory what needs nothing else; null for all other requests. */
	ready?: (request: IncomingMessage) => ReadyAnswer | null;
}

const isNotFound = (outcome: Outcome) =>
	outcome.kind === 'missing' || (outcome.kind === 'file' && outcome.status === 404);

/** Creates a function that handles requests as the CDN does. */
export function createEdge(options: EdgeOptions): Edge {
	const { rules, functions, log, proxyLimitMs = PROXY_LIMIT_MS } = options;
	const getHeaderRules = joinedRules(rules.headers);
	const bodies = keepBodies();
	const visits = plainVisits(bodies);
	const served = servedRelease(options, bodies.clear);
	const { errorPage, unavailablePage, unavailable } = errorPages({
		served,
		getHeaderRules,
		read: bodies.read,
	});
	const trusted = new Set(options.trustedProxies);
	const passing = { limitMs: proxyLimitMs, unavailable, trusted };

	/** Adds the headers of the rules for an address, except those that the response sets itself. */
	function ruled(response: Response, address: string, snapshot: Snapshot): Response {
		for (const [name, value] of headersFor(getHeaderRules(snapshot), address)) {
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
		{ request, snapshot, visit, client, isPlain }: Context,
	): Promise<Response> {
		const headerRules = getHeaderRules(snapshot);
		const toRules = (status: number, ...varies: string[]) => ({
			status,
			address: visit.path,
			rules: headerRules,
			varies,
		});
		switch (outcome.kind) {
			case 'redirect':
				return ruled(redirect(outcome.location, outcome.status), visit.path, snapshot);
			case 'proxy':
				return proxy(request, new URL(outcome.url), client, passing);
			case 'file': {
				const { status } = outcome;
				const { file, hasTwin } = negotiated(request, snapshot, visit.path, outcome);
				const varies = [hasTwin && 'Accept', status === 404 && 'Accept-Language'];
				const answer = prepareFile(
					file,
					toRules(status, ...varies.filter((name) => name !== false)),
				);
				if (isPlain && file === outcome.file)
					visits.note(snapshot, visit.path, { answer, hasTwin });
				return respondWith(request, answer, bodies.read);
			}
			case 'missing': {
				const page = findFile(snapshot, '/404.html');
				return page
					? serveFile(request, page, toRules(404), bodies.read)
					: plainText(404, 'Not Found');
			}
		}
	}

	/** At most one redirect: the path is normalised first, and rules match the normalised one. */
	async function answerSite(request: Request, asked: URL, client: Client): Promise<Response> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return plainText(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
		}
		const snapshot = await served.current();
		if (!snapshot) return withoutRelease(request, asked);
		const path = cleanPath(asked.pathname) ?? noPage(request);
		const toVisit = (clean: string): Visit => ({
			path: clean,
			search: asked.search,
			headers: request.headers,
		});
		let visit = toVisit(path);
		let outcome = route(snapshot, rules.redirects, visit);
		if (isNotFound(outcome) && path !== path.toLowerCase()) {
			const lowerVisit = toVisit(path.toLowerCase());
			const lowerOutcome = route(snapshot, rules.redirects, lowerVisit);
			if (!isNotFound(lowerOutcome)) [visit, outcome] = [lowerVisit, lowerOutcome];
		}
		const url = new URL(encodePath(visit.path) + asked.search, asked);
		const context: Context = { request, snapshot, client, url, visit };
		const early = await runFunctions(context);
		if (early) return ruled(early, visit.path, snapshot);
		const old = isNotFound(outcome) ? await served.earlierAsset(visit.path) : null;
		context.isPlain = old === null && asked.pathname === visit.path && isForAll(snapshot, visit);
		if (old) outcome = { kind: 'file', file: old, status: 200 };
		if (outcome.kind === 'file' && outcome.status === 200 && url.pathname !== asked.pathname) {
			return ruled(redirect(url.pathname + asked.search, 301), visit.path, snapshot);
		}
		return respond(outcome, context);
	}

	/** Without a current release, an earlier one may still serve assets or an error page. */
	async function withoutRelease(request: Request, asked: URL): Promise<Response> {
		const asset = await served.earlierAsset(asked.pathname);
		if (!asset) return unavailablePage(request, visitorLocale(request));
		const own = { status: 200, address: asked.pathname, rules: rules.headers };
		return serveFile(request, asset, own, bodies.read);
	}

	async function failure(request: Request, url: URL, error: unknown): Promise<Response> {
		log(`edge: ${request.method} ${url.pathname}: ${String(error)}`, {
			level: 'error',
			component: 'edge',
			object: url.pathname,
		});
		if (options.development && error instanceof UnknownMiddleware) {
			return plainText(500, 'Unknown middleware');
		}
		try {
			return (await errorPage(request, 500, visitorLocale(request))) ?? failedPage(request);
		} catch (second) {
			log(`edge: error page: ${String(second)}`, { level: 'error', component: 'edge' });
			return failedPage(request);
		}
	}

	/** True if an address has a file, and no function and no rule looks at the visitor before it. */
	function isForAll(snapshot: Snapshot, { path }: Visit): boolean {
		const isForced = ({ force, from }: RedirectRule) => force && from.match(path) !== null;
		return (
			findFile(snapshot, path) !== null &&
			!rules.functions.some((rule) => rule.path.match(path) !== null) &&
			!snapshot.redirects.some(isForced) &&
			!rules.redirects.some(isForced)
		);
	}

	const answer = async (request: Request, client: Client): Promise<Response> => {
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
				served.forget();
				return answerSite(request, url, client);
			});
		} catch (error) {
			return failure(request, url, error);
		}
	};
	return Object.assign(answer, {
		ready(request: IncomingMessage) {
			const snapshot = served.known();
			return snapshot && visits.answer(snapshot, request);
		},
	});
}

interface Context {
	request: Request;
	snapshot: Snapshot;
	client: Client;
	/** Normalised address of the request. */
	url: URL;
	visit: Visit;
	/** True if the address has one answer for all visitors. */
	isPlain?: boolean;
}

/** Path of the 404 page for an invalid path, in the language it begins with, else the reader's. */
function noPage({ url, headers }: Request): string {
	const locale =
		localeOfPath(new URL(url).pathname) ?? acceptedLocale(headers.get('accept-language'));
	return errorHref(locale, 404);
}
