import { signWebhook } from '#domain/webhook.ts';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { dataSchema } from './messages.ts';
import type { Renderer, Site } from './renderer.ts';

const TIMEOUT_MS = 10_000;
const NOTHING = Buffer.alloc(0);

const changesSchema = dataSchema(
	v.object({
		cursor: v.string(),
		/** Null where the host no longer knows. */
		changes: v.nullable(v.array(v.object({ part: v.string(), id: v.nullable(v.string()) }))),
	}),
);

export interface SiteSourceOptions {
	door: Renderer['door'];
	apiBaseUrl: string;
	secrets: readonly string[];
}

/** The site as the host has it: read whole once, afterwards what has changed. */
export interface SiteSource {
	/** As it is now. */
	latest: () => Promise<Site>;
	/** As it was read last. */
	known: () => Promise<Site>;
}

export function siteSource({ door, apiBaseUrl, secrets }: SiteSourceOptions): SiteSource {
	let site: Site | null = null;
	let cursor: string | null = null;
	door.keepAnswers();

	/** What has changed since the site was read; null from a host that does not tell. */
	async function changesSince() {
		const url = new URL('/api/publishing/changes', apiBaseUrl);
		if (cursor !== null) url.searchParams.set('since', cursor);
		try {
			const id = `msg_${randomUUID()}`;
			const headers = signWebhook(secrets, { id, sentAt: new Date() }, NOTHING);
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const response = await fetch(url, { headers: { ...headers }, signal });
			if (!response.ok) return null;
			return v.parse(changesSchema, await response.json()).data;
		} catch {
			return null;
		}
	}

	async function latest(): Promise<Site> {
		// The state first, then the content: what changes in between is told once more.
		const told = await changesSince();
		const since = cursor;
		cursor = null;
		if (site === null) {
			site = await door.fetchSite();
		} else {
			const changes = since === null ? null : told?.changes;
			const products = changes ? await door.productsSince(site, changes) : null;
			site = await door.refreshSite(site, products);
		}
		cursor = told?.cursor ?? null;
		return site;
	}

	return { latest, known: async () => site ?? latest() };
}
