import type * as v from 'valibot';
import type { AVAILABILITIES } from '#contract/content/availability.ts';
import type { Block } from '#contract/content/blocks.ts';
import type { Drawing, SWATCHES } from '#contract/content/catalogue.ts';
import type { FitRuleCode } from '#contract/fit/rules.ts';
import type { LabelledLink, LinkTarget } from '#contract/links.ts';
import type { SeedLocale } from './languages.ts';
import type { DOCUMENT_KINDS, OpeningHours, STORE_KINDS } from '#contract/content/places.ts';
import type { Employment, paySchema } from '#contract/content/pages.ts';
import type { FreeShipping, settingsSchema } from '#contract/content/settings.ts';
import type { FeatureCode, SpecificationCode } from '#contract/content/specifications.ts';
import type { WheelPosition } from '#contract/wheels/measurements.ts';
import type { PictureName } from './pictures.ts';

/** A text in all five languages. */
export type Texts = Record<SeedLocale, string>;
export type Localized<T> = Record<SeedLocale, T>;
/** Text that need not be in every language: always in Italian, because staff read that. */
export type Written<T> = { it: T } & Partial<Localized<T>>;

export interface SeoTexts {
	/** Absent if title and description derived from the entry are good enough. */
	title?: string;
	description?: string;
}

export interface SectionSeed {
	id: string;
	/** `picture` is the image, `ambience` the second one, `hamburger` the menu's. */
	picture: PictureName;
	ambience: PictureName;
	hamburger: PictureName;
	texts: Localized<{
		slug: string;
		name: string;
		description: string;
		/** Usages only: title of its part of a category. */
		category_title?: string;
	}>;
}

/** A version of a fit rule. */
export interface FitRuleSeed {
	id: string;
	rule: FitRuleCode;
	subject?: string;
	name?: string;
	value?: number;
	freehub?: string;
	part?: string;
	adapter?: Texts;
	source: string;
	is_own: boolean;
	valid_from: string;
	reason: Texts;
}

export interface VariantSeed {
	/** SKU, unique in the catalogue. */
	code: string;
	/** Option code to value code; both are in `options.ts`. */
	options?: Record<string, string>;
	color?: string;
	weight_g?: number;
	availability: (typeof AVAILABILITIES)[number];
	/** Gross cents in Italy. The host derives the export list from it. */
	price: number;
	street_price?: number;
	/** Only for an announced reduction: lowest price of the 30 days before it, gross cents. */
	lowest_price_30d?: number;
}

export interface ProductSeed {
	id: string;
	code: string;
	range?: string;
	category_id: string;
	usage_ids: string[];
	is_discontinued?: boolean;
	successor_id?: string;
	/** YYYY-MM-DD. */
	released_on?: string;
	pictures: PictureName[];
	/** Option codes out of `options.ts`, in the order of the selectors. */
	options?: string[];
	/** Colour codes out of `options.ts`. */
	colors?: string[];
	/** Picture by colour code, for finishes that have one. */
	color_pictures?: Record<string, PictureName>;
	variants: VariantSeed[];
	specifications: Partial<Record<SpecificationCode, number | string | Texts>>;
	features?: Partial<Record<FeatureCode, string | Texts>>;
	/**
	 * Further figures that texts may name, each by its meaning (`wear_limit`): two words or more,
	 * as texts refer to them: `{pads-dolada.wear_limit}`.
	 */
	figures?: Readonly<Record<string, readonly [value: number, unit: 'g' | 'kg' | 'mm' | 'bar']>>;
	drawing?: Drawing;
	is_carbon_wheel?: boolean;
	related_ids?: string[];
	compatible_ids?: string[];
	/** `description` is HTML of `p`, `ul`, `li`, `strong` only. */
	texts: Localized<{ slug: string; name: string; payoff: string; description: string } & SeoTexts>;
}

/** Names of options and colours that products share. */
export interface OptionSeed {
	code: string;
	/** True if a wrong value is a part that does not fit. */
	decides_fit: boolean;
	name: Texts;
	values: { code: string; name: Texts }[];
}
export interface ColorSeed {
	code: string;
	swatch: (typeof SWATCHES)[number];
	name: Texts;
}

/** `media` fields name a picture and its alternative text; the seeder makes them `Media`. */
type Seeded<T> = T extends { file: string }
	? { picture: PictureName; alt: string }
	: T extends string // A branded one is an object, too.
		? T
		: T extends (infer I)[]
			? Seeded<I>[]
			: T extends object
				? { [K in keyof T]: Seeded<T[K]> }
				: T;
