import type { FitRule } from '#contract/fit/rules.ts';
import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/time/days.ts';
import { fitChoices, type FitBasis, type FitChoices } from '#domain/fit-bench/choices.ts';
import { mayRace } from '#domain/fit-bench/judge.ts';
import { ruleChanges, rulesOn } from '#domain/fit-bench/rules.ts';
import {
	freehubNames,
	isBenched,
	isDiscWheel,
	type SheetWheel,
	takesTyre,
	toFitWheel,
	toSheetWheel,
	type FitWheel,
} from '#domain/fit-bench/wheel.ts';
import type { Product } from '#contract/content/catalogue.ts';
import { fitWords } from '#i18n/fit/page-words.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import { defaultPriceList, isListed, printedFor, type PrintedFor } from '../catalogue/catalogue.ts';
import { rememberingOfProducts } from '../site/reads.ts';
import type { Site } from '../site/site.ts';

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

/** One change of a rule, in words. */
interface FitChangeRow {
	id: string;
	day: string;
	date: string;
	/** The rule as it holds from that day on. */
	rule: string;
	before: string | null;
	source: string;
	isOwn: boolean;
	reason: string;
	/** Language of the reason; null if it is that of the page. */
	lang: Locale | null;
}

export interface FitChangesModel {
	rows: FitChangeRow[];
	fitHref: string;
}

/** Rules that hold today, for pages that print them. */
export const rulesToday = (site: Site, locale: Locale): FitRule[] =>
	rulesOn(site.locales[locale].fitRules, dayInRome(new Date()));

/** A product's share of the bench: itself if it is a wheel, and its freehub bodies by name. */
interface Benched {
	sheet: SheetWheel | null;
	bodies: [name: string, code: string][];
}

/** The pages of the bench depend on this alone, not on whole products. */
const toBenchedWheel = rememberingOfProducts('fit', (site, locale, product): Benched => {
	const sheet = isBenched(product)
		? toSheetWheel(product, {
				href: site.addresses.path(locale, 'product', product.id, 'fit bench'),
				priceListId: defaultPriceList(site).id,
			})
		: null;
	return { sheet, bodies: [...freehubNames([product])] };
});

/** Whole wheels on sale, in catalogue order. */
function toWheels(site: Site, locale: Locale): { wheels: FitWheel[]; names: Map<string, string> } {
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

/** A version of a rule as a sentence. */
function ruleText(rule: FitRule, site: Site, locale: Locale, names: ReadonlyMap<string, string>) {
	const words = fitWords(locale);
	if (rule.is_withdrawn) return words.page.withdrawn;
	const body = [...names].find(([, code]) => code === rule.freehub)?.[0] ?? rule.freehub ?? '';
	const usage = site.locales[locale].usages.find(({ id }) => id === rule.subject)?.name;
	const values: Record<string, string> = {
		value:
			rule.value === null ? rule.adapter || words.page.directly : formatNumber(rule.value, locale),
		subject: usage ?? rule.subject,
		name: rule.name,
		freehub: body,
	};
	const isForAny = rule.rule === 'hookless_tyre' && Number(rule.subject) === 0;
	return words.rules[isForAny ? 'hookless_tyre_any' : rule.rule].replace(
		/\{\{(\w+)\}\}/g,
		(whole, key: string) => values[key] ?? whole,
	);
}

export function toFitChangesModel(site: Site, locale: Locale): FitChangesModel {
	const { names } = toWheels(site, locale);
	return {
		fitHref: href(locale, 'fit'),
		rows: ruleChanges(site.locales[locale].fitRules).map(({ version, before }) => ({
			id: version.id,
			day: version.valid_from,
			date: formatDate(version.valid_from, locale),
			rule: ruleText(version, site, locale, names),
			before: before && ruleText(before, site, locale, names),
			source: version.source,
			isOwn: version.is_own,
			reason: version.reason,
			lang: version.locale === locale ? null : version.locale,
		})),
	};
}

/** Statement of a race rule: the key of its text below `trust`, and what the text names. */
export interface RaceLine {
	verdict: 'race' | 'noRace' | 'noDisc';
	/** Deepest rim that may be raced, in mm. */
	limit: string;
	source: string;
}

const toVerdict = (isAllowed: boolean) => (isAllowed ? 'race' : 'noRace');

/** Statement of a road wheel: whether it may be ridden in mass-start races. */
export function raceLine(site: Site, locale: Locale, product: Product): RaceLine | null {
	const height = product.specifications.find(({ code }) => code === 'rim_height')?.value;
	const isDisc = isDiscWheel(product);
	if (!isDisc && !takesTyre(product)) return null;
	const height_mm = typeof height === 'number' ? height : null;
	const wheel = { usages: product.usage_ids, height_mm, isDisc };
	const found = mayRace(wheel, rulesToday(site, locale));
	return (
		found && {
			verdict: isDisc ? 'noDisc' : toVerdict(found.isAllowed),
			limit: formatNumber(found.limit_mm, locale),
			source: found.rule.source,
		}
	);
}
