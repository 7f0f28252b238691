import type { LinkableEntity, LinkTarget } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { entryHref, href } from '#i18n/paths.ts';
import { BuildError } from '../source/build-error.ts';
import { trackAddress } from './tracking.ts';
import type { LocaleSource } from '../source/source.ts';

/** Address of an entry and its label. `isTranslated` is false where it shows Italian text. */
interface Address {
	/** Its key: one string for all that depend on it. */
	key: string;
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

const toKey = (locale: Locale, entity: LinkableEntity, id: string) => `${locale}/${entity}/${id}`;

/** Address of every entry in every language. Links ask this book and never build a string. */
export class AddressBook {
	readonly #addresses = new Map<string, Address>();

	/** An unchanged address keeps the object of `before`, so pages that show it stay valid. */
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
		const key = toKey(locale, entity, entry.id);
		const path = entryHref(locale, entity, entry.slug);
		const isTranslated = entry.locale === locale;
		const known = before?.at(key);
		const isSame =
			known?.path === path && known.label === label && known.isTranslated === isTranslated;
		this.#addresses.set(key, known && isSame ? known : { key, path, label, isTranslated });
	}

	/** Keys whose address differs from another book's, or that only one of both has. */
	otherThan(other: AddressBook): Set<string> {
		const keys = [...this.#addresses.keys(), ...other.#addresses.keys()];
		return new Set(keys.filter((key) => this.at(key) !== other.at(key)));
	}

	/** Returns the address under a key without recording a dependency on it. */
	at(key: string): Address | undefined {
		return this.#addresses.get(key);
	}

	find(locale: Locale, entity: LinkableEntity, id: string): Address | undefined {
		const key = toKey(locale, entity, id);
		const found = this.#addresses.get(key);
		trackAddress(found?.key ?? key);
		return found;
	}

	/** Path of an entry that must exist; `who` names the linking entry in the error. */
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

	/** Languages with a real translation of the entry, and its path in each. */
	alternates(entity: LinkableEntity, id: string): { locale: Locale; path: string }[] {
		return LOCALES.flatMap((locale) => {
			const address = this.find(locale, entity, id);
			return address?.isTranslated ? [{ locale, path: address.path }] : [];
		});
	}
}
