import type { Locale } from '#contract/locales.ts';

/** Kinds of block. */
export const blocks = {
	hero: 'Hero',
	rich_text: 'Text',
	text_media: 'Text and picture',
	gallery: 'Gallery',
	video: 'Film',
	numbers: 'Numbers',
	product_numbers: 'Numbers of a product',
	timeline: 'Timeline',
	quote: 'Quote',
	product_list: 'List of products',
	section_list: 'List of sections',
	comparison: 'Comparison',
	drawing: 'Technical drawing',
	exploded_view: 'Exploded view',
	section_scrubber: 'Sections with a slider',
	wheel_turn: 'Wheel that turns with the page',
	wheel_sheet: 'Measurement sheet of a wheel',
	accordion: 'Accordion',
	download_list: 'List of documents',
	team_list: 'Teams',
	news_list: 'News',
	store_teaser: 'Stores',
	cta: 'Call to action',
	contact: 'Contact',
	form: 'Form',
	cookie_table: 'Table of cookies',
	_broken: 'Unreadable block',
};

/** Kinds of entry, singular and plural. */
export const entities = {
	page: {
		one: 'Page',
		many: 'Pages',
	},
	news: {
		one: 'News item',
		many: 'News',
	},
	job: {
		one: 'Job',
		many: 'Jobs',
	},
	product: {
		one: 'Product',
		many: 'Products',
	},
	category: {
		one: 'Category',
		many: 'Categories',
	},
	product_usage: {
		one: 'Usage',
		many: 'Usages',
	},
	menu: {
		one: 'Menu',
		many: 'Menus',
	},
	redirect: {
		one: 'Redirect',
		many: 'Redirects',
	},
	settings: {
		one: 'Settings',
		many: 'Settings',
	},
	store: {
		one: 'Store',
		many: 'Stores',
	},
	document: {
		one: 'Document',
		many: 'Documents',
	},
	form: {
		one: 'Form',
		many: 'Forms',
	},
	announcement: {
		one: 'Announcement',
		many: 'Announcements',
	},
};

/** Languages of the site. */
export const locales: Record<Locale, string> = {
	it: 'Italian',
	en: 'English',
	es: 'Spanish',
	fr: 'French',
	ja: 'Japanese',
};

/** Name for a document as a whole. */
export const whole = 'All of it';
export const listPage = 'page %{page} of a list';
export const picture = 'Picture of the library';
