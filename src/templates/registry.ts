import ErrorPage from '#components/shell/ErrorPage.astro';
import type { CmsTemplate } from '#contract/content/templates.ts';
import type { FunctionalRoute, PageContent } from '#content/page/entry.ts';
import AccountTemplate from './account/AccountTemplate.astro';
import CareersTemplate from './pages/CareersTemplate.astro';
import CartTemplate from './shop/CartTemplate.astro';
import CheckoutTemplate from './shop/CheckoutTemplate.astro';
import CompareTemplate from './shop/CompareTemplate.astro';
import FitChangesTemplate from './shop/FitChangesTemplate.astro';
import FitTemplate from './shop/FitTemplate.astro';
import JobTemplate from './pages/JobTemplate.astro';
import ListingTemplate from './shop/ListingTemplate.astro';
import MailedLinkTemplate from './account/MailedLinkTemplate.astro';
import MenuTemplate from './MenuTemplate.astro';
import NewsArchiveTemplate from './pages/NewsArchiveTemplate.astro';
import NewsTemplate from './pages/NewsTemplate.astro';
import PressureTemplate from './shop/PressureTemplate.astro';
import ProductTemplate from './shop/ProductTemplate.astro';
import SearchTemplate from './shop/SearchTemplate.astro';
import SignInTemplate from './account/SignInTemplate.astro';
import StoresTemplate from './shop/StoresTemplate.astro';
import CompanyTemplate from './pages/CompanyTemplate.astro';
import ContactsTemplate from './pages/ContactsTemplate.astro';
import DownloadTemplate from './pages/DownloadTemplate.astro';
import FunctionalTemplate from './FunctionalTemplate.astro';
import GenericTemplate from './pages/GenericTemplate.astro';
import HomeTemplate from './pages/HomeTemplate.astro';
import LandingTemplate from './pages/LandingTemplate.astro';
import LegalTemplate from './pages/LegalTemplate.astro';
import NewsletterTemplate from './pages/NewsletterTemplate.astro';
import OpsTemplate from './account/OpsTemplate.astro';
import OrdersTemplate from './account/OrdersTemplate.astro';
import QualityTemplate from './pages/QualityTemplate.astro';
import RaceTemplate from './pages/RaceTemplate.astro';
import TeamsTemplate from './pages/TeamsTemplate.astro';
import TechCentreTemplate from './pages/TechCentreTemplate.astro';
import TechnologiesTemplate from './pages/TechnologiesTemplate.astro';
import ThanksTemplate from './pages/ThanksTemplate.astro';
import VisitTemplate from './shop/VisitTemplate.astro';
import WarrantyTemplate from './account/WarrantyTemplate.astro';
import WheelTemplate from './account/WheelTemplate.astro';
import WishlistTemplate from './shop/WishlistTemplate.astro';
import WithdrawalTemplate from './account/WithdrawalTemplate.astro';
import WorldTemplate from './pages/WorldTemplate.astro';

/** Component of every page template that the CMS may name; another name fails the build. */
export const CMS_TEMPLATES: Record<string, typeof GenericTemplate> = {
	home: HomeTemplate,
	azienda: CompanyTemplate,
	quality: QualityTemplate,
	contacts: ContactsTemplate,
	download: DownloadTemplate,
	'estensione-garanzia': WarrantyTemplate,
	generic: GenericTemplate,
	landing: LandingTemplate,
	'mondo-prodotto': WorldTemplate,
	newsletter: NewsletterTemplate,
	'race-division': RaceTemplate,
	'squadre-e-team': TeamsTemplate,
	'tech-centre': TechCentreTemplate,
	tecnologie: TechnologiesTemplate,
	legal: LegalTemplate,
} satisfies Record<CmsTemplate, typeof GenericTemplate>;

/**
 * Templates of screens with a function; every other screen states that its function is not open.
 */
export const SCREEN_TEMPLATES: Partial<Record<FunctionalRoute, typeof FunctionalTemplate>> = {
	login: SignInTemplate,
	register: SignInTemplate,
	'register-confirm': SignInTemplate,
	'forgot-password': SignInTemplate,
	'reset-password': SignInTemplate,
	'email-confirm': SignInTemplate,
	account: AccountTemplate,
	'account-profile': AccountTemplate,
	'account-addresses': AccountTemplate,
	'account-orders': AccountTemplate,
	'account-order': AccountTemplate,
	'account-returns': AccountTemplate,
	'account-return': AccountTemplate,
	'account-return-new': AccountTemplate,
	'order-returns': OrdersTemplate,
	'order-return': OrdersTemplate,
	'order-return-new': OrdersTemplate,
	'account-wheels': AccountTemplate,
	cart: CartTemplate,
	checkout: CheckoutTemplate,
	'checkout-shipping': CheckoutTemplate,
	'checkout-payment': CheckoutTemplate,
	'checkout-resume': CheckoutTemplate,
	'checkout-done': CheckoutTemplate,
	orders: OrdersTemplate,
	order: OrdersTemplate,
	'ops-warranty': OpsTemplate,
	'store-visit': VisitTemplate,
	'wheel-passport': WheelTemplate,
	'wheel-transfer': WheelTemplate,
	'thank-you-page': ThanksTemplate,
	'newsletter-confirm': MailedLinkTemplate,
	'newsletter-unsubscribe': MailedLinkTemplate,
	wishlist: WishlistTemplate,
	'wishlist-shared': WishlistTemplate,
	'account-wishlist': WishlistTemplate,
	withdrawal: WithdrawalTemplate,
	'notice-confirm': MailedLinkTemplate,
	'notice-end': MailedLinkTemplate,
};

/** Component of every other kind of page; screens have those of their own above. */
export const KIND_TEMPLATES = {
	listing: ListingTemplate,
	product: ProductTemplate,
	'news-archive': NewsArchiveTemplate,
	news: NewsTemplate,
	careers: CareersTemplate,
	job: JobTemplate,
	stores: StoresTemplate,
	compare: CompareTemplate,
	pressure: PressureTemplate,
	menu: MenuTemplate,
	fit: FitTemplate,
	'fit-changes': FitChangesTemplate,
	search: SearchTemplate,
	functional: FunctionalTemplate,
	error: ErrorPage,
} as const satisfies Record<Exclude<PageContent['kind'], 'cms'>, unknown>;
