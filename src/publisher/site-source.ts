import type { ChangesSince } from './changes.ts';
import type { Renderer, Site } from './renderer/renderer.ts';
import { createMutex } from './mutex.ts';

export interface SiteSourceOptions {
	entry: Pick<Renderer['entry'], 'fetchSite' | 'keepAnswers' | 'productsSince' | 'refreshSite'>;
	/** Fetches the changes that the host reports. */
	changesSince: ChangesSince;
}

/** The site as the host has it: read in full once, and by its changes afterwards. */
export interface SiteSource {
	/** Reads the current site. */
	latest: () => Promise<Site>;
	/** The last read site. */
	known: () => Promise<Site>;
}

export function siteSource({ entry, changesSince }: SiteSourceOptions): SiteSource {
	let site: Site | null = null;
	let cursor: string | null = null;
	const mutex = createMutex();
	/** The first read, shared by all that wait for it. */
	let first: Promise<Site> | null = null;
	const forget = () => void (first = null);
	entry.keepAnswers();

	async function read(): Promise<Site> {
		// The state first, then the content: a change in between is reported once more.
		const told = await changesSince(cursor);
		const since = cursor;
		cursor = null;
		if (site === null) {
			site = await entry.fetchSite();
		} else {
			const changes = since === null ? null : told?.changes;
			const products = changes ? await entry.productsSince(site, changes) : null;
			site = await entry.refreshSite(site, products);
		}
		cursor = told?.cursor ?? null;
		return site;
	}

	return {
		// One at a time: of two sites that are read in full, what was derived from the first is
		// lost.
		latest: () => mutex.take(read),
		known: async () => site ?? (first ??= mutex.take(async () => site ?? read()).finally(forget)),
	};
}
