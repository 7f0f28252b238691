import { beforeAll, describe, expect, test } from 'vitest';
import { CUTS } from '#brand/brand.ts';
import { toSegments, setText, type Room } from '#typesetting/lines.ts';
import { Typeface } from '#typesetting/typeface.ts';

const LONG = 'Ruota posteriore per gravel e strade bianche con mozzo a sgancio rapido Brenta42';
const WHEEL = '完組ホイール';
const SENTENCES =
	'Ruote complete in carbonio. Ogni modello dichiara peso, profilo, canale e raggi.';
const ROOM: Room = {
	width: 580,
	sizes: [
		[112, 2],
		[76, 3],
		[52, 4],
	],
};

let typeface: Typeface;
beforeAll(async () => {
	typeface = await Typeface.for([LONG, WHEEL, SENTENCES, '軽量カーボン・ディスクホイール、登り']);
});

const set = (text: string, room: Room = ROOM) => setText(typeface, text, CUTS.title, room);
const widths = ({ lines, size }: ReturnType<typeof set>) => lines.map((line) => line.width * size);

describe('glyphs', () => {
	test('a Japanese name is drawn, each character by an outline of its own', () => {
		const { glyphs } = typeface.line(WHEEL, CUTS.title);
		expect(glyphs).toHaveLength([...WHEEL].length);
		expect(new Set(glyphs.map(({ d }) => d)).size).toBe(new Set(WHEEL).size);
	});

	test('glyphs of a later document are loaded, and cached lines stay valid', async () => {
		const before = typeface.line(WHEEL, CUTS.title);
		const later = await Typeface.for(['歯車']);
		expect(later.line('歯車', CUTS.title).glyphs).toHaveLength(2);
		expect(later.line(WHEEL, CUTS.title)).toEqual(before);
	});

	test('glyphs have one id for equal outline and meaning, and another for others', () => {
		const ids = (text: string) => typeface.line(text, CUTS.title).glyphs.map(({ id }) => id);
		expect(ids('raggi')).toEqual([...'raggi'].flatMap((letter) => ids(letter)));
		expect(new Set(ids('raggi')).size).toBe(4);
	});

	test('in a picture, an emoji without a font is omitted and a letter is a box', async () => {
		const other = await Typeface.for(['a😀b', '한']);
		expect(other.covers('😀')).toBe(false);
		expect(set('a😀b').lines).toEqual([typeface.line('ab', CUTS.title)]);
		expect(set('한').lines[0]?.glyphs).toHaveLength(1);
	});

	test('figures are tabular', () => {
		const digits = [...'0123456789'].map((digit) => typeface.line(digit, CUTS.figure).width);
		expect(new Set(digits).size).toBe(1);
	});

	test('headings are narrower than texts: the width axis is used', () => {
		const upright = { ...CUTS.title, width: 100 };
		const wide = typeface.line('Kleos', upright).width;
		expect(typeface.line('Kleos', CUTS.title).width).toBeLessThan(wide * 0.85);
	});
});

describe('lines', () => {
	test('a name of 80 characters wraps inside its column, whole', () => {
		expect(LONG).toHaveLength(80);
		const title = set(LONG);
		expect(title.lines.length).toBeGreaterThan(1);
		expect(title.lines.length).toBeLessThanOrEqual(4);
		expect(Math.max(...widths(title))).toBeLessThanOrEqual(580);
		const drawn = title.lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
		expect(drawn).toBe(LONG.replaceAll(' ', '').length);
	});

	test('a long word shrinks until it fits a line', () => {
		const short = set('Kleos');
		const long = set('Elektrizitätenhaupt');
		expect(short.size).toBe(112);
		expect(long.size).toBeLessThan(short.size);
		expect(long.lines).toHaveLength(1);
		expect(Math.max(...widths(long))).toBeLessThanOrEqual(580);
	});

	test('a word too long for the smallest size is broken inside the column', () => {
		const title = set('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk');
		expect(title.lines.length).toBeGreaterThan(1);
		expect(Math.max(...widths(title))).toBeLessThanOrEqual(580);
	});

	test('a text that is too long ends with a sentence if possible', () => {
		const lead = set(SENTENCES, { width: 580, sizes: [[28, 1]] });
		expect(lead.lines).toEqual([typeface.line('Ruote complete in carbonio.', CUTS.title)]);
	});

	test('otherwise it ends with an ellipsis inside its column', () => {
		const lead = set(LONG, { width: 400, sizes: [[28, 1]] });
		expect(lead.lines).toHaveLength(1);
		expect(lead.lines[0]?.glyphs.at(-1)?.d).toBe(typeface.line('…', CUTS.title).glyphs[0]?.d);
		expect(Math.max(...widths(lead))).toBeLessThanOrEqual(400);
	});

	test('an empty text has no line', () => {
		expect(set('').lines).toEqual([]);
	});

	test('Japanese is broken between phrases, never before a mark or a long vowel', () => {
		expect(toSegments('軽量カーボン・ディスクホイール、登り').join('')).toBe(
			'軽量カーボン・ディスクホイール、登り',
		);
		for (const piece of toSegments('軽量カーボン・ディスクホイール、登り')) {
			expect(piece).not.toMatch(/^[、・ーり]/);
		}
	});
});

test('no line ends at a non-breaking space', () => {
	expect(toSegments('sans frais\u00a0: 12\u202f000 kg')).toEqual([
		'sans ',
		'frais : ',
		'12 000 ',
		'kg',
	]);
});
