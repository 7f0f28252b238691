import type { Term } from './term.ts';

/** Terms of tyres, and of what holds them on the rim. */
export const TYRE_TERMS: Record<string, Term> = {
	tyre: {
		words: { it: 'copertura', en: 'tyre', es: 'cubierta', fr: 'pneu', ja: 'タイヤ' },
		avoid: {
			it: [
				'pneumatic[oi]',
				'coperton[ei]',
				{
					word: 'copertoncin[oi]',
					why: {
						it: 'ha il tallone: mai su un cerchio hookless',
						en: 'a clincher, never on a hookless rim',
					},
				},
			],
			en: ['tires?'],
			es: ['neumáticos?'],
		},
	},
	hookless: {
		words: {
			it: 'senza uncino',
			en: 'hookless',
			es: 'sin gancho',
			fr: 'sans crochet',
			ja: 'フックレス',
		},
		avoid: { fr: ['(?:sans|avec|à) crochets'], it: ['senza uncini'], es: ['sin ganchos'] },
	},
	rim_tape: {
		words: {
			it: 'nastro tubeless',
			en: 'rim tape',
			es: 'cinta de llanta, cinta tubeless',
			fr: 'fond de jante',
			ja: 'リムテープ',
		},
		avoid: { es: ['fondos? de llanta'], fr: ['ruban tubeless'] },
	},
	sealant: {
		words: {
			it: 'liquido sigillante',
			en: 'sealant',
			es: 'sellante',
			fr: 'préventif',
			ja: 'シーラント',
		},
		avoid: { it: ['lattice'] },
	},
};
