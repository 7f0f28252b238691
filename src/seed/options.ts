import { FREEHUBS } from './catalogue/freehubs.ts';
import type { ColorSeed, OptionSeed } from './types.ts';

type Value = OptionSeed['values'][number];

const same = (text: string) => ({ it: text, en: text, es: text, fr: text, ja: text });

/** Digits with a decimal point, as in English and Japanese, turned to a comma elsewhere. */
const decimal = (text: string) => {
	const comma = text.replace('.', ',');
	return { it: comma, en: text, es: comma, fr: comma, ja: text };
};

const toId = (text: string) => text.toLowerCase().replace(/[. /×–]+/g, '-');

/** Values that read alike in every language; the code is the text with `-` for `.`, `/`, `–`. */
const plain = (texts: string[]): Value[] =>
	texts.map((text) => ({ code: toId(text), name: same(text) }));

/** Measures in mm: code `172-5` is named "172,5 mm" or "172.5 mm". */
const millimetres = (values: number[]): Value[] =>
	values.map((value) => ({ code: toId(String(value)), name: decimal(`${value} mm`) }));

/** Counts and their noun; Japanese sets no space between them. */
const counted = (values: number[], noun: Record<'it' | 'en' | 'es' | 'fr' | 'ja', string>) =>
	values.map((value): Value => ({
		code: String(value),
		name: {
			it: `${value} ${noun.it}`,
			en: `${value} ${noun.en}`,
			es: `${value} ${noun.es}`,
			fr: `${value} ${noun.fr}`,
			ja: `${value}${noun.ja}`,
		},
	}));

/** Whole numbers from `first` to `last`, both included, in steps of `step`. */
const numbers = (first: number, last: number, step = 1) =>
	Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Every choice that distinguishes variants of a product; products name it by its code. */
