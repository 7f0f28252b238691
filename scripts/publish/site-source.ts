import type { ChangesSince } from './changes.ts';
import type { Renderer, Site } from './renderer.ts';
import { openTurns } from './turns.ts';

export interface SiteSourceOptions {
	door: Pick<Renderer['door'], 'fetchSite' | 'keepAnswers' | 'productsSince' | 'refreshSite'>;
	/** What the host tells of its changes. */
	changesSince: ChangesSince;
}

/** The site as the host has it: read whole once, afterwards what has changed. */
export interface SiteSource {
	/** As it is now. */
	latest: () => Promise<Site>;
	/** As it was read last. */
	known: () => Promise<Site>;
}

export function siteSource({ door, changesSince }: SiteSourceOptions): SiteSource {
	let site: Site | null = null;
	let cursor: string | null = null;
	const turns = openTurns();
	/** The first reading, for all who wait for it. */
	let first: Promise<Site> | null = null;
	const forget = () => void (first = null);
	door.keepAnswers();

	async function read(): Promise<Site> {
		// The state first, then the content: what changes in between is told once more.
		const told = await changesSince(cursor);
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

	return {
		// One at a time: of two sites that are read whole, what was made from the first is lost.
		latest: () => turns.take(read),
		known: async () => site ?? (first ??= turns.take(async () => site ?? read()).finally(forget)),
	};
}
