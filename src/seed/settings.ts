import { NAME } from '#brand/brand.ts';
import type { SettingsSeed } from './types.ts';

/**
 * The invented maker. Nothing here can reach anyone: reserved domains, a telephone number that is
 * not given out, and a VAT number that passes the check digit but names no revenue office.
 */
export const SETTINGS: SettingsSeed = {
	site_name: { it: NAME, en: NAME, es: NAME, fr: NAME, ja: NAME },
	payoff: {
		it: 'Componenti per ciclismo dal 1919',
		en: 'Cycling components since 1919',
		es: 'Componentes de ciclismo desde 1919',
		fr: 'Composants pour le cyclisme depuis 1919',
		ja: '1919年創業の自転車コンポーネントメーカー',
	},
	description: {
		it: 'Ruote, mozzi, guarniture, cassette e componenti per strada, gravel, mountain bike e pista, progettati e assemblati a San Vendemiano, in provincia di Treviso.',
		en: 'Wheels, hubs, cranksets, cassettes and components for road, gravel, mountain bike and track, designed and assembled in San Vendemiano, north-east Italy.',
		es: 'Ruedas, bujes, bielas, cassettes y componentes para carretera, gravel, MTB y pista, diseñados y montados en San Vendemiano, en el noreste de Italia.',
		fr: 'Roues, moyeux, pédaliers, cassettes et composants pour la route, le gravel, le VTT et la piste, conçus et assemblés à San Vendemiano, dans le nord-est de l’Italie.',
		ja: 'ロード、グラベル、マウンテンバイク、トラック向けの完組ホイール、ハブ、クランクセット、カセット、各種コンポーネント。北イタリアのサン・ヴェンデミアーノで設計し、組み立てています。',
	},
	founded: 1919,
	catalogue_year: 2025,
	company: {
		legal_name: 'Livenza S.p.A.',
		representative: 'Marta Piavon',
		street: 'Via dell’Industria 19',
		postal_code: '31020',
		city: 'San Vendemiano',
		province: 'TV',
		country: 'IT',
		email: 'info@livenza.example',
		phone: '+39 0438 000000',
		website: 'https://www.livenza.example',
		map_url: 'https://www.openstreetmap.org/?mlat=45.891&mlon=12.337#map=15/45.891/12.337',
		latitude: 45.891,
		longitude: 12.337,
		vat_number: 'IT01234567897',
		tax_code: '01234567897',
		company_register: 'Treviso-Belluno',
		rea_number: 'TV-000000',
		share_capital: {
			it: '3.000.000 € i.v.',
			en: '€3,000,000, fully paid up',
			es: '3.000.000 € totalmente desembolsado',
			fr: '3 000 000 € entièrement libéré',
			ja: '3,000,000ユーロ（全額払込済み）',
		},
		certified_email: 'pec@livenza.example',
		group_note: {
			it: 'Dal 2022 la società è soggetta a direzione e coordinamento di Livenza Holding N.V., Amsterdam (art. 2497-bis c.c.).',
			en: 'Since 2022 the company has been managed and coordinated by Livenza Holding N.V., Amsterdam (Article 2497-bis of the Italian Civil Code).',
			es: 'Desde 2022 la sociedad está sujeta a la dirección y coordinación de Livenza Holding N.V., Ámsterdam (art. 2497 bis del Código Civil italiano).',
			fr: 'Depuis 2022, société soumise à la direction et à la coordination de Livenza Holding N.V., Amsterdam (art. 2497-bis du Code civil italien).',
			ja: '当社は2022年より、Livenza Holding N.V.（アムステルダム）の指揮・統括を受けています（イタリア民法第2497条の2）。',
		},
	},
	social: [
		{ network: 'facebook', url: 'https://social.example/livenza/facebook' },
		{ network: 'instagram', url: 'https://social.example/livenza/instagram' },
		{ network: 'youtube', url: 'https://social.example/livenza/youtube' },
		{ network: 'x', url: 'https://social.example/livenza/x' },
		{ network: 'linkedin', url: 'https://social.example/livenza/linkedin' },
	],
	shop: {
		is_enabled: true,
		default_country: 'IT',
		default_currency: 'EUR',
		standard_delivery_days: { min: 5, max: 6 },
		express_delivery_hours: { min: 48, max: 72 },
		support_hours: [
			{ from_day: 'mon', to_day: 'fri', opens: '8:30', closes: '12:30' },
			{ from_day: 'mon', to_day: 'fri', opens: '14:30', closes: '18:30' },
		],
	},
	measurement: { mode: 'own', ga4_id: null, edition: 1 },
	uploads: { file_bytes: 10 * 1024 * 1024, form_bytes: 25 * 1024 * 1024 },
	switcher_locales: {
		default: ['it', 'en', 'ja'],
		landing: ['it', 'en', 'es', 'fr', 'ja'],
	},
};
