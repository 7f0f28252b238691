import type { BicycleBrake, WheelBrake } from '#contract/fit/brakes.ts';
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
const ROTOR_ADAPTER = {
	it: 'adattatore da 6 fori a Center Lock',
	en: 'a 6-bolt to Center Lock adapter',
	es: 'un adaptador de 6 tornillos a Center Lock',
	fr: 'un adaptateur de 6 trous vers Center Lock',
	ja: '6ボルトローター用センターロックアダプター',
};
const SIX_BOLT_ROTORS = {
	it: 'dischi a 6 fori al posto dei tuoi',
	en: '6-bolt rotors in place of yours',
	es: 'discos de 6 tornillos en lugar de los tuyos',
	fr: 'des disques à 6 trous à la place des vôtres',
	ja: '6ボルトローター（お手持ちのローターと交換）',
};
const OWN = 'Livenza';
const SIX_BOLT = 'International Standard, 44 mm';
const ISO_TYRES = 'ISO 5775-1:2023';
const RACES = 'UCI 1.3.018';

/** A limit of the maker's own, from the first day of the rules. */
const own = (rule: FitRuleSeed['rule'], value: number, subject = ''): FitRuleSeed => ({
	id: `${[rule.replaceAll('_', '-'), subject].filter(Boolean).join('-')}-2025-02-10`,
	rule,
	...(subject === '' ? {} : { subject }),
	value,
	source: OWN,
	is_own: true,
	valid_from: '2025-02-10',
	reason: FIRST,
});

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
	// The maker of a cassette states on which bodies it fits.
	source: name.split(' ')[0] ?? name,
	is_own: false,
	valid_from: '2025-02-10',
	reason: FIRST,
});

const brake = (
	subject: BicycleBrake,
	part: WheelBrake,
	source = OWN,
	adapter = NO_ADAPTER,
): FitRuleSeed => ({
	id: `brake-${subject}-${part}-2025-02-10`,
	rule: 'brake',
	subject,
	part,
	adapter,
	source,
	is_own: source === OWN,
	valid_from: '2025-02-10',
	reason: FIRST,
});

/** Figures of the formula of starting pressures. */
const PRESSURE = [
	{
		rule: 'pressure_drop',
		value: 15,
		source: 'F. Berto, Bicycle Quarterly',
		reason: {
			it: 'Le nostre pressioni partono dalle misure di Frank Berto.',
			en: 'Our pressures start from the measurements of Frank Berto.',
			es: 'Nuestras presiones parten de las mediciones de Frank Berto.',
			fr: 'Nos pressions partent des mesures de Frank Berto.',
			ja: '空気圧はフランク・ベルトの測定値を基に算出します。',
		},
	},
	{
		rule: 'pressure_front',
		value: 48,
		source: OWN,
		reason: {
			it: 'Tra il 45% misurato da Berto sulle bici da turismo e la metà che serve in frenata.',
			en: 'Between the 45% that Berto measured on touring bikes and the half that braking asks for.',
			es: 'Entre el 45 % que Berto midió en bicis de viaje y la mitad que pide la frenada.',
			fr: 'Entre les 45 % que Berto a mesurés sur des vélos de voyage et la moitié que demande le freinage.',
			ja: 'ベルトがツーリング車で測定した45%と、制動時に必要な50%の間の値です。',
		},
	},
	{
		rule: 'pressure_least',
		value: 1.2,
		source: OWN,
		reason: {
			it: 'È il minimo che si legge sulle coperture larghe: il calcolo darebbe di meno.',
			en: 'The minimum printed on wide tyres: the calculation alone would give less.',
			es: 'Es el mínimo que llevan impreso las cubiertas anchas: el cálculo daría menos.',
			fr: 'C’est le minimum imprimé sur les pneus larges : le calcul seul donnerait moins.',
			ja: '太いタイヤに表示されている下限値です。計算だけではこれを下回ります。',
		},
	},
] as const;