export const OPTIONS: OptionSeed[] = [
	{
		code: 'freehub',
		decides_fit: true,
		name: {
			it: 'Corpetto',
			en: 'Freehub body',
			es: 'Núcleo',
			fr: 'Corps de roue libre',
			ja: 'フリーボディ',
		},
		values: [
			{ code: 'hg', name: same(FREEHUBS.hg) },
			{ code: 'xdr', name: same(FREEHUBS.xdr) },
			{ code: 'n3w', name: same(FREEHUBS.n3w) },
			{ code: 'ms', name: same(FREEHUBS.ms) },
			{ code: 'xd', name: same(FREEHUBS.xd) },
		],
	},
	{
		code: 'wheel',
		decides_fit: true,
		name: { it: 'Ruota', en: 'Wheel', es: 'Rueda', fr: 'Roue', ja: 'ホイール' },
		values: [
			{
				code: 'front',
				name: { it: 'Anteriore', en: 'Front', es: 'Delantera', fr: 'Avant', ja: 'フロント' },
			},
			{
				code: 'rear',
				name: { it: 'Posteriore', en: 'Rear', es: 'Trasera', fr: 'Arrière', ja: 'リア' },
			},
			{
				code: 'pair',
				name: { it: 'Coppia', en: 'Pair', es: 'Par', fr: 'Paire', ja: '前後セット' },
			},
		],
	},
	{
		code: 'wheel_size',
		decides_fit: true,
		name: {
			it: 'Diametro ruota',
			en: 'Wheel size',
			es: 'Diámetro de rueda',
			fr: 'Diamètre de roue',
			ja: 'ホイールサイズ',
		},
		values: [
			{ code: '700c', name: same('700C') },
			{ code: '650b', name: same('650B') },
			{ code: '29', name: same('29″') },
			{ code: '27-5', name: decimal('27.5″') },
		],
	},
	{
		code: 'size',
		decides_fit: true,
		name: { it: 'Taglia', en: 'Size', es: 'Talla', fr: 'Taille', ja: 'サイズ' },
		values: plain(['XS', 'S', 'M', 'L', 'XL', 'XXL']),
	},
	{
		code: 'sock_size',
		decides_fit: true,
		name: {
			it: 'Numero di scarpa (EU)',
			en: 'Shoe size (EU)',
			es: 'Número de calzado (UE)',
			fr: 'Pointure (UE)',
			ja: '靴サイズ（EU）',
		},
		values: plain(['36–39', '40–43', '44–47']),
	},
	{
		code: 'crank_length',
		decides_fit: true,
		name: {
			it: 'Lunghezza pedivella',
			en: 'Crank length',
			es: 'Longitud de biela',
			fr: 'Longueur de manivelle',
			ja: 'クランク長',
		},
		values: millimetres([160, 165, 167.5, 170, 172.5, 175]),
	},
	{
		code: 'length',
		decides_fit: true,
		name: { it: 'Lunghezza', en: 'Length', es: 'Longitud', fr: 'Longueur', ja: '長さ' },
		// Valves, thru-axles, spokes, seatposts, in this order.
		values: millimetres([
			...[12, 14, 16, 44, 60, 80, 100],
			...[119, 120, 123, 125, 148, 160, 163, 165, 167, 172, 174, 180],
			...numbers(220, 310, 2),
			...[350, 400],
		]),
	},
	{
		code: 'thread',
		decides_fit: true,
		name: { it: 'Filettatura', en: 'Thread', es: 'Rosca', fr: 'Filetage', ja: 'ねじ規格' },
		values: [
			{ code: 'm12-1-0', name: decimal('M12 × 1.0') },
			{ code: 'm12-1-5', name: decimal('M12 × 1.5') },
			{ code: 'm12-1-75', name: decimal('M12 × 1.75') },
			{ code: 'm15-1-5', name: decimal('M15 × 1.5') },
			{ code: 'bsa', name: same('BSA 68') },
			{ code: 'ita', name: same('ITA 70') },
		],
	},
	{
		code: 'teeth',
		decides_fit: true,
		name: { it: 'Denti', en: 'Teeth', es: 'Dientes', fr: 'Dents', ja: '歯数' },
		values: counted([...numbers(12, 22), ...numbers(28, 60)], {
			it: 'denti',
			en: 'teeth',
			es: 'dientes',
			fr: 'dents',
			ja: 'T',
		}),
	},
	{
		code: 'chainrings',
		decides_fit: true,
		name: { it: 'Corone', en: 'Chainrings', es: 'Platos', fr: 'Plateaux', ja: 'チェーンリング' },
		values: plain(['46/30', '48/32', '50/34', '52/36', '53/39', '54/40']),
	},
	{
		code: 'sprockets',
		decides_fit: true,
		name: {
			it: 'Scala pignoni',
			en: 'Sprocket range',
			es: 'Rango de piñones',
			fr: 'Étagement',
			ja: '歯数構成',
		},
		values: plain([
			...['10–28', '10–33', '10–36', '10–42', '10–44', '10–45', '10–50', '10–51', '10–52'],
			...['11–25', '11–28', '11–29', '11–30', '11–32', '11–34', '11–36', '11–40', '11–42'],
			...['12–25', '12–28'],
		]),
	},
	{
		code: 'holes',
		decides_fit: true,
		name: { it: 'Fori', en: 'Holes', es: 'Agujeros', fr: 'Trous', ja: 'ホール数' },
		values: counted([20, 24, 28, 32, 36], {
			it: 'fori',
			en: 'holes',
			es: 'agujeros',
			fr: 'trous',
			ja: 'ホール',
		}),
	},
	{
		code: 'rotor_mount',
		decides_fit: true,
		name: {
			it: 'Attacco disco',
			en: 'Rotor mount',
			es: 'Anclaje del disco',
			fr: 'Fixation du disque',
			ja: 'ローター取り付け',
		},
		values: [
			{
				code: 'center-lock',
				name: {
					it: 'Millerighe con ghiera',
					en: 'Splined with lockring',
					es: 'Estriado con anillo de cierre',
					fr: 'Cannelé avec bague de serrage',
					ja: 'スプライン式（ロックリング）',
				},
			},
			{
				code: 'six-bolt',
				name: { it: '6 fori', en: '6-bolt', es: '6 tornillos', fr: '6 trous', ja: '6ボルト' },
			},
		],
	},
	{
		code: 'diameter',
		decides_fit: true,
		name: { it: 'Diametro', en: 'Diameter', es: 'Diámetro', fr: 'Diamètre', ja: '直径' },
		values: millimetres([24, 25, 27.2, 30, 30.9, 31.6, 34.9, 140, 160, 180]),
	},
	{
		code: 'offset',
		decides_fit: true,
		name: { it: 'Arretramento', en: 'Setback', es: 'Retroceso', fr: 'Recul', ja: 'オフセット' },
		values: millimetres([0, 10, 15, 20, 25]),
	},
	{
		code: 'width',
		decides_fit: true,
		name: { it: 'Larghezza', en: 'Width', es: 'Ancho', fr: 'Largeur', ja: '幅' },
		values: millimetres([17, 19, 21, 23, 24, 25, 27, 28, 30, 32, 34, 68, 73, 86, 86.5, 92]),
	},
	{
		code: 'axle',
		decides_fit: true,
		name: {
			it: 'Perno passante',
			en: 'Thru-axle',
			es: 'Eje pasante',
			fr: 'Axe traversant',
			ja: 'スルーアクスル',
		},
		values: plain(['12×100', '15×100', '15×110', '12×142', '12×148', '12×157']).concat([
			{
				code: 'qr',
				name: {
					it: 'Sgancio rapido',
					en: 'Quick release',
					es: 'Cierre rápido',
					fr: 'Blocage rapide',
					ja: 'クイックリリース',
				},
			},
		]),
	},
	{
		code: 'bearing',
		decides_fit: true,
		name: { it: 'Cuscinetto', en: 'Bearing', es: 'Rodamiento', fr: 'Roulement', ja: 'ベアリング' },
		values: plain(['6802', '6803', '6804', '6805', '6806', '6902', '6903', '15267', '17287']),
	},
	{
		code: 'compound',
		decides_fit: true,
		name: { it: 'Mescola', en: 'Compound', es: 'Compuesto', fr: 'Mélange', ja: 'コンパウンド' },
		values: [
			{
				code: 'organic',
				name: {
					it: 'Organica',
					en: 'Organic',
					es: 'Orgánico',
					fr: 'Organique',
					ja: 'レジン（オーガニック）',
				},
			},
			{
				code: 'metallic',
				name: {
					it: 'Sinterizzata',
					en: 'Sintered',
					es: 'Sinterizado',
					fr: 'Fritté',
					ja: 'メタル（シンタード）',
				},
			},
		],
	},
	{
		code: 'pack',
		decides_fit: false,
		name: { it: 'Confezione', en: 'Pack', es: 'Paquete', fr: 'Conditionnement', ja: '入数' },
		values: counted([1, 2, 4, 5, 10, 12, 20, 24, 50], {
			it: 'pz',
			en: 'pcs',
			es: 'uds.',
			fr: 'pcs',
			ja: '個',
		}),
	},
	{
		code: 'capacity',
		decides_fit: false,
		name: { it: 'Capacità', en: 'Capacity', es: 'Capacidad', fr: 'Contenance', ja: '容量' },
		values: [500, 600, 750, 950].map((value) => ({
			code: String(value),
			name: same(`${value} ml`),
		})),
	},
];

