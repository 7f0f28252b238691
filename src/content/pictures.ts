import { TIMEOUT_MS } from '#api/call-api.ts';
import { mediaStatus } from '#api/has-media.ts';
import { config } from '#config.ts';
import { LOCALES } from '#contract/locales.ts';
import { BuildError } from './build-error.ts';
import type { Site } from './site.ts';

const AT_ONCE = 8;

/** Every picture file that an answer names, with the first thing that names it. */
export function namedPictures(site: Pick<Site, 'locales'>): Map<string, string> {
	const owners = new Map<string, string>();
	const visit = (value: unknown, owner: string): void => {
		if (typeof value !== 'object' || value === null) return;
		if ('file' in value && 'alt' in value && typeof value.file === 'string') {
			if (!owners.has(value.file)) owners.set(value.file, owner);
			return;
		}
		for (const part of Object.values(value)) visit(part, owner);
	};
	for (const locale of LOCALES) {
		const { categories, usages, products, pages, news, menus } = site.locales[locale];
		for (const [kind, entries] of Object.entries({
			menu: menus,
			category: categories,
			usage: usages,
			// A catalogue is long, and its products name pictures in one place.
			product: products.map(({ id, media }) => ({ id, media })),
			page: pages,
			news,
		})) {
			for (const entry of entries) visit(entry, `${kind} "${entry.id}" (${locale})`);
		}
	}
	return owners;
}

/** A picture that the host does not have stops the build: it would be a hole on every page. */
export async function assertPictures(site: Site): Promise<void> {
	const queue = [...namedPictures(site)];
	const timeoutMs = config.API_TIMEOUT_MS ?? TIMEOUT_MS;
	const ask = async (): Promise<void> => {
		for (let next = queue.pop(); next; next = queue.pop()) {
			const [file, owner] = next;
			const status = await mediaStatus(config.API_BASE_URL ?? '', file, timeoutMs).catch(
				(cause: unknown) => (cause instanceof Error ? cause.message : 'no answer'),
			);
			if (status !== 200) throw new BuildError(`${owner} names picture "${file}": ${status}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
