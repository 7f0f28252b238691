import type { MenuSlug } from '#contract/content/menus.ts';
import type { Shipping } from '#contract/prices/markets.ts';
import type { PictureName } from './pictures.ts';
import type { SerialSeed } from './serials.ts';
import type {
	ColorSeed,
	DocumentSeed,
	FormSeed,
	JobSeed,
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

/** A list of prices, made from gross cents in Italy by what it says of VAT and currency. */
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
	/** Basis points of Italian VAT that its prices do without. */
	vat_taken_off: number;
	/** Minor units of its currency for a euro, up to the next step; null where it is in euros. */
	exchange: { per_unit: number; step: number } | null;
}

/** How the maker sells by country. */
export interface MarketSeed {
	/** `rate` in basis points, from its first day on. */
	vatRates: { country: string; rate: number; valid_from: string; source: string }[];
	/** Ways to send, by list; one without countries holds for the rest of its list. */
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
	/** How orders are paid; without it there is no bank transfer. */
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

/** Everything that a database is filled with. */
export interface SeedData {
	settings: SettingsSeed;
	priceLists: PriceListSeed[];
	/** Left out: nothing is sent anywhere. */
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
	pages: PageSeed[];
	menus: Record<MenuSlug, MenuItemSeed[]>;
	news: NewsSeed[];
	jobs: JobSeed[];
	forms: FormSeed[];
	stores: StoreSeed[];
	documents: DocumentSeed[];
	redirects: RedirectSeed[];
	/** Wheels by serial number; staff may change them afterwards. */
	serials?: SerialSeed[];
}
