import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { BuildError } from './build-error.ts';
import type { LocaleSource } from './source.ts';

/** An entry as links need it. `exact` is false where the address shows the Italian text. */
interface Address {
	path: string;
	label: string;
	isTranslated: boolean;
}

interface Linkable {
	id: string;
	locale: Locale;
	slug: string;
	updated_at: string;
}

const keyOf = (locale: Locale, entity: LinkableEntity, id: string) => `${locale}/${entity}/${id}`;

/** Where every entry lives in every language. Links ask it, never a string. */
export class AddressBook {
	readonly #addresses = new Map<string, Address>();

	constructor(sources: Record<Locale, LocaleSource>) {
		for (const locale of LOCALES) {
			const source = sources[locale];
			for (const page of source.pages) {
				if (page.locales && !page.locales.includes(locale)) continue;
				this.#add(locale, 'page', page, page.title);
			}
			for (const category of source.categories) {
				this.#add(locale, 'category', category, category.name);
			}
			for (const usage of source.usages) this.#add(locale, 'product_usage', usage, usage.name);
			for (const product of source.products) {
				if (product.is_active || product.is_discontinued) {
					this.#add(locale, 'product', product, product.name);
				}
			}
			for (const news of source.news) this.#add(locale, 'news', news, news.title);
			for (const job of source.jobs) this.#add(locale, 'job', job, job.name);
		}
	}

	#add(locale: Locale, entity: LinkableEntity, entry: Linkable, label: string): void {
		this.#addresses.set(keyOf(locale, entity, entry.id), {
			path: entryHref(locale, entity, entry.slug),
			label,
			isTranslated: entry.locale === locale,
		});
	}

	find(locale: Locale, entity: LinkableEntity, id: string): Address | undefined {
		return this.#addresses.get(keyOf(locale, entity, id));
	}

	/** Path of an entry that must be there; `who` names the one that links to it. */
	path(locale: Locale, entity: LinkableEntity, id: string, who: string): string {
		const address = this.find(locale, entity, id);
		if (!address) {
			throw new BuildError(`${who} (${locale}) links to ${entity} "${id}", which does not exist`);
		}
		return address.path;
	}

	/** Address behind a link of the CMS, menus included. */
	resolve(locale: Locale, link: LinkTarget, who: string): string {
		switch (link.type) {
			case 'url':
				return link.url;
			case 'route':
				return href(locale, link.route);
			case 'entity':
				return this.path(locale, link.entity, link.id, who);
		}
	}

	/** Languages that have the entry, with its path; only real translations unless asked for all. */
	alternates(entity: LinkableEntity, id: string): { locale: Locale; path: string }[] {
		return LOCALES.flatMap((locale) => {
			const address = this.find(locale, entity, id);
			return address?.isTranslated ? [{ locale, path: address.path }] : [];
		});
	}
}