/** Finishes; the code is the swatch that the site draws. */
export const COLORS: ColorSeed[] = [
	{
		code: 'black',
		swatch: 'black',
		name: { it: 'Nero', en: 'Black', es: 'Negro', fr: 'Noir', ja: 'ブラック' },
	},
	{
		code: 'carbon',
		swatch: 'carbon',
		name: {
			it: 'Carbonio a vista',
			en: 'Raw carbon',
			es: 'Carbono visto',
			fr: 'Carbone apparent',
			ja: 'カーボン地',
		},
	},
	{
		code: 'grey',
		swatch: 'grey',
		name: { it: 'Grigio', en: 'Grey', es: 'Gris', fr: 'Gris', ja: 'グレー' },
	},
	{
		code: 'silver',
		swatch: 'silver',
		name: { it: 'Argento', en: 'Silver', es: 'Plata', fr: 'Argent', ja: 'シルバー' },
	},
	{
		code: 'white',
		swatch: 'white',
		name: { it: 'Bianco', en: 'White', es: 'Blanco', fr: 'Blanc', ja: 'ホワイト' },
	},
	{
		code: 'red',
		swatch: 'red',
		name: { it: 'Rosso', en: 'Red', es: 'Rojo', fr: 'Rouge', ja: 'レッド' },
	},
	{
		code: 'yellow',
		swatch: 'yellow',
		name: { it: 'Giallo', en: 'Yellow', es: 'Amarillo', fr: 'Jaune', ja: 'イエロー' },
	},
	{
		code: 'blue',
		swatch: 'blue',
		name: { it: 'Blu', en: 'Blue', es: 'Azul', fr: 'Bleu', ja: 'ブルー' },
	},
	{
		code: 'rainbow',
		swatch: 'rainbow',
		name: { it: 'Arcobaleno', en: 'Rainbow', es: 'Arcoíris', fr: 'Arc-en-ciel', ja: 'レインボー' },
	},
];
