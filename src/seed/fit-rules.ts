import type { FitRuleSeed } from './types.ts';

const FIRST = {
	it: 'Prima stesura.',
	en: 'First version.',
	es: 'Primera versión.',
	fr: 'Première version.',
	ja: '初版。',
};
const NO_ADAPTER = { it: '', en: '', es: '', fr: '', ja: '' };
const SPACER = {
	it: 'distanziale da 1,85 mm dietro la cassetta',
	en: 'a 1.85 mm spacer behind the cassette',
	es: 'un espaciador de 1,85 mm detrás del cassette',
	fr: 'une entretoise de 1,85 mm derrière la cassette',
	ja: 'カセットの裏に入れる1.85mmスペーサー',
};
const N3W_ADAPTER = {
	it: 'anello adattatore Campagnolo N3W',
	en: 'the Campagnolo N3W adapter ring',
	es: 'el anillo adaptador Campagnolo N3W',
	fr: 'la bague d’adaptation Campagnolo N3W',
	ja: 'Campagnolo N3W用アダプターリング',
};
const OWN = 'Livenza';
const CASSETTES = 'Livenza';

const groupset = (
	subject: string,
	name: string,
	freehub: string,
	adapter = NO_ADAPTER,
): FitRuleSeed => ({
	id: `groupset-${subject}-${freehub}-2025-02-10`,
	rule: 'groupset',
	subject,
	name,
	freehub,
	adapter,
	source: CASSETTES,
	is_own: true,
	valid_from: '2025-02-10',
	reason: FIRST,
});

/** Fit rules of the demo maker; a standard's own figures name it, all others are the maker's. */
export const FIT_RULES: FitRuleSeed[] = [
	{
		id: 'hookless-pressure-2025-02-10',
		rule: 'hookless_pressure',
		value: 5,
		source: 'ETRTO Standards Manual, ISO 5775-2',
		is_own: false,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	{
		id: 'hookless-tyre-0-2025-02-10',
		rule: 'hookless_tyre',
		subject: '0',
		value: 28,
		source: OWN,
		is_own: true,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	{
		id: 'hookless-tyre-25-2025-02-10',
		rule: 'hookless_tyre',
		subject: '25',
		value: 28,
		source: OWN,
		is_own: true,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	{
		id: 'hookless-tyre-25-2025-06-01',
		rule: 'hookless_tyre',
		subject: '25',
		value: 29,
		source: 'ETRTO Standards Manual',
		is_own: false,
		valid_from: '2025-06-01',
		reason: {
			it: 'Il nostro limite di 28 mm era più largo di quello del manuale ETRTO: da qui in poi vale quello.',
			en: 'Our limit of 28 mm was wider than that of the ETRTO manual: from here on the manual holds.',
			es: 'Nuestro límite de 28 mm era más amplio que el del manual ETRTO: desde aquí vale el del manual.',
			fr: 'Notre limite de 28 mm était plus large que celle des normes ETRTO : désormais, ce sont elles qui valent.',
			ja: '当社の下限28mmはETRTOの規格書より緩いものでした。以後は規格書の値に従います。',
		},
	},
	{
		id: 'tyre-over-rim-2025-02-10',
		rule: 'tyre_over_rim',
		value: 2,
		source: OWN,
		is_own: true,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	{
		id: 'rider-least-2025-02-10',
		rule: 'rider_least',
		value: 35,
		source: OWN,
		is_own: true,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	...['road', 'triathlon'].map((subject): FitRuleSeed => ({
		id: `race-rim-height-${subject}-2026-01-01`,
		rule: 'race_rim_height',
		subject,
		value: 65,
		source: 'UCI 1.3.018',
		is_own: false,
		valid_from: '2026-01-01',
		reason: {
			it: 'L’UCI limita a 65 mm il profilo dei cerchi nelle gare su strada con partenza in linea.',
			en: 'The UCI limits rims to a depth of 65 mm in mass-start road races.',
			es: 'La UCI limita a 65 mm el perfil de las llantas en las carreras en ruta con salida en grupo.',
			fr: 'L’UCI limite la hauteur des jantes à 65 mm dans les courses sur route en ligne.',
			ja: 'UCIがマススタートのロードレースでリムハイトを65mmまでに制限しました。',
		},
	})),
	groupset('shimano-12', 'Shimano 12', 'hg'),
	groupset('shimano-11', 'Shimano 11', 'hg'),
	groupset('shimano-8-10', 'Shimano 8–10', 'hg', SPACER),
	groupset('shimano-12-mtb', 'Shimano 12 (10T)', 'ms'),
	groupset('sram-12', 'SRAM 12 (XDR)', 'xdr'),
	groupset('sram-eagle', 'SRAM 12 (XD)', 'xd'),
	groupset('sram-eagle', 'SRAM 12 (XD)', 'xdr', SPACER),
	groupset('sram-11', 'SRAM 11 (11T)', 'hg'),
	groupset('campagnolo-13', 'Campagnolo 13', 'n3w'),
	groupset('campagnolo-11-12', 'Campagnolo 11/12', 'n3w', N3W_ADAPTER),
];
