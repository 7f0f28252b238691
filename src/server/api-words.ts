import type { HostErrorCode } from '#contract/errors.ts';
import type { ApiWords } from './kernel/openapi.ts';

/** Descriptions of the capabilities, for developers who write a host of their own. */
const TAGS: Readonly<Record<string, string>> = {
	system: 'Liveness and readiness of the host.',
	content:
		'Pages, products, menus, documents, pictures and settings of the site, in every language.',
	publishing: 'Drafts, previews, publications and the messages between host and publisher.',
	fit: 'Rules that decide which wheel fits which bicycle, each with its source and its history.',
	prices: 'Price lists, VAT rates, shipping and markets.',
	stock: 'Units on hand, reservations and movements, and notices of articles back in stock.',
	forms: 'Forms, their captcha and submissions.',
	newsletter: 'Subscriptions with double opt-in.',
	consents: 'Consents: the accepted texts with their times.',
	wheels: 'Serial numbers, registrations and the extension of the warranty.',
	visits: 'Appointments to see a wheel at a store, requested by a form.',
	customers: 'Accounts of customers: sign-in, profile, addresses, wheels.',
	cart: 'The cart of a device or an account.',
	payments: 'Webhooks of payment providers.',
	orders: 'Orders, payments, parcels, refunds, invoices and documents.',
	returns: 'Returns of goods, from the request to the refund.',
	withdrawals: 'Withdrawals from a contract under consumer law.',
	checkout: 'The steps from a cart to an order.',
	search: 'The search of the site: products, pages, stores and documents by words.',
	measurement: 'Counts of visits and searches, and receipts of the consents to statistics.',
	wishlist: 'Wishlists of articles.',
	mails: 'Mails that the host has sent.',
	privacy: 'Personal data: exports, erasures, retention periods.',
	desk: 'Records managed by staff, and the audit log.',
	staff: 'Staff: sign-in, passwords, accounts.',
};

const ERRORS: Record<HostErrorCode, string> = {
	validation_failed: 'the request is invalid; `fields` names each invalid field and its error',
	captcha_failed: 'the captcha solution is missing, wrong, expired or already used',
	bad_signature: 'the signature does not match the body',
	unauthorized: 'the caller is not signed in, or the session has expired',
	forbidden: 'the caller lacks the right, or the request comes from another site',
	not_found: 'the resource does not exist, or the caller may not see it',
	conflict: 'the request conflicts with the current state; `fields` names the reason',
	draft_gone: 'the draft of the preview no longer exists',
	revision_conflict: 'the draft has a newer revision, which has to be merged first',
	form_not_enabled: 'the form is disabled',
	shop_closed: 'the shop is closed',
	method_not_allowed: 'the method is not allowed; Allow lists those that are',
	request_timeout: 'the request took too long to arrive',
	payload_too_large: 'the body exceeds the size limit',
	unsupported_media_type: 'the content type of the body is not supported',
	too_many_requests: 'the rate limit is exceeded; Retry-After gives the seconds to wait',
	unavailable: 'the host cannot answer now; retry after Retry-After, with the same idempotency key',
	internal: 'an internal error, described in the host’s log',
};

/** Descriptions of parameters by name; `call.name` where one call means something else by it. */
const PARAMETERS: Readonly<Record<string, string>> = {
	csv_style:
		'Spreadsheet that opens the file: semicolons with decimal commas, or commas with decimal points; without it, the file is for programs.',
	csv_language: 'Language of labels in a file for a spreadsheet, such as yes and no.',
	published_on: 'Day of the version, not in the future.',
	slug: 'Path segment on the site, in the requested language.',
	locale: 'Language of the answer; untranslated entries are in Italian.',
	entity: 'Content type, such as page, product or news.',
	country: 'Country of delivery, ISO 3166-1 alpha-2. It determines price list, currency and VAT.',
	'getAddressRules.country': 'Country of the address, ISO 3166-1 alpha-2.',
	'filter[id]': 'Menus to return, by id; all without it.',
	'filter[products.is_active]': 'Only usages with an active product.',
	format: 'Format of the file.',
	name: 'File name of the picture.',
	id: 'Identifier of the record.',
	revision: 'Revision that the caller has seen; a newer one is a conflict.',
	version: 'Number of the version, from 1.',
	page: 'Page of the list, from 1.',
	per_page: 'Records on a page.',
	sort: 'Sort field.',
	order: 'Sort direction.',
	q: 'Search text, looked up in the list’s search fields.',
	waiting: 'Only scheduled ones, or those that need attention.',
	by: 'Only those by one person, given by e-mail.',
	when: 'Only those of a period.',
	since: 'Cursor: number of the last known change; later ones are returned.',
	changed_since:
		'Decision on rows changed since the export: take the file’s values, or keep the shop’s.',
	seen: 'Digest of the list that the decision is for, from the report of the first call.',
	variants: 'Articles, by id, separated by commas.',
	articles_of: 'Product whose articles are returned, by id.',
	products: 'Products, by id, separated by commas.',
	ranges: 'Ranges, by id, separated by commas.',
	form: 'Form that the captcha is for, by slug.',
	token: 'Secret of a mailed link.',
	cart: 'Cart; `mine` is that of the device or the account.',
	variant: 'Article, by id.',
	intent_id: 'Idempotency key of the change: a repeated key changes the cart once.',
	provider: 'Payment provider.',
	kind: 'Document type.',
	parcel: 'Parcel of the order, by id.',
	refund: 'Refund of the order, by id.',
	from: 'First day, in Rome, as YYYY-MM-DD.',
	to: 'Last day, in Rome, as YYYY-MM-DD.',
	year: 'Year of the VAT return.',
	quarter: 'Quarter of the year, 1 to 4.',
	resource: 'Resource type.',
};

/** Example values from the demo, by the same names. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
	locale: 'it',
	cart: 'mine',
	country: 'IT',
	page: '1',
	per_page: '25',
	from: '2026-01-01',
	to: '2026-03-31',
	year: '2026',
	quarter: '1',
	'getForm.slug': 'contact',
	'submitForm.slug': 'contact',
	'getCaptcha.form': 'contact',
};

/** Example bodies from the demo, by call. */
const BODIES: Readonly<Record<string, unknown>> = {
	signIn: { email: 'admin@livenza.example', password: 'una frase lunga e tua' },
	submitForm: {
		first_name: 'Anna',
		last_name: 'Piave',
		email: 'anna@mail.example',
		message: 'Quanto pesa la coppia?',
		privacy: 'true',
		_locale: 'it',
		_key: '0198f3c2a1b24c7d9e60',
	},
};

export const API_WORDS: ApiWords = {
	tags: TAGS,
	errors: ERRORS,
	parameters: PARAMETERS,
	examples: EXAMPLES,
	bodies: BODIES,
};
