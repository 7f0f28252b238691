import type { MenuSlug } from '#contract/content/menus.ts';
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

/** Prices of one market. `priceOf` makes its amount, in its currency's minor unit, from gross cents in Italy. */
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
	priceOf: (grossCents: number) => number;
}

export interface CountrySeed {
	code: string;
	phone_prefix: string;
}

/** Everything that a database is filled with. */
export interface SeedData {
	settings: SettingsSeed;
	priceLists: PriceListSeed[];
	countries: CountrySeed[];
	categories: SectionSeed[];
	/** By category id; a category may have none. */
	safetyNotices: Record<string, Texts>;
	usages: SectionSeed[];
	options: OptionSeed[];
	colors: ColorSeed[];
	products: ProductSeed[];
	/** What pictures of products show, by their names; see `picture-alts.ts`. */
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
