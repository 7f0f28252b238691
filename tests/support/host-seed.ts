import { PRICE_LISTS } from '../../src/seed/catalogue/price-lists.ts';
import type { SeedData } from '../../src/seed/data.ts';
import { FORMS } from '../../src/seed/forms.ts';
import { MARKETS } from '../../src/seed/markets.ts';
import { SETTINGS } from '../../src/seed/settings.ts';
import {
	aSection,
	aPage,
	toPage,
	anItem,
	aJob,
	aNews,
	aSerial,
	aStore,
	aProduct,
	words,
} from './seed-factories.ts';

/** Seed with an example of everything, small enough to know by heart. */
export const FIXTURE: SeedData = {
	settings: SETTINGS,
	priceLists: PRICE_LISTS,
	markets: MARKETS,
	countries: [
		{ code: 'DE', phone_prefix: '+49' },
		{ code: 'AT', phone_prefix: '+43' },
		{ code: 'CH', phone_prefix: '+41' },
		{ code: 'GB', phone_prefix: '+44' },
		{ code: 'IT', phone_prefix: '+39' },
		{ code: 'JP', phone_prefix: '+81' },
	],
	categories: [aSection('wheels'), aSection('merchandise')],
	safetyNotices: { wheels: words('Controllare i perni') },
	pictureAlts: { 'wheel-50-detail': words('particolare') },
	usages: [aSection('road'), aSection('track'), aSection('urban')],
	options: [
		{
			code: 'freehub',
			decides_fit: true,
			name: words('Corpetto'),
			values: [
				{ code: 'hg', name: words('HG') },
				{ code: 'xdr', name: words('XDR') },
				{ code: 'n3w', name: words('N3W') },
			],
		},
	],
	colors: [{ code: 'black', swatch: 'black', name: words('Nero') }],
	products: [
		aProduct('rd-50', { related_ids: ['rd-36'], compatible_ids: ['shirt'] }),
		aProduct('rd-36', { usage_ids: ['road', 'track'] }),
		aProduct('old-40', { is_discontinued: true, successor_id: 'rd-50', usage_ids: ['urban'] }),
		aProduct('shirt', {
			category_id: 'merchandise',
			usage_ids: [],
			pictures: ['merch-t-shirt'],
			options: [],
			colors: [],
			variants: [{ code: 'SHIRT', availability: 'in_stock', price: 30_00 }],
			specifications: {},
			features: { material: words('Cotone'), made_in: 'Italia' },
			drawing: { rim: null, front_spokes: null, rear_spokes: null },
			is_carbon_wheel: false,
		}),
	],
	pages: [
		aPage('company'),
		aPage('quality', { parent_id: 'company', noindex: true }),
		aPage('landing', { locales: ['it', 'en'], picture: 'hero-k1', template: 'landing' }),
	],
	menus: {
		main: [anItem('main.products', [anItem('main.wheels'), anItem('main.rims')])],
		hamburger: [
			anItem('primary', [anItem('primary.wheels')]),
			anItem('secondary', [anItem('secondary.contacts')]),
		],
		'hamburger-primary': [anItem('primary.wheels')],
		'hamburger-secondary': [anItem('secondary.contacts')],
		footer: [anItem('footer.about')],
	},
	news: [aNews('spring', '2025-04-01'), aNews('summer', '2025-07-01')],
	jobs: [aJob('engineer', '2025-05-01'), aJob('wheelbuilder', '2025-06-01', '2025-06-30')],
	forms: [
		{
			slug: 'contacts',
			status: 'disabled',
			name: words('Contatti'),
			button_label: words('Invia'),
			fields: [
				{ slug: 'email', vue_type: 'email', validations: 'required|email', name: words('E-mail') },
				{
					slug: 'topic',
					vue_type: 'select',
					validations: 'required|in:sales,support',
					width: 6,
					options: [
						{ value: 'sales', label: words('Vendite') },
						{ value: 'support', label: words('Assistenza') },
					],
					name: words('Argomento'),
					hint: words('Scegli'),
				},
			],
		},
		...FORMS,
	],
	stores: [
		aStore('zurich', 'CH', 'Zürich'),
		aStore('treviso', 'IT', 'Treviso'),
		aStore('conegliano', 'IT', 'Conegliano'),
	],
	documents: [
		{
			id: 'rd-50-manual-it',
			kind: 'manual',
			language: 'it',
			product_ids: ['rd-50'],
			published_on: '2025-02-01',
			title: words('Manuale'),
			paragraphs: ['Montare la ruota “RD 50” – perché gira.', 'Stringere a 12 Nm. '.repeat(400)],
		},
	],
	redirects: [{ id: 'about', from: '/it/chi-siamo', to: toPage, to_locale: 'it', status: 301 }],
	serials: [
		aSerial('MQC50A250117', 'rd-50'),
		aSerial('MQC50P250118', 'rd-50'),
		aSerial('MQC36A250101', 'rd-36', {
			registered: { purchase_date: '2025-05-10', registered_on: '2025-05-12' },
		}),
		aSerial('MQC36P250104', 'rd-36', { state: 'substituted' }),
		aSerial('MQC36A250105', 'rd-36', { state: 'teams' }),
		aSerial('MQC00A250117', 'shirt'),
	],
};
