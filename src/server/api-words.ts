import type { HostErrorCode } from '#contract/errors.ts';
import type { ApiWords } from './kernel/openapi.ts';

/** Descriptions of the capabilities, for developers who write a host of their own. */
const TAGS: Readonly<Record<string, string>> = {
	system: 'Whether the host is alive and ready.',
	content:
		'Pages, products, menus, documents, pictures and settings of the site, in every language.',
	publishing: 'Drafts, previews, publications and the messages between host and publisher.',
	fit: 'Rules that decide which wheel fits which bicycle, each with its source and its history.',
	prices: 'Price lists, VAT rates, shipping and the markets that are sold to.',
	stock: 'Pieces on hand, holds and movements, and notices that an article is back.',
	forms: 'Forms, their captcha and what is submitted by them.',
	newsletter: 'Subscriptions with double opt-in, and their ends.',
	consents: 'Texts that somebody has agreed to, and when.',
	wheels: 'Serial numbers, registrations and the extension of the warranty.',
	visits: 'Visits of a store that somebody asks for; they come as a form.',
	customers: 'Accounts of customers: sign-in, profile, addresses, wheels.',
	cart: 'The cart of a device or an account.',
	payments: 'Messages of providers of payments.',
	orders: 'Orders, payments, parcels, refunds, invoices and documents.',
	returns: 'Goods that come back.',
	withdrawals: 'Withdrawals from a contract, as the law has them.',
	checkout: 'The steps from a cart to an order.',
	search: 'The search of the site: products, pages, stores and documents by words.',
	measurement: 'Counts of visits and searches, and receipts of the consents to statistics.',
	wishlist: 'Articles that somebody has set aside.',
	mails: 'Mails that the host has sent.',
	privacy: 'What is kept of a person: exports, erasures, days of retention.',
	desk: 'Records that staff works with, and the audit log.',
	staff: 'Staff: sign-in, passwords, accounts.',
};

const ERRORS: Record<HostErrorCode, string> = {
	validation_failed: 'the request does not fit; `fields` names each place and what is wrong there',
	captcha_failed: 'the solution of the captcha is missing, wrong, too old or used before',
	bad_signature: 'the signature of the message does not fit its body',
	unauthorized: 'nobody is signed in, or the session is over',
	forbidden: 'this person may not do this, or the request does not come from the site',
	not_found: 'there is no such thing, or it is not for whoever asks',
	conflict: 'it does not fit what has happened since; `fields` names what stands against it',
	draft_gone: 'the draft that a preview shows is gone',
	revision_conflict: 'somebody else has saved since; the newer revision is to be looked at first',
	form_not_enabled: 'the form is switched off',
	shop_closed: 'the shop is closed for the time being',
	method_not_allowed: 'the address answers other methods, which Allow names',
	request_timeout: 'the request took too long to arrive',
	payload_too_large: 'the body is larger than what is taken',
	unsupported_media_type: 'the body is of another kind than what is taken',
	too_many_requests: 'too many of these; Retry-After says in how many seconds one more is taken',
	unavailable: 'the host cannot answer now; Retry-After says when to ask again, with the same key',
	internal: 'a fault of the host, which is in its log',
};

/** Descriptions of parameters by name; `call.name` where one call means something else by it. */
const PARAMETERS: Readonly<Record<string, string>> = {
	csv_style:
		'Spreadsheet that a file is for: semicolon with decimal commas, or comma with decimal points; left out, it is for machines.',
	csv_language: 'Language of the few words of a file for a spreadsheet, such as yes and no.',
	published_on: 'Day of the version, not in the future.',
	slug: 'Name in the address of the site, in the language that is asked for.',
	locale: 'Language of the answer; what has no translation is answered in Italian.',
	entity: 'Kind of content, such as page, product or news.',
	country: 'Country of delivery, ISO 3166-1 alpha-2: it decides price list, currency and VAT.',
	'getAddressRules.country': 'Country, ISO 3166-1 alpha-2, whose form of addresses is asked for.',
	'filter[id]': 'Menus to answer, by id; left out: all.',
	'filter[products.is_active]': 'Only uses of which some product is active.',
	format: 'How the file is written.',
	name: 'File name of the picture.',
	id: 'Identifier of the record.',
	revision: 'Revision that was seen: another one in the meantime is a conflict.',
	version: 'Number of the version, from 1.',
	page: 'Page of the list, from 1.',
	per_page: 'Records on a page.',
	sort: 'Field that the list is sorted by.',
	order: 'Direction of the sort.',
	q: 'Words to search for in the fields that the list is searched by.',
	waiting: 'Only those that wait for their time, or for somebody to look at them.',
	by: 'Only those of one person, by e-mail.',
	when: 'Only those of a time.',
	since: 'Number of the last change that is known; what came after it is answered.',
	changed_since:
		'Answer to the rows that were listed as changed since the export: take the file’s values, or leave those of the shop.',
	seen: 'Name of the list that the answer is for, as the report of the first call gave it.',
	variants: 'Articles, by id, separated by commas.',
	articles_of: 'Product whose articles are asked for, by id.',
	products: 'Products, by id, separated by commas.',
	ranges: 'Ranges, by id, separated by commas.',
	form: 'Form that the captcha is for, by slug.',
	token: 'Secret of a mailed link.',
	cart: 'Cart: `mine` is the one of the device or the account.',
	variant: 'Article, by id.',
	intent_id: 'Idempotency key of the change: the same key changes the cart once.',
	provider: 'Provider of the payment.',
	kind: 'Kind of document.',
	parcel: 'Parcel of the order, by id.',
	refund: 'Refund of the order, by id.',
	from: 'First day, in Rome, as YYYY-MM-DD.',
	to: 'Last day, in Rome, as YYYY-MM-DD.',
	year: 'Year of the VAT.',
	quarter: 'Quarter of the year, 1 to 4.',
	resource: 'Kind of record.',
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
