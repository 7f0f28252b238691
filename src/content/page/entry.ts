import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import type { BlockModel } from '../editorial/block-models.ts';
import type { CompareModel } from '../lists/compare.ts';
import type { ProductModel } from '../product/product.ts';
import type { ContactModel } from '../parts/contact.ts';
import type { FitModel } from '../fit/fit-bench.ts';
import type { FitChangesModel } from '../fit/fit-rules.ts';
import type { ApplicationModel, JobCard, JobModel } from '../editorial/jobs.ts';
import type { ListingModel, Pager } from '../lists/listings.ts';
import type { MenuModel, PageFrame, Picture } from '../parts/model.ts';
import type { NewsCard } from '../editorial/news-cards.ts';
import type { FitLineModel } from '../fit/fit-line.ts';
import type { NewsModel } from '../editorial/news.ts';
import type { PressureModel } from '../fit/pressure-charts.ts';
import type { StoresModel } from '../stores/stores.ts';

export interface CmsPageModel {
	id: string;
	template: string;
	title: string;
	picture: Picture | null;
	blocks: BlockModel[];
	/** Pages below this one, as further links. */
	children: PageLink[];
	/** Pages of the same parent, the next one first; none for a page without a parent. */
	neighbours: PageLink[];
	/** Products on sale in each category that the page lists, by the category's id. */
	productCounts: Record<string, number>;
	/** Question of the fit bench, on the home page. */
	fitLine: FitLineModel | null;
}

export interface PageLink {
	label: string;
	href: string;
}

/** Routes that other modules print: home, archives, comparison, fit, pressures and the menu. */
export const PRINTED_ELSEWHERE = [
	'home',
	'products-archive',
	'news-archive',
	'careers',
	'compare',
	'tyre-pressure',
	'menu',
	'fit',
	'fit-changes',
	'search',
] as const satisfies readonly RouteName[];

/** Screens that are neither the CMS's home nor a list of entries. */
export type FunctionalRoute = Exclude<RouteName, (typeof PRINTED_ELSEWHERE)[number]>;

export type ErrorStatus = 404 | 500 | 503;

/** The form that a screen is for; null where it has none, or none that is enabled. */
export type ScreenForm = FormModel | null;

/** Content of a page, by kind; each kind has one template. */
export type PageContent =
	| { kind: 'cms'; page: CmsPageModel }
	| { kind: 'listing'; listing: ListingModel }
	| { kind: 'product'; product: ProductModel }
	| { kind: 'news-archive'; cards: NewsCard[]; pager: Pager }
	| { kind: 'news'; news: NewsModel }
	| { kind: 'careers'; jobs: JobCard[]; contact: ContactModel; application: ApplicationModel }
	| { kind: 'job'; job: JobModel }
	| { kind: 'stores'; stores: StoresModel }
	| { kind: 'compare'; compare: CompareModel }
	| { kind: 'pressure'; pressure: PressureModel }
	| { kind: 'menu'; menu: MenuModel }
	| { kind: 'fit'; fit: FitModel }
	| { kind: 'fit-changes'; changes: FitChangesModel }
	| { kind: 'search' }
	| {
			kind: 'functional';
			route: FunctionalRoute;
			contact: ContactModel;
			form: ScreenForm;
			/** As `packCountries` writes them; empty where the screen asks for none. */
			countries: string;
			/** For the cart's own screen, while the shop is open. */
			room: CartBootstrap | null;
			/** Page to register wheels, for the screen of a customer's wheels; null without one. */
			registration: string | null;
	  }
	| { kind: 'error'; status: ErrorStatus };

/** One address of the site. `who` is its owner, for errors. */
export interface RouteEntry {
	who: string;
	frame: PageFrame;
	content: PageContent;
	/** Picture that an editor chose for social networks; absent or null: they get a drawn one. */
	chosen?: Media | null | undefined;
}

/** Addresses of one language that are made together; `name` is unique in it. */
export interface RouteGroup {
	locale: Locale;
	name: string;
	/** Common last change: a new date alone does not rebuild them. Absent: each has its own. */
	lastModified?: string | null;
	make: () => RouteEntry[];
}
