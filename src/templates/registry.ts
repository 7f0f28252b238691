import ErrorPage from '#components/shell/ErrorPage.astro';
import type { CmsTemplate } from '#contract/content/templates.ts';
import type { FunctionalRoute, PageContent } from '#content/page/entry.ts';
import AccountTemplate from './AccountTemplate.astro';
import CareersTemplate from './CareersTemplate.astro';
import CartTemplate from './CartTemplate.astro';
import CheckoutTemplate from './CheckoutTemplate.astro';
import CompareTemplate from './CompareTemplate.astro';
import FitChangesTemplate from './FitChangesTemplate.astro';
import FitTemplate from './FitTemplate.astro';
import JobTemplate from './JobTemplate.astro';
import ListingTemplate from './ListingTemplate.astro';
import MailedLinkTemplate from './MailedLinkTemplate.astro';
import MenuTemplate from './MenuTemplate.astro';
import NewsArchiveTemplate from './NewsArchiveTemplate.astro';
import NewsTemplate from './NewsTemplate.astro';
import PressureTemplate from './PressureTemplate.astro';
import ProductTemplate from './ProductTemplate.astro';
import SearchTemplate from './SearchTemplate.astro';
import SignInTemplate from './SignInTemplate.astro';
import StoresTemplate from './StoresTemplate.astro';
import CompanyTemplate from './CompanyTemplate.astro';
import ContactsTemplate from './ContactsTemplate.astro';
import DownloadTemplate from './DownloadTemplate.astro';
import FunctionalTemplate from './FunctionalTemplate.astro';
import GenericTemplate from './GenericTemplate.astro';
import HomeTemplate from './HomeTemplate.astro';
import LandingTemplate from './LandingTemplate.astro';
import LegalTemplate from './LegalTemplate.astro';
import NewsletterTemplate from './NewsletterTemplate.astro';
import OpsTemplate from './OpsTemplate.astro';
import OrdersTemplate from './OrdersTemplate.astro';
import QualityTemplate from './QualityTemplate.astro';
import RaceTemplate from './RaceTemplate.astro';
import TeamsTemplate from './TeamsTemplate.astro';
import TechCentreTemplate from './TechCentreTemplate.astro';
import TechnologiesTemplate from './TechnologiesTemplate.astro';
import ThanksTemplate from './ThanksTemplate.astro';
import VisitTemplate from './VisitTemplate.astro';
import WarrantyTemplate from './WarrantyTemplate.astro';
import WheelTemplate from './WheelTemplate.astro';
import WishlistTemplate from './WishlistTemplate.astro';
import WithdrawalTemplate from './WithdrawalTemplate.astro';
import WorldTemplate from './WorldTemplate.astro';

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

/** Templates of screens with a function; every other screen says that its function is not open. */
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
