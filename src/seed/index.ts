import { COMPONENTS } from './catalogue/components.ts';
import { EXTRAS } from './catalogue/extras.ts';
import { PRICE_LISTS } from './catalogue/price-lists.ts';
import { RIMS } from './catalogue/rims.ts';
import { SAFETY_NOTICES } from './catalogue/safety-notices.ts';
import { CATEGORIES, USAGES } from './catalogue/sections.ts';
import { WHEELS } from './catalogue/wheels.ts';
import { COUNTRIES } from './countries.ts';
import type { SeedData } from './data.ts';
import { DOCUMENTS } from './texts/documents.ts';
import { FIT_RULES } from './fit-rules.ts';
import { FORMS } from './forms.ts';
import { MARKETS } from './markets.ts';
import { MENUS } from './menus.ts';
import { NEWS } from './news/news.ts';
import { JOBS } from './jobs.ts';
import { COLORS, OPTIONS } from './options.ts';
import { PAGES } from './pages/index.ts';
import { LEGAL_PAGES } from './pages/legal/legal.ts';
import { pictureAlts } from './picture-alts.ts';
import { PICTURE_TURNS } from './picture-turns.ts';
import { REDIRECTS } from './redirects.ts';
import { MEASUREMENTS } from './measurements.ts';
import { SERIALS } from './serials.ts';
import { SETTINGS } from './settings.ts';
import { STORES } from './stores.ts';

const PRODUCTS = [...WHEELS, ...RIMS, ...COMPONENTS, ...EXTRAS];

/** The demo maker, in all five languages. */
export const SEED: SeedData = {
	settings: SETTINGS,
	priceLists: PRICE_LISTS,
	markets: MARKETS,
	countries: COUNTRIES,
	categories: CATEGORIES,
	safetyNotices: SAFETY_NOTICES,
	usages: USAGES,
	options: OPTIONS,
	colors: COLORS,
	pictureAlts: pictureAlts(PRODUCTS),
	pictureTurns: PICTURE_TURNS,
	products: PRODUCTS,
	pages: [...PAGES, ...LEGAL_PAGES],
	menus: MENUS,
	news: NEWS,
	jobs: JOBS,
	forms: FORMS,
	stores: STORES,
	documents: DOCUMENTS,
	redirects: REDIRECTS,
	fitRules: FIT_RULES,
	serials: SERIALS,
	measurements: MEASUREMENTS,
};