type SeededBlockOf<B> = B extends Block ? { [K in keyof B]: Seeded<B[K]> } : never;
export type BlockSeed = SeededBlockOf<Block>;
export type LabelledLinkSeed = LabelledLink;

export interface PageSeed {
	id: string;
	template: string;
	parent_id?: string;
	locales?: SeedLocale[];
	picture?: PictureName;
	noindex?: boolean;
	texts: Written<PageTexts>;
}
export type PageTexts = { slug: string; title: string; blocks: BlockSeed[] } & SeoTexts;
/** A page that is written in every language. */
export type WholePageSeed = PageSeed & { texts: Localized<PageTexts> };

export interface NewsSeed {
	id: string;
	topic: 'products' | 'racing' | 'company' | 'technology';
	published_on: string;
	picture: PictureName;
	related_product_ids?: string[];
	texts: Localized<
		{ slug: string; title: string; excerpt: string; alt: string; blocks: BlockSeed[] } & SeoTexts
	>;
}

export interface JobSeed {
	id: string;
	publication_date: string;
	closes_on?: string;
	is_open: boolean;
	employment: Employment[];
	pay: v.InferInput<typeof paySchema>;
	texts: Localized<{
		slug: string;
		name: string;
		place: string;
		area: string;
		contract_type: string;
		summary: string;
		description: string;
	}>;
}

export interface StoreSeed {
	id: string;
	name: string;
	kind: (typeof STORE_KINDS)[number];
	street: string;
	postal_code: string;
	city: string;
	region?: string;
	country: string;
	name_local?: string;
	address_local?: string;
	latitude: number;
	longitude: number;
	email?: string;
	phone?: string;
	website?: string;
	opening_hours: OpeningHours[];
	ranges: string[];
}

export interface DocumentSeed {
	id: string;
	kind: (typeof DOCUMENT_KINDS)[number];
	language: SeedLocale;
	product_ids?: string[];
	range?: string;
	published_on: string;
	title: Texts;
	/** Text of the file itself, in its own language; the seeder prints it as PDF. */
	paragraphs: string[];
	/** Products that have a page each after the text, and the text after them. */
	pages?: { product_ids: readonly string[]; closing: string[] };
	/** Prices by the title of their group, and the text after them. */
	prices?: {
		groups: readonly {
			title: string;
			rows: readonly { product_id: string; price: string }[];
		}[];
		closing: string[];
	};
}

export interface MenuItemSeed {
	id: string;
	label: Texts;
	/** Per language: the icon of a hamburger entry is chosen by slug prefix. */
	slug: Texts;
	link: LinkTarget | null;
	target?: '_blank';
	picture?: PictureName;
	children?: MenuItemSeed[];
}

export interface FormFieldSeed {
	slug: string;
	vue_type: string;
	validations: string;
	width?: number;
	class?: string;
	/** By language if the likely answer depends on it. */
	default_value?: string | Texts;
	attributes?: Record<string, string>;
	options?: { value: string; label: Texts }[];
	/** Choices that are records of their own, in place of `options`. */
	choices?: 'wheels' | 'shops';
	name: Texts;
	hint?: Texts;
	help_text?: Texts;
	description?: Texts;
}
export interface FormSeed {
	slug: string;
	name: Texts;
	description?: Texts;
	button_label: Texts;
	/** Left out: `enabled`. */
	status?: 'enabled' | 'disabled';
	fields: FormFieldSeed[];
}

export interface RedirectSeed {
	id: string;
	from: string;
	to: LinkTarget;
	to_locale: SeedLocale;
	status: 301 | 302 | 308;
}

type SettingsInput = v.InferInput<typeof settingsSchema>;
type CompanyInput = SettingsInput['company'];
/** Settings of all languages in one: text fields have a text for each. */
export interface SettingsSeed extends Omit<
	SettingsInput,
	| 'id'
	| 'version'
	| 'updated_at'
	| 'locale'
	| 'site_name'
	| 'payoff'
	| 'description'
	| 'guarantee_notice'
	| 'company'
	| 'shop'
> {
	site_name: Texts;
	payoff: Texts;
	description: Texts;
	/** Without the fields that follow from the shipping rates. */
	shop: Omit<SettingsInput['shop'], keyof FreeShipping>;
	company: Omit<CompanyInput, 'share_capital' | 'group_note'> & {
		share_capital: Texts | null;
		group_note: Texts | null;
	};
}

/** Readings of one wheel of the demo, which pages and passports mark as such. */
export interface MeasurementSeed {
	serial_number: string;
	product_id: string;
	position: WheelPosition;
	measured_on: string;
	weight_g: number;
	radial_mm: number;
	lateral_mm: number;
	tension_left: number[];
	tension_right: number[];
	pair: string;
}
