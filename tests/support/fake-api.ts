import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { inject, onTestFinished } from 'vitest';
import { isLocale, LOCALES, type Locale } from '#contract/locales.ts';
import { leaseRequestSchema } from '#contract/publishing/lease.ts';
import { fakeLease } from './fake-lease.ts';
import { hostAnswersSchema, LOCALIZED, SHARED, type HostAnswers } from './fake-api-data.ts';
import { halves } from './odd-pictures.ts';
import { smallSite } from './fake-api-small.ts';

/** Writes a custom answer, or none at all. */
export type Reply = (response: ServerResponse) => void;

export interface FakeApi {
	url: string;
	/** Content that it answers with; a test changes it and builds again. */
	site: HostAnswers;
	/** Overrides the answer of one call, in one language or in all; null restores it. */
	reply: (path: string, locale: Locale | null, reply: Reply | null) => void;
	/** Calls so far, as `/products?locale=it`. */
	asked: string[];
	/** Bodies that were sent to it, in order. */
	told: { path: string; body: unknown }[];
	/** Resolves with the next body that is sent to a path from now on. */
	nextTold: (path: string, matches: (body: unknown) => boolean) => Promise<unknown>;
	/**
	 * Records a change of its content; after the first, the host reports changes to clients that
	 * ask.
	 */
	changed: (part: string, id: string | null) => void;
	/** Sets whether answers have an ETag; where it still matches, they are not sent again. */
	tag: (isOn: boolean) => void;
	/** Makes the host lose a picture file. */
	lose: (file: string) => void;
	/** Lets the host lend the lease to publishers, for this time. At first it has no lease to lend. */
	leaseFor: (lease_ms: number) => void;
	close: () => Promise<void>;
}

/** Reads all answers of the real host. */
export async function wholeSite(): Promise<HostAnswers> {
	const recorded = await readFile(inject('recording'), 'utf8');
	return v.parse(hostAnswersSchema, JSON.parse(recorded));
}

/** Reads the recorded answers of the real host, few enough for a quick build. */
export async function recordedSite(): Promise<HostAnswers> {
	return smallSite(await wholeSite());
}

function dataFor(site: HostAnswers, path: string, locale: string | null): unknown {
	const shared = Object.entries(SHARED).find(([, record]) => record.path === path);
	if (shared) return Object.entries(site.shared).find(([name]) => name === shared[0])?.[1];
	const [, slug] = /^\/products\/([^/]+)$/.exec(path) ?? [];
	if (slug !== undefined && isLocale(locale)) {
		return site[locale].products.find((product) => product.slug === decodeURIComponent(slug));
	}
	const localized = Object.entries(LOCALIZED).find(([, record]) => record.path === path);
	if (!localized || !isLocale(locale)) return undefined;
	return Object.entries(site[locale]).find(([name]) => name === localized[0])?.[1];
}

/** All of its pictures look alike. */
async function sendPicture(response: ServerResponse) {
	response.end(await halves().jpeg().toBuffer());
}

/** Starts a host over HTTP that answers with recorded data, until a test overrides it. */
export async function startFakeApi(site: HostAnswers): Promise<FakeApi> {
	const replies = new Map<string, Reply>();
	const asked: string[] = [];
	const lost = new Set<string>();
	const told: FakeApi['told'] = [];
	let changes: { part: string; id: string | null }[] | null = null;
	let hasTags = true;
	let lease: ReturnType<typeof fakeLease> | null = null;
	const listeners = new Set<(path: string, body: unknown) => void>();

	/** Changes since a cursor; undefined from a host that does not report them. */
	function changesSince(since: string | null) {
		if (changes === null) return undefined;
		const told = since === null ? null : changes.slice(Number(since));
		return { cursor: String(changes.length), changes: told };
	}

	async function hear(path: string, request: IncomingMessage, response: ServerResponse) {
		const body: unknown = JSON.parse(await text(request));
		told.push({ path, body });
		response.writeHead(204).end();
		for (const listener of listeners) listener(path, body);
	}

	async function lend(request: IncomingMessage, response: ServerResponse) {
		if (!lease) return response.writeHead(404).end();
		const data = lease(v.parse(leaseRequestSchema, JSON.parse(await text(request))));
		return response.writeHead(200).end(JSON.stringify({ data }));
	}

	const server = createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
		const path = pathname.replace(/^\/api/, '');
		const locale = searchParams.get('locale');
		if (pathname.startsWith('/media/')) {
			const isLost = lost.has(pathname.split('/').at(-1) ?? '');
			response.writeHead(isLost ? 404 : 200);
			return void (isLost || request.method === 'HEAD' ? response.end() : sendPicture(response));
		}
		if (request.method === 'POST') {
			const own = replies.get(`${path}/`);
			if (!own && path === '/publishing/lease') return void lend(request, response);
			return void (own ? own(response) : hear(path, request, response));
		}
		asked.push(locale ? `${path}?locale=${locale}` : path);
		const own = replies.get(`${path}/${locale}`) ?? replies.get(`${path}/`);
		if (own) return own(response);
		const data =
			path === '/publishing/changes'
				? changesSince(searchParams.get('since'))
				: dataFor(site, path, locale);
		const body = JSON.stringify({ data });
		const etag = `"${hash('sha1', body)}"`;
		if (hasTags && request.headers['if-none-match'] === etag) {
			return void response.writeHead(304).end();
		}
		const headers = { 'content-type': 'application/json', ...(hasTags && { etag }) };
		response.writeHead(data === undefined ? 404 : 200, headers).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the host has no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		site,
		reply(path, locale, reply) {
			const key = `${path}/${locale ?? ''}`;
			if (reply) replies.set(key, reply);
			else replies.delete(key);
		},
		asked,
		told,
		nextTold: (path, matches) =>
			new Promise((resolve) => {
				const listener = (to: string, body: unknown) => {
					if (to !== path || !matches(body)) return;
					listeners.delete(listener);
					resolve(body);
				};
				listeners.add(listener);
			}),
		changed: (part, id) => void (changes ??= []).push({ part, id }),
		tag: (isOn) => void (hasTags = isOn),
		lose: (file) => lost.add(file),
		leaseFor: (lease_ms) => void (lease = fakeLease(lease_ms)),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** Starts one over the recorded site, or another, that is closed after the test. */
export async function aFakeApi(site?: HostAnswers): Promise<FakeApi> {
	const host = await startFakeApi(site ?? (await recordedSite()));
	onTestFinished(host.close);
	return host;
}

export const replyJson =
	(body: unknown, status = 200): Reply =>
	(response) => {
		response.writeHead(status, { 'content-type': 'application/json' });
		response.end(typeof body === 'string' ? body : JSON.stringify(body));
	};

/** Accepts the call and never answers. */
export const replyNever: Reply = () => undefined;

/** Changes one entry in every language as the host would: with a new version and timestamp. */
export function changeEntry<
	T extends {
		id: string;
		version: string;
		updated_at: HostAnswers['it']['pages'][0]['updated_at'];
	},
>(
	site: HostAnswers,
	getEntries: (source: HostAnswers[Locale]) => T[],
	id: string,
	change: (entry: T, locale: Locale) => void,
): void {
	for (const locale of LOCALES) {
		const source = site[locale];
		const entry = getEntries(source).find((candidate) => candidate.id === id);
		if (!entry) throw new Error(`the recorded site has no "${id}"`);
		const [newer] = source.pages;
		if (newer) entry.updated_at = newer.updated_at;
		entry.version = `${entry.version}-changed`;
		change(entry, locale);
	}
}
