import type { Locale } from '#contract/locales.ts';

/** Kinds of block. */
export const blocks = {
	hero: 'Apertura',
	rich_text: 'Testo',
	text_media: 'Testo e immagine',
	gallery: 'Galleria',
	video: 'Filmato',
	numbers: 'Numeri',
	product_numbers: 'Numeri di un prodotto',
	timeline: 'Storia per anni',
	quote: 'Citazione',
	product_list: 'Elenco di prodotti',
	section_list: 'Elenco di sezioni',
	comparison: 'Confronto',
	drawing: 'Disegno tecnico',
	exploded_view: 'Vista esplosa',
	section_scrubber: 'Sezioni a cursore',
	wheel_turn: 'Ruota che gira con la pagina',
	wheel_sheet: 'Scheda di misura di una ruota',
	accordion: 'Testi a fisarmonica',
	download_list: 'Elenco di documenti',
	team_list: 'Squadre',
	news_list: 'Notizie',
	store_teaser: 'Punti vendita',
	cta: 'Invito',
	contact: 'Contatti',
	form: 'Modulo',
	cookie_table: 'Tabella dei cookie',
	_broken: 'Blocco illeggibile',
};

/** Kinds of entry, singular and plural. */
export const entities = {
	page: {
		one: 'Pagina',
		many: 'Pagine',
	},
	news: {
		one: 'Notizia',
		many: 'Notizie',
	},
	job: {
		one: 'Posizione',
		many: 'Lavora con noi',
	},
	product: {
		one: 'Prodotto',
		many: 'Prodotti',
	},
	category: {
		one: 'Categoria',
		many: 'Categorie',
	},
	product_usage: {
		one: 'Utilizzo',
		many: 'Utilizzi',
	},
	menu: {
		one: 'Menu',
		many: 'Menu',
	},
	redirect: {
		one: 'Rinvio',
		many: 'Rinvii',
	},
	settings: {
		one: 'Impostazioni',
		many: 'Impostazioni',
	},
	store: {
		one: 'Punto vendita',
		many: 'Punti vendita',
	},
	document: {
		one: 'Documento',
		many: 'Documenti',
	},
	form: {
		one: 'Modulo',
		many: 'Moduli',
	},
	announcement: {
		one: 'Annuncio',
		many: 'Annunci',
	},
};

/** Languages of the site. */
export const locales: Record<Locale, string> = {
	it: 'Italiano',
	en: 'Inglese',
	es: 'Spagnolo',
	fr: 'Francese',
	ja: 'Giapponese',
};

/** Name for a document as a whole. */
export const whole = 'Tutto';
export const listPage = 'la pagina %{page} di un elenco';
export const picture = 'Immagine della libreria';
