import { toPage } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const DOWNLOAD = inEveryLocale({
	id: 'download',
	template: 'download',
	slug: {
		it: 'download',
		en: 'downloads',
		es: 'descargas',
		fr: 'telechargements',
		ja: 'downloads',
	},
	title: {
		it: 'Download',
		en: 'Downloads',
		es: 'Descargas',
		fr: 'Téléchargements',
		ja: 'ダウンロード',
	},
	description: {
		it: 'Catalogo e listino 2025, manuali d’uso, schede tecniche, condizioni di garanzia e dichiarazioni in formato PDF.',
		en: '2025 catalogue and price list, user manuals, technical sheets, warranty conditions and declarations as PDF files.',
		es: 'Catálogo y lista de precios 2025, manuales de uso, fichas técnicas, condiciones de garantía y declaraciones en PDF.',
		fr: 'Catalogue et tarif 2025, notices, fiches techniques, conditions de garantie et déclarations au format PDF.',
		ja: '2025年版カタログと価格表、取扱説明書、技術資料、保証規定、適合宣言書をPDFでご用意しています。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: null,
			html: t({
				it: '<p>Accanto a ogni documento sono indicati lingua, formato, dimensione e data. Un manuale può uscire in una lingua prima che in un’altra: in quel caso compare quello disponibile.</p>',
				en: '<p>Language, format, size and date are given beside each document. A manual may come out in one language before another; the one available is then listed.</p>',
				es: '<p>Junto a cada documento figuran idioma, formato, tamaño y fecha. Un manual puede publicarse en un idioma antes que en otro: en ese caso aparece el disponible.</p>',
				fr: '<p>Langue, format, taille et date sont indiqués à côté de chaque document. Une notice peut paraître dans une langue avant les autres : c’est alors la version disponible qui figure ici.</p>',
				ja: '<p>各資料には、言語、形式、サイズ、発行日を記載しています。言語によって発行時期が異なる場合は、入手可能な版を掲載します。</p>',
			}),
		},
		{
			type: 'download_list',
			title: t({
				it: 'Cataloghi',
				en: 'Catalogues',
				es: 'Catálogos',
				fr: 'Catalogues',
				ja: 'カタログ',
			}),
			kind: 'catalogue',
			product_id: null,
		},
		{
			type: 'download_list',
			title: t({
				it: 'Listini',
				en: 'Price lists',
				es: 'Listas de precios',
				fr: 'Tarifs',
				ja: '価格表',
			}),
			kind: 'price_list',
			product_id: null,
		},
		{
			type: 'download_list',
			title: t({
				it: 'Manuali',
				en: 'Manuals',
				es: 'Manuales',
				fr: 'Notices',
				ja: '取扱説明書',
			}),
			kind: 'manual',
			product_id: null,
		},
		{
			type: 'download_list',
			title: t({
				it: 'Schede tecniche',
				en: 'Technical sheets',
				es: 'Fichas técnicas',
				fr: 'Fiches techniques',
				ja: '技術資料',
			}),
			kind: 'technical_sheet',
			product_id: null,
		},
		{
			type: 'download_list',
			title: t({
				it: 'Garanzia',
				en: 'Warranty',
				es: 'Garantía',
				fr: 'Garantie',
				ja: '保証',
			}),
			kind: 'warranty',
			product_id: null,
		},
		{
			type: 'download_list',
			title: t({
				it: 'Dichiarazioni',
				en: 'Declarations',
				es: 'Declaraciones',
				fr: 'Déclarations',
				ja: '適合宣言書',
			}),
			kind: 'declaration',
			product_id: null,
		},
		{
			type: 'cta',
			title: t({
				it: 'Manca un documento?',
				en: 'Is a document missing?',
				es: '¿Falta un documento?',
				fr: 'Il manque un document ?',
				ja: '資料が見つからない場合',
			}),
			text: t({
				it: 'Conserviamo i manuali dei prodotti fuori catalogo: scrivici il codice e te lo mandiamo.',
				en: 'We keep the manuals of discontinued products: tell us the code and we will send it.',
				es: 'Guardamos los manuales de productos descatalogados: indícanos el código y te lo enviamos.',
				fr: 'Nous conservons les notices des anciens produits : indiquez-nous la référence, nous vous l’enverrons.',
				ja: '生産終了品の取扱説明書も保管しています。製品コードをお知らせいただければお送りします。',
			}),
			links: [
				{
					label: t({
						it: 'Richiedi un documento',
						en: 'Ask for a document',
						es: 'Solicitar un documento',
						fr: 'Demander un document',
						ja: '資料を請求する',
					}),
					link: toPage('contacts'),
				},
			],
		},
	],
});
