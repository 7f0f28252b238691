import type { Locale } from '#contract/locales.ts';
import { fitChoices, type FitBasis, type FitChoices } from '#domain/fit-bench/choices.ts';
import {
	freehubNames,
	isBenched,
	type SheetWheel,
	toFitWheel,
	toSheetWheel,
	type FitWheel,
} from '#domain/fit-bench/wheel.ts';
import { href } from '#i18n/paths.ts';
import { defaultPriceList, isListed, printedFor, type PrintedFor } from '../catalogue/catalogue.ts';
import { createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';
import { rulesToday } from '../site/rules-today.ts';

/** Most wheels that a page prints; with more, only the host answers. */
const PRINTED_AT_MOST = 60;

export interface FitModel {
	choices: FitChoices;
	/** Data that the page's script answers from; null if there are too many wheels to print. */
	basis: FitBasis | null;
	printedFor: PrintedFor;
	/** Page with the contact form; null if a host has none. */
	contactHref: string | null;
	storesHref: string;
	changesHref: string;
}

/** A product's share of the bench: itself if it is a wheel, and its freehub bodies by name. */
interface Benched {
	sheet: SheetWheel | null;
	bodies: [name: string, code: string][];
}

/** The pages of the bench depend on this alone, not on whole products. */
const toBenchedWheel = createProductMemo('fit', (site, locale, product): Benched => {
	const sheet = isBenched(product)
		? toSheetWheel(product, {
				href: site.addresses.path(locale, 'product', product.id, 'fit bench'),
				priceListId: defaultPriceList(site).id,
			})
		: null;
	return { sheet, bodies: [...freehubNames([product])] };
});

/** Whole wheels on sale, in catalogue order. */
export function toWheels(
	site: Site,
	locale: Locale,
): { wheels: FitWheel[]; names: Map<string, string> } {
	// The site's `places` track which products are listed.
	const benched = site.locales[locale].products
		.filter(isListed)
		.map((product) => toBenchedWheel(site, locale, product));
	const names = new Map(benched.flatMap(({ bodies }) => bodies));
	const wheels = benched.flatMap(({ sheet }) => (sheet ? [toFitWheel(sheet, names)] : []));
	return { wheels, names };
}

export function toFitModel(site: Site, locale: Locale): FitModel {
	const { wheels, names } = toWheels(site, locale);
	const basis: FitBasis = {
		wheels,
		rules: rulesToday(site, locale).map(({ id: _, locale: __, reason: ___, ...rule }) => rule),
		rides: site.locales[locale].usages.map(({ id, name }) => ({ id, name })),
		freehubs: Object.fromEntries([...names].map(([name, code]) => [code, name])),
		currency: defaultPriceList(site).currency,
	};
	return {
		choices: fitChoices(basis),
		basis: wheels.length > PRINTED_AT_MOST ? null : basis,
		printedFor: printedFor(site, locale),
		contactHref: site.addresses.find(locale, 'page', 'contacts')?.path ?? null,
		storesHref: href(locale, 'store-locator'),
		changesHref: href(locale, 'fit-changes'),
	};
}
