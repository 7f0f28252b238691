import type { SearchGroup } from '#contract/search/search.ts';
import { everyLocale } from '#server/platform/mail/texts/every-locale.ts';

interface SearchTexts {
	title: string;
	label: string;
	button: string;
	results: string;
	none: string;
	empty: string;
	near: string;
	instead: string;
	advice: string;
	serial: string;
	serialLink: string;
	from: string;
	groups: Readonly<Record<SearchGroup, string>>;
}

/** Words of the search page for those without script. */
export const SEARCH_TEXTS = everyLocale<SearchTexts>({
	it: {
		title: 'Cerca',
		label: 'Cerca nel sito',
		button: 'Cerca',
		results: 'Risultati: {{count}}',
		none: 'Nessun risultato per «{{query}}».',
		empty: 'Scrivi almeno una parola o un codice.',
		near: 'Cercavi:',
		instead: 'Tre ruote da cui partire',
		advice: 'Trova la ruota adatta alla tua bici',
		serial: 'Sembra un numero di serie: {{serial}}',
		serialLink: 'Apri il passaporto della ruota',
		from: 'da {{amount}}',
		groups: {
			wheels: 'Ruote',
			components: 'Componenti',
			spares: 'Ricambi e accessori',
			pages: 'Pagine',
			manuals: 'Manuali e documenti',
			news: 'News',
			jobs: 'Posizioni aperte',
			stores: 'Punti vendita',
		},
	},
	en: {
		title: 'Search',
		label: 'Search the site',
		button: 'Search',
		results: 'Results: {{count}}',
		none: 'No results for “{{query}}”.',
		empty: 'Type at least one word or a code.',
		near: 'Did you mean:',
		instead: 'Three wheels to start from',
		advice: 'Find the wheel that fits your bike',
		serial: 'This looks like a serial number: {{serial}}',
		serialLink: 'Open the wheel passport',
		from: 'from {{amount}}',
		groups: {
			wheels: 'Wheels',
			components: 'Components',
			spares: 'Spares and accessories',
			pages: 'Pages',
			manuals: 'Manuals and documents',
			news: 'News',
			jobs: 'Open positions',
			stores: 'Dealers',
		},
	},
	es: {
		title: 'Buscar',
		label: 'Buscar en el sitio',
		button: 'Buscar',
		results: 'Resultados: {{count}}',
		none: 'No hay resultados para «{{query}}».',
		empty: 'Escribe al menos una palabra o un código.',
		near: 'Quizá buscabas:',
		instead: 'Tres ruedas para empezar',
		advice: 'Encuentra la rueda que va con tu bici',
		serial: 'Parece un número de serie: {{serial}}',
		serialLink: 'Abrir el pasaporte de la rueda',
		from: 'desde {{amount}}',
		groups: {
			wheels: 'Ruedas',
			components: 'Componentes',
			spares: 'Recambios y accesorios',
			pages: 'Páginas',
			manuals: 'Manuales y documentos',
			news: 'Noticias',
			jobs: 'Ofertas de empleo',
			stores: 'Puntos de venta',
		},
	},
	fr: {
		title: 'Rechercher',
		label: 'Rechercher sur le site',
		button: 'Rechercher',
		results: 'Résultats : {{count}}',
		none: 'Aucun résultat pour « {{query}} ».',
		empty: 'Saisissez au moins un mot ou une référence.',
		near: 'Vous cherchiez :',
		instead: 'Trois roues pour commencer',
		advice: 'Trouver la roue qui va sur votre vélo',
		serial: 'Cela ressemble à un numéro de série : {{serial}}',
		serialLink: 'Ouvrir le passeport de la roue',
		from: 'à partir de {{amount}}',
		groups: {
			wheels: 'Roues',
			components: 'Composants',
			spares: 'Pièces et accessoires',
			pages: 'Pages',
			manuals: 'Notices et documents',
			news: 'Actualités',
			jobs: 'Postes ouverts',
			stores: 'Points de vente',
		},
	},
	ja: {
		title: '検索',
		label: 'サイト内検索',
		button: '検索',
		results: '検索結果：{{count}}件',
		none: '「{{query}}」に一致する結果はありません。',
		empty: '単語または品番を入力してください。',
		near: 'もしかして：',
		instead: 'まずはこの3本から',
		advice: '愛車に合うホイールを探す',
		serial: 'シリアル番号のようです：{{serial}}',
		serialLink: 'ホイールパスポートを開く',
		from: '{{amount}}から',
		groups: {
			wheels: 'ホイール',
			components: 'コンポーネント',
			spares: '補修部品・アクセサリー',
			pages: 'ページ',
			manuals: '取扱説明書・資料',
			news: 'ニュース',
			jobs: '募集中の職種',
			stores: '取扱店',
		},
	},
});
