import { hasMedia } from '#api/has-media.ts';
import { describeError } from '#api/result.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { BuildError } from '../source/build-error.ts';
import { hostOptions } from '../source/host-options.ts';
import type { Site } from '../site/site.ts';

const AT_ONCE = 8;

const listFiles = new WeakMap<object, readonly string[]>();

/** Picture files that an entry names in `parts`; cached by entry object. */
function filesIn(entry: object, parts: object = entry): readonly string[] {
	const known = listFiles.get(entry);
	if (known) return known;
	const files = new Set<string>();
	const visit = (value: unknown): void => {
		if (typeof value !== 'object' || value === null) return;
		if ('file' in value && 'alt' in value && typeof value.file === 'string') {
			files.add(value.file);
			return;
		}
		for (const part of Object.values(value)) visit(part);
	};
	visit(parts);
	listFiles.set(entry, [...files]);
	return [...files];
}

/** Every picture file that an answer names, with the first entry that names it. */
export function namedPictures(site: Pick<Site, 'locales'>): Map<string, string> {
	const owners = new Map<string, string>();
	const own = (files: readonly string[], kind: string, id: string, locale: Locale) => {
		for (const file of files) {
			if (!owners.has(file)) owners.set(file, `${kind} "${id}" (${locale})`);
		}
	};
	for (const locale of LOCALES) {
		const { categories, usages, products, pages, news, jobs, menus } = site.locales[locale];
		for (const [kind, entries] of Object.entries({
			menu: menus,
			category: categories,
			usage: usages,
			page: pages,
			news,
			job: jobs,
		})) {
			for (const entry of entries) own(filesIn(entry), kind, entry.id, locale);
		}
		for (const product of products) {
			// A catalogue is long, and its products name pictures in two places.
			const { id, media, seo } = product;
			own(filesIn(product, [media, seo]), 'product', id, locale);
		}
	}
	return owners;
}

/**
 * Stops the build if the host lacks a picture: it would be a hole on every page. Files in `found`
 * are not asked for again.
 */
export async function assertPictures(site: Site, found = new Set<string>()): Promise<void> {
	const queue = [...namedPictures(site)].filter(([file]) => !found.has(file));
	const options = hostOptions();
	const ask = async (): Promise<void> => {
		for (let next = queue.pop(); next; next = queue.pop()) {
			const [file, owner] = next;
			const result = await hasMedia(file, options);
			if (result.ok) {
				found.add(file);
				continue;
			}
			const { error } = result;
			const answer = 'status' in error ? error.status : describeError(error);
			throw new BuildError(`${owner} names picture "${file}": ${answer}`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
