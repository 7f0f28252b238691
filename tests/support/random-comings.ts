import * as v from 'valibot';
import { announcementSchema } from '#contract/content/announcements.ts';
import { LOCALES } from '#contract/locales.ts';
import { inEachLocale } from './factories-content.ts';
import { replyJson, type FakeApi } from './fake-api.ts';

export interface Dice {
	pick: <T>(items: readonly T[]) => T | undefined;
	/** Number of this edit. */
	count: () => number;
}

const ADDED = 'added-';

/** Edits that add and remove entries, and reorder lists: the entries stay as they were. */
export function randomComings(host: FakeApi, { pick, count }: Dice): Record<string, () => boolean> {
	const { site, changed } = host;
	const added = (entries: readonly { id: string }[]) =>
		entries.filter(({ id }) => id.startsWith(ADDED));

	function addProduct(): boolean {
		const model = pick(site.it.products)?.id;
		const id = `${ADDED}product-${count()}`;
		for (const locale of LOCALES) {
			const { products } = site[locale];
			const own = structuredClone(products.find((product) => product.id === model));
			if (!own) return false;
			const slugs = inEachLocale((each) => `${id}-${each}`);
			const variants = own.variants.map((variant) => ({ ...variant, id: `${id}-${variant.id}` }));
			const named = { id, slug: `${id}-${locale}`, slugs, code: id, name: `Nuova ${count()}` };
			products.push({ ...own, ...named, variants, version: id });
		}
		changed('products', id);
		changed('products.order', id);
		changed('slugs.product', id);
		return true;
	}
	function removeProduct(): boolean {
		const id = pick(added(site.it.products))?.id;
		if (id === undefined) return false;
		for (const locale of LOCALES) {
			site[locale].products = site[locale].products.filter((product) => product.id !== id);
		}
		changed('products', id);
		changed('products.order', id);
		changed('slugs.product', id);
		return true;
	}
	function addPage(): boolean {
		const id = `${ADDED}page-${count()}`;
		for (const locale of LOCALES) {
			const own = structuredClone(site[locale].pages.find((page) => page.id === 'company'));
			if (!own) return false;
			const slugs = inEachLocale((each) => `${id}-${each}`);
			const named = { id, slug: `${id}-${locale}`, slugs, title: `Nuova ${count()}` };
			site[locale].pages.push({ ...own, ...named, version: id });
		}
		changed('pages', id);
		changed('slugs.page', id);
		return true;
	}
	function removePage(): boolean {
		const id = pick(added(site.it.pages))?.id;
		if (id === undefined) return false;
		for (const locale of LOCALES) {
			site[locale].pages = site[locale].pages.filter((page) => page.id !== id);
		}
		changed('pages', id);
		changed('slugs.page', id);
		return true;
	}
	/** Their place in lists comes from the category; products themselves stay as they are. */
	function orderCategories(): boolean {
		const first = pick(site.it.categories)?.id;
		const isFirst = ({ category_id }: { category_id: string | null }) => category_id === first;
		for (const locale of LOCALES) {
			const { products } = site[locale];
			site[locale].products = [
				...products.filter(isFirst),
				...products.filter((product) => !isFirst(product)),
			];
		}
		changed('categories', first ?? null);
		return true;
	}
	/** Begins one, or ends the existing one. */
	function announce(): boolean {
		const isOver = count() % 2 === 0;
		for (const locale of LOCALES) {
			const one = v.parse(announcementSchema, {
				id: 'spring',
				version: `v${count()}`,
				updated_at: '2026-03-01T08:00:00.000Z',
				locale,
				text: `Novità ${count()}`,
				link: null,
				is_dismissible: true,
				from: null,
				until: null,
			});
			host.reply('/announcements', locale, replyJson({ data: isOver ? [] : [one] }));
		}
		changed('announcements', 'spring');
		return true;
	}

	return {
		'a product more': addProduct,
		'one of these less': removeProduct,
		'a page more': addPage,
		'one of those less': removePage,
		'the order of categories': orderCategories,
		'an announcement': announce,
	};
}