const RACED = ['road', 'triathlon'];

/** Fit rules of the demo maker; a standard's own figures name it, all others are the maker's. */
export const FIT_RULES: FitRuleSeed[] = [
	own('tyre_least', 25, '20'),
	own('tyre_least', 28, '22'),
	own('tyre_least', 35, '26'),
	own('tyre_most', 32, '18'),
	own('tyre_most', 35, '20'),
	own('tyre_most', 40, '22'),
	own('tyre_most', 57, '26'),
	own('tyre_over_rim', 2),
	own('hookless_tyre', 28, '0'),
	own('hookless_tyre', 28, '25'),
	{
		id: 'hookless-tyre-25-2025-06-01',
		rule: 'hookless_tyre',
		subject: '25',
		value: 29,
		source: `${ISO_TYRES}, ETRTO Standards Manual`,
		is_own: false,
		valid_from: '2025-06-01',
		reason: {
			it: 'Il nostro limite di 28 mm era meno severo di quello del manuale ETRTO: da qui in poi vale quello.',
			en: 'Our limit of 28 mm was less strict than the ETRTO manual’s, which applies from here on.',
			es: 'Nuestro límite de 28 mm era menos estricto que el del manual ETRTO: desde aquí vale el del manual.',
			fr: 'Notre limite de 28 mm était moins stricte que celle des normes ETRTO, qui s’applique désormais.',
			ja: '当社の下限28mmはETRTOの規格書より緩いものでした。以後は規格書の値に従います。',
		},
	},
	{
		id: 'hookless-pressure-2025-02-10',
		rule: 'hookless_pressure',
		value: 5,
		source: `ETRTO Standards Manual, ${ISO_TYRES}`,
		is_own: false,
		valid_from: '2025-02-10',
		reason: FIRST,
	},
	...(
		[
			[30, 4.5],
			[35, 4],
			[40, 3.5],
			[45, 3],
			[55, 2.5],
			[65, 2],
		] as const
	).map(([tyre, value]): FitRuleSeed => ({
		id: `hookless-pressure-${tyre}-2025-06-01`,
		rule: 'hookless_pressure',
		subject: String(tyre),
		value,
		source: ISO_TYRES,
		is_own: false,
		valid_from: '2025-06-01',
		reason: {
			it: 'La norma abbassa il limite con la larghezza della copertura; il nostro era uguale per tutte.',
			en: 'The standard lowers the limit as the tyre gets wider; ours was the same for all.',
			es: 'La norma baja el límite según el ancho de la cubierta; el nuestro era igual para todas.',
			fr: 'La norme abaisse la limite quand le pneu s’élargit ; la nôtre était la même pour tous.',
			ja: '規格ではタイヤが太いほど上限が低くなります。従来はすべての幅で同じ値としていました。',
		},
	})),
	...PRESSURE.map(({ rule, value, source, reason }): FitRuleSeed => ({
		...own(rule, value),
		source,
		is_own: source === OWN,
		reason,
	})),
	own('rider_least', 35),
	own('bicycle_weight', 10),
	own('axle_difference', 0),
	...RACED.map((subject): FitRuleSeed => ({
		...own('race_spokes', 12, subject),
		source: RACES,
		is_own: false,
	})),
	...RACED.map((subject): FitRuleSeed => ({
		id: `race-rim-height-${subject}-2026-01-01`,
		rule: 'race_rim_height',
		subject,
		value: 65,
		source: RACES,
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
	brake('disc', 'splined'),
	brake('disc', 'six-bolt'),
	brake('disc-splined', 'splined', 'Shimano'),
	brake('disc-splined', 'six-bolt', SIX_BOLT, SIX_BOLT_ROTORS),
	brake('disc-six-bolt', 'six-bolt', SIX_BOLT),
	brake('disc-six-bolt', 'splined', 'Shimano', ROTOR_ADAPTER),
	brake('rim', 'rim'),
	brake('none', 'none'),
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
