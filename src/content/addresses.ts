import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { BuildError } from './build-error.ts';
import { noteAddress } from './noting.ts';
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

	/** What has the same address as `before` is the same object: whatever shows it still holds. */
	constructor(sources: Record<Locale, LocaleSource>, before: AddressBook | null = null) {
		for (const locale of LOCALES) {
			const source = sources[locale];
			for (const page of source.pages) {
				if (page.locales && !page.locales.includes(locale)) continue;
				this.#add(before, locale, 'page', page, page.title);
			}
			for (const category of source.categories) {
				this.#add(before, locale, 'category', category, category.name);
			}
			for (const usage of source.usages)
				this.#add(before, locale, 'product_usage', usage, usage.name);
			for (const product of source.products) {
				if (product.is_active || product.is_discontinued) {
					this.#add(before, locale, 'product', product, product.name);
				}
			}
			for (const news of source.news) this.#add(before, locale, 'news', news, news.title);
			for (const job of source.jobs) this.#add(before, locale, 'job', job, job.name);
		}
	}

	#add(
		before: AddressBook | null,
		locale: Locale,
		entity: LinkableEntity,
		entry: Linkable,
		label: string,
	): void {
		const key = keyOf(locale, entity, entry.id);
		const path = entryHref(locale, entity, entry.slug);
		const isTranslated = entry.locale === locale;
		const known = before?.at(key);
		const isSame =
			known?.path === path && known.label === label && known.isTranslated === isTranslated;
		this.#addresses.set(key, known && isSame ? known : { path, label, isTranslated });
	}

	/** Keys of what is not as in another book, or not in both. */
	otherThan(other: AddressBook): Set<string> {
		const keys = [...this.#addresses.keys(), ...other.#addresses.keys()];
		return new Set(keys.filter((key) => this.at(key) !== other.at(key)));
	}

	/** What stands under a key, without saying that anybody depends on it. */
	at(key: string): Address | undefined {
		return this.#addresses.get(key);
	}

	find(locale: Locale, entity: LinkableEntity, id: string): Address | undefined {
		const key = keyOf(locale, entity, id);
		const found = this.#addresses.get(key);
		noteAddress(key, found);
		return found;
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
