import { toPage, toRoute } from '../../links.ts';
import type { BlockSeed, LabelledLinkSeed } from '../../types.ts';
import type { TextPicker } from '../page.ts';

/** Block about where to see the wheels: the last one on every landing page. */
export const whereToSee = (t: TextPicker): BlockSeed => ({
	type: 'store_teaser',
	title: t({
		it: 'Vederle dal vivo',
		en: 'See them in a store',
		es: 'Verlas en persona',
		fr: 'Les voir en magasin',
		ja: '取扱店で見る',
	}),
	text: t({
		it: 'I punti vendita indicano le gamme che tengono: cerca quelli con ruote in carbonio e chiedi quali altezze hanno in negozio.',
		en: 'Stores state which ranges they carry: look for carbon wheels and ask which models they have on display.',
		es: 'Los puntos de venta indican las gamas que tienen: busca los de ruedas de carbono y pregunta qué modelos hay en tienda.',
		fr: 'Les points de vente indiquent les gammes qu’ils proposent : cherchez les roues carbone et demandez quels modèles sont en magasin.',
		ja: '各店の取り扱いシリーズを掲載しています。カーボンホイールを扱う取扱店を探し、店頭にあるモデルをお問い合わせください。',
	}),
});

/** The wheel, turning while the page is scrolled past it. */
export const fromEverySide = (t: TextPicker, product_id: string): BlockSeed => ({
	type: 'wheel_turn',
	title: t({
		it: 'Da ogni lato',
		en: 'From every side',
		es: 'Desde todos los lados',
		fr: 'Sous tous les angles',
		ja: 'あらゆる角度から',
	}),
	text: null,
	product_id,
});

/** The seller's two years and the maker's two, kept apart, with the link to register. */
export const fourYears = (t: TextPicker): BlockSeed => ({
	type: 'cta',
	title: t({
		it: 'Garanzia: {legal_years} anni del venditore, {extension_years} nostri',
		en: 'Warranty: {legal_years} years from the seller, {extension_years} from us',
		es: 'Garantía: {legal_years} años del vendedor, hasta {warranty_years} con nosotros',
		fr: 'Garantie : {legal_years} ans du vendeur, {extension_years} ans de notre part',
		ja: '販売者の{legal_years}年保証と、Livenzaの{extension_years}年保証',
	}),
	text: t({
		it: 'La garanzia legale è del venditore e dura {legal_years} anni. Per le ruote in carbonio registrate entro {registration_days} giorni dall’acquisto il produttore ne aggiunge altri {extension_years}, senza costi.',
		en: 'The legal guarantee is the seller’s and lasts {legal_years} years. For carbon wheels registered within {registration_days} days of purchase the manufacturer adds {extension_years} more, free of charge.',
		es: 'La garantía legal es del vendedor y dura {legal_years} años. Para las ruedas de carbono registradas en los {registration_days} días siguientes a la compra, el fabricante añade la suya hasta los {warranty_years} años, sin coste.',
		fr: 'La garantie légale incombe au vendeur et dure {legal_years} ans. Pour les roues carbone enregistrées dans les {registration_days} jours suivant l’achat, le fabricant en ajoute {extension_years} autres, sans frais.',
		ja: '法定保証は販売者の責任で{legal_years}年間です。購入後{registration_days}日以内に登録されたカーボンホイールには、メーカーがさらに{extension_years}年間を無償で保証します。',
	}),
	links: [
		{
			label: t({
				it: 'Registra una ruota',
				en: 'Register a wheel',
				es: 'Registrar una rueda',
				fr: 'Enregistrer une roue',
				ja: 'ホイールを登録する',
			}),
			link: toPage('warranty-extension'),
		},
	],
});

export const findStore = (t: TextPicker): LabelledLinkSeed => ({
	label: t({
		it: 'Trova un rivenditore',
		en: 'Find a dealer',
		es: 'Encuentra tu tienda',
		fr: 'Trouver un point de vente',
		ja: '取扱店を探す',
	}),
	link: toRoute('store-locator'),
});

export const compareHeights = (t: TextPicker): LabelledLinkSeed => ({
	label: t({
		it: 'Confronta le tre altezze',
		en: 'Compare the three heights',
		es: 'Comparar las tres alturas',
		fr: 'Comparer les trois hauteurs',
		ja: '3種類のリムハイトを比較',
	}),
	link: toPage('kleos-rd'),
});
