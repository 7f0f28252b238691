import type { Term } from './term.ts';

/** Terms of the rest of the bicycle, and of the terrain. */
export const BICYCLE_TERMS: Record<string, Term> = {
	cassette: {
		words: { it: 'cassetta', en: 'cassette', es: 'cassette', fr: 'cassette', ja: 'カセット' },
		avoid: { it: ['pacco pignoni'], es: ['casetes?'] },
	},
	chainline: {
		words: {
			it: 'linea catena',
			en: 'chainline',
			es: 'línea de cadena',
			fr: 'ligne de chaîne',
			ja: 'チェーンライン',
		},
		avoid: { en: ['chain lines?'] },
	},
	bolt_circle: {
		words: { it: 'girobulloni', en: 'bolt circle', es: 'BCD', fr: 'entraxe', ja: 'PCD' },
		avoid: { es: ['círculo de tornillos', 'entre tornillos'], ja: ['BCD'] },
	},
	crank_spindle: {
		words: {
			it: 'perno',
			en: 'spindle',
			es: 'eje',
			fr: 'axe',
			ja: 'クランク軸',
		},
		avoid: {
			ja: [
				'スピンドル',
				{
					word: 'アクスル径',
					why: {
						it: 'アクスル è il perno passante di un mozzo',
						en: 'アクスル is the thru-axle of a hub',
					},
				},
			],
		},
	},
	press_fit: {
		words: {
			it: 'a pressione',
			en: 'press-fit',
			es: 'a presión',
			fr: 'Press-Fit',
			ja: 'プレスフィット',
		},
		avoid: {
			es: ['pedalieres de presión'],
			fr: [
				{
					word: 'boîtiers (?:de pédalier )?pressés',
					why: { it: 'vuol dire di fretta', en: 'in a hurry' },
				},
			],
			ja: ['圧入式'],
		},
	},
	thru_axle: {
		words: {
			it: 'perno passante',
			en: 'thru-axle',
			es: 'eje pasante',
			fr: 'axe traversant',
			ja: 'スルーアクスル',
		},
		avoid: { en: ['thru axles?', 'through[ -]axles?'] },
	},
	rim_brake: {
		words: {
			it: 'freno a pattino',
			en: 'rim brake',
			es: 'freno de llanta',
			fr: 'frein sur jante',
			ja: 'リムブレーキ',
		},
		avoid: { es: ['frenos? de zapata'] },
	},
	brake_compounds: {
		words: {
			it: 'organica, sinterizzata',
			en: 'organic, sintered',
			es: 'orgánica, sinterizada',
			fr: 'organique, fritté',
			ja: 'レジン（オーガニック）、メタル（シンタード）',
		},
		avoid: { ja: ['(?<!レジン（)オーガニック', '(?<!メタル（)シンタード'] },
	},
	e_mtb: {
		words: { it: 'e-MTB', en: 'e-MTB', es: 'e-MTB', fr: 'VTT électrique', ja: 'e-MTB' },
		avoid: { fr: ['VTTAE'], es: ['BTT'] },
	},
	gravel_roads: {
		words: {
			it: 'strade bianche',
			en: 'gravel roads',
			es: 'strade bianche',
			fr: 'chemins blancs',
			ja: '砂利道',
		},
		avoid: { en: ['white roads?', 'levees?'], es: ['caminos blancos'], ja: ['白い(?:土の)?道'] },
	},
	tarmac: {
		words: { it: 'asfalto', en: 'tarmac', es: 'asfalto', fr: 'bitume', ja: '舗装路' },
		avoid: { fr: ['asphalte'] },
	},
	brake_track: {
		words: {
			it: 'pista frenante',
			en: 'brake track',
			es: 'pista de frenado',
			fr: 'piste de freinage',
			ja: 'ブレーキ面',
		},
		avoid: { en: ['braking tracks?'], ja: ['制動面'] },
	},
	fitting: {
		words: { it: 'montaggio', en: 'fitting', es: 'montaje', fr: 'montage', ja: '取り付け' },
		avoid: { ja: ['取付'] },
	},
	indoors: {
		words: { it: 'al coperto', en: 'indoors', es: 'en sala', fr: 'en salle', ja: '室内' },
		avoid: {
			it: [
				{ word: 'in palestra', why: { it: 'vuol dire in un club sportivo', en: 'means a gym' } },
			],
			en: ['in the gym'],
			es: ['en el gimnasio'],
			ja: ['体育館'],
		},
	},
	velodrome: {
		words: {
			it: 'velodromo',
			en: 'velodrome',
			es: 'velódromo',
			fr: 'vélodrome',
			ja: 'ベロドローム（自転車競技場）',
		},
		avoid: {
			ja: [
				{
					word: '(?<!自転車)競技場',
					why: { it: 'è uno stadio di atletica', en: 'a stadium of athletics' },
				},
			],
		},
	},
};
