import type { ColorSeed, OptionSeed } from './types.ts';

const same = (text: string) => ({ it: text, en: text, es: text, fr: text, ja: text });

export const OPTIONS: OptionSeed[] = [
	{
		code: 'freehub',
		name: { it: 'Corpetto', en: 'Freehub body', es: 'Núcleo', fr: 'Corps de roue libre', ja: 'フリーボディ' },
		values: [
			{ code: 'hg', name: same('HG 11/12v') },
			{ code: 'xdr', name: same('SRAM XDR') },
			{ code: 'n3w', name: same('Campagnolo N3W') },
			{ code: 'ms', name: same('Micro Spline') },
			{ code: 'xd', name: same('SRAM XD') },
		],
	},
];
export const COLORS: ColorSeed[] = [];
