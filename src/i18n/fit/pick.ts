import type { Locale } from '#contract/locales.ts';

/** Words of the choice of tyre and weight, which come with its script. */
interface PickWords {
	tyre: string;
	rider: string;
	/** Starting pressures, with the places `{{front}}` and `{{rear}}`. */
	result: string;
	/** Said where the rim does not admit the pressure that the weight asks for. */
	none: string;
}

export const PICK_WORDS: Record<Locale, PickWords> = {
	it: {
		tyre: 'Copertura (mm)',
		rider: 'Peso del ciclista (kg)',
		result: 'pressione {{front}} davanti, {{rear}} dietro',
		none: 'a questo peso vorrebbe più pressione di quanta il cerchio ammette',
	},
	en: {
		tyre: 'Tyre (mm)',
		rider: 'Rider weight (kg)',
		result: 'pressure {{front}} front, {{rear}} rear',
		none: 'at this weight it would need more pressure than the rim allows',
	},
	es: {
		tyre: 'Cubierta (mm)',
		rider: 'Peso del ciclista (kg)',
		result: 'presión: {{front}} delante, {{rear}} detrás',
		none: 'con este peso necesitaría más presión de la que admite la llanta',
	},
	fr: {
		tyre: 'Pneu (mm)',
		rider: 'Poids du cycliste (kg)',
		result: 'pression : {{front}} à l’avant, {{rear}} à l’arrière',
		none: 'à ce poids, il faudrait plus de pression que la jante n’en admet',
	},
	ja: {
		tyre: 'タイヤ幅（mm）',
		rider: '体重（kg）',
		result: '空気圧：フロント{{front}}、リア{{rear}}',
		none: 'この体重ではリムの上限を超える空気圧が必要です',
	},
};
