import type { MenuSlug } from '#contract/content/menus.ts';
import type { Turn } from '#contract/media.ts';
import type { Shipping } from '#contract/prices/markets.ts';
import type { PictureName } from './pictures.ts';
import type { SerialSeed } from './serials.ts';
import type {
	ColorSeed,
	DocumentSeed,
	FitRuleSeed,
	FormSeed,
	JobSeed,
	MeasurementSeed,
	MenuItemSeed,
	NewsSeed,
	OptionSeed,
	PageSeed,
	ProductSeed,
	RedirectSeed,
	SectionSeed,
	SettingsSeed,
	StoreSeed,
	Texts,
} from './types.ts';

/** A price list, derived from gross cents in Italy by its VAT and currency. */
export interface PriceListSeed {
	id: string;
	name: string;
	currency: string;
	countries: string[];
	is_default: boolean;
	prices_include_vat: boolean;
	/** Basis points: 2200 is 22 %. */
	vat_rate: number;
	year: number;
	/** Basis points of Italian VAT that its prices exclude. */
	vat_taken_off: number;
	/** Minor units of its currency for a euro, rounded up to `step`; null if it is in euros. */
	exchange: { per_unit: number; step: number } | null;
}

/** Sales terms of the maker by country. */
export interface MarketSeed {
	/** `rate` in basis points, from its first day on. */
	vatRates: { country: string; rate: number; valid_from: string; source: string }[];
	/** Shipping methods by price list; one without countries applies to the rest of its list. */
	shipping: {
		id: string;
		price_list_id: string;
		countries: string[];
		method: Shipping['method'];
		amount: number;
		free_from: number | null;
		time_from: number;
		time_to: number;
		time_unit: Shipping['time']['unit'];
	}[];
	rules: { excluded: string[]; handles_uk_vat: boolean; uk_goods_above: number };
	/** Payment of orders; without it there is no bank transfer. */
	orders?: {
		transfer_days: number;
		transfer_holder: string;
		transfer_iban: string;
		transfer_bic: string;
		transfer_bank: string;
		retry_hours: number;
	};
}

export interface CountrySeed {
	code: string;
	phone_prefix: string;
}

/** All data that a database is seeded with. */
export interface SeedData {
	settings: SettingsSeed;
	priceLists: PriceListSeed[];
	/** If absent, nothing is shipped anywhere. */
	markets?: MarketSeed;
	countries: CountrySeed[];
	categories: SectionSeed[];
	/** By category id; a category may have none. */
	safetyNotices: Record<string, Texts>;
	usages: SectionSeed[];
	options: OptionSeed[];
	colors: ColorSeed[];
	products: ProductSeed[];
	/** Alternative texts of product pictures, by picture name; see `picture-alts.ts`. */
	pictureAlts?: Partial<Record<PictureName, Texts>>;
	/** Frames of the pictures that turn; the others do not. */
	pictureTurns?: Partial<Record<PictureName, Omit<Turn, 'file'>>>;
	pages: PageSeed[];
	menus: Record<MenuSlug, MenuItemSeed[]>;
	news: NewsSeed[];
	jobs: JobSeed[];
	forms: FormSeed[];
	stores: StoreSeed[];
	documents: DocumentSeed[];
	redirects: RedirectSeed[];
	/** Versions of the fit rules; staff add further ones. */
	fitRules?: FitRuleSeed[];
	/** Wheels by serial number; staff may change them afterwards. */
	serials?: SerialSeed[];
	measurements?: MeasurementSeed[];
}
