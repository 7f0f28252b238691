import { describe, expect, test } from 'vitest';
import { CUTS } from '#brand/brand.ts';
import type { PdfDocumentModel } from '../../../../../src/server/platform/pdf/pdf-model.ts';
import { printPdf } from '../../../../../src/server/platform/pdf/print-pdf.ts';
import { Typeface } from '#typesetting/typeface.ts';
import { printLabel } from '../../../../../src/server/returns/label.ts';
import { inOrder, getStructure, textOfPdf, unembeddedFonts } from '../../../../support/pdf-text.ts';

/**
 * A name and an address in each official language of the Union, and of other countries of delivery.
 */
const ADDRESSES = {
	bg: ['Иван Щърбанов', 'бул. Цариградско шосе 1', '1113 София'],
	cs: ['Jiří Dvořák', 'Náměstí Míru 9', '120 00 Praha'],
	da: ['Søren Ærø', 'Ågade 7', '8000 Aarhus'],
	de: ['Jürgen Groß', 'Königstraße 1', '70173 Stuttgart', 'STRAẞE'],
	el: ['Ελένη Παπαδοπούλου', 'Οδός Ρήγα Φεραίου 12', '11473 Αθήνα', 'Ἀθῆναι'],
	en: ['Zoë O’Brien', '12 Ballymun Road', 'Dublin 9'],
	es: ['Íñigo Núñez', 'C/ Peñuelas 3, 2.º', '28005 Madrid'],
	et: ['Õie Kõiv', 'Pärnu mnt 5', '10148 Tallinn', 'Šveits, Žanna'],
	fi: ['Väinö Hämäläinen', 'Läntinen Pitkäkatu 4', '20100 Turku'],
	fr: ['Éloïse Lœuf', '3 rue de l’Haÿ', '75013 Paris'],
	ga: ['Seán Ó Súilleabháin', 'Bóthar na Trá', 'Gaillimh', 'Ḃéal Ḟeirste'],
	hr: ['Đurđica Šarić', 'Trg bana Jelačića 1', '10000 Zagreb'],
	hu: ['Őri Gyöngyvér', 'Üllői út 44', '1082 Budapest'],
	it: ['Nicolò Però', 'Via dell’Abbazia 1', '31020 San Vendemiano'],
	lt: ['Žydrūnas Ąžuolas', 'Gedimino pr. 1, Šiaulių g.', '01103 Vilnius', 'Įėjų'],
	lv: ['Jānis Bērziņš', 'Brīvības iela 3, Ķekava', 'LV-1010 Rīga', 'Ļeņģis'],
	mt: ['Ġanni Żahra', 'Triq Ħal Qormi', 'VLT 1010 Il-Belt', 'Ċensu'],
	nl: ['IJsbrand Daniëls', 'Ĳsselkade 2', '8011 AA Zwolle'],
	pl: ['Łucja Żółć', 'ul. Świętokrzyska 1', '90-001 Łódź'],
	pt: ['João Conceição', 'Rua do Século 9', '1000-205 Lisboa'],
	ro: ['Ștefan Țăranu', 'Str. Ștefan cel Mare 5', '700028 Iași', 'Ţară cu sedilă'],
	sk: ['Ľubomír Hľadáč', 'Štúrova 3', '811 02 Bratislava', 'Ĺ ŕ ď ť'],
	sl: ['Živa Čuček', 'Šmartinska 1', '1000 Ljubljana'],
	sv: ['Åsa Öström', 'Sjögatan 8', '111 22 Stockholm'],
	is: ['Þórður Guðmundsson', 'Laugavegur 1', '101 Reykjavík'],
	no: ['Bjørn Skjærvø', 'Åsveien 3', '0001 Oslo'],
	tr: ['İbrahim Yıldız', 'Atatürk Cd. Ağaoğlu İş Hanı', '34000 İstanbul'],
	uk: ['Ґалина Їжакевич', 'вул. Хрещатик 1', '01001 Київ', 'Євген'],
	sr: ['Ђорђе Љубичић', 'Кнеза Милоша 5', '11000 Београд'],
	mk: ['Ѓорѓи Ќосев', 'Ул. Македонија 2', '1000 Скопје'],
	sq: ['Çelik Hoxhë', 'Rruga e Kavajës', '1001 Tiranë'],
	az: ['Əli Məmmədov', 'Nizami küçəsi 3', 'AZ1000 Bakı'],
	cy: ['Siân Ŵyn', 'Heol y Tŷ', 'Caerdydd CF10 1AA'],
	vi: ['Nguyễn Thị Hoà', 'Đường Trần Hưng Đạo', '100000 Hà Nội'],
	ja: ['髙橋 健太', '東京都渋谷区神宮前1-2-3', '〒150-0001'],
	hi: ['अनिल कुमार', 'मुंबई 400001'],
} satisfies Record<string, readonly string[]>;

const aPaper = (given: Partial<PdfDocumentModel> = {}): PdfDocumentModel => ({
	locale: 'en',
	brand: 'Livenza',
	title: 'Order confirmation',
	subject: 'L-2026-000123',
	foot: ['Livenza S.p.A. · Via dell’Industria 19'],
	made_at: new Date(0),
	blocks: [],
	...given,
});

const read = async (lines: readonly string[]) => {
	const columns = [{ title: 'Buyer', lines }];
	const paper = aPaper({
		blocks: [
			{ kind: 'columns', columns },
			{ kind: 'large', lines },
		],
	});
	const to = ['Livenza S.p.A.'];
	const label = { locale: 'en', brand: 'Livenza', reference: 'R-1', from: lines, to } as const;
	const files = [await printPdf(paper), await printLabel({ ...label, made_at: new Date(0) })];
	return Promise.all(files.map(async (file) => (await textOfPdf(file)).join('\n').split('\n')));
};

describe('letters', () => {
	test('a font has every letter of names and addresses in each language', async () => {
		const typeface = await Typeface.for(Object.values(ADDRESSES).flat());
		const missing = Object.entries(ADDRESSES).map(([language, lines]) => [
			language,
			lines.flatMap((line) => typeface.uncovered(line)),
		]);
		expect(missing.filter(([, letters]) => letters?.length)).toEqual([]);
	});

	test.each(Object.entries(ADDRESSES))(
		'text extracted from a document equals the typed one: %s',
		async (_, lines) => {
			for (const text of await read(lines))
				expect(text).toEqual(expect.arrayContaining([...lines]));
		},
	);

	test('a combining accent is placed on its letter', async () => {
		const typeface = await Typeface.for(['Rene\u0301']);
		expect(typeface.line('Rene\u0301', CUTS.text)).toEqual(typeface.line('René', CUTS.text));
		for (const text of await read(['Rene\u0301'])) expect(text).toContain('René');
	});

	test('a letter without a font is a box with its text', async () => {
		const typeface = await Typeface.for(['김민준 Kim ♞']);
		expect(typeface.uncovered('김민준 Kim')).toEqual(['김', '민', '준']);
		const [box, other] = typeface.line('김민', CUTS.text).glyphs;
		expect(box).toMatchObject({ text: '김', d: other?.d });
		for (const text of await read(['김민준 Kim'])) expect(text).toContain('김민준 Kim');
	});

	test.each([
		['梅田Ⅳ号館', '梅田IV号館'],
		['Scala Ⅱ, int. ⅓', 'Scala II, int. 1⁄3'],
		['𝓐𝓷𝓷𝓪 Rossi', 'Anna Rossi'],
	])('a sign that no face has is spelt: %s', async (typed, spelt) => {
		const typeface = await Typeface.for([typed]);
		expect(typeface.uncovered(typed)).toEqual([]);
		for (const text of await read([typed])) expect(text).toContain(spelt);
	});

	test('invisible characters leave no box', async () => {
		const typeface = await Typeface.for(['葛\u{e0100}城 a\u00adb\u200bc\u202a']);
		expect(typeface.uncovered('葛\u{e0100}城 a\u00adb\u200bc\u202a\u0007')).toEqual([]);
	});

	test.each(Object.entries(CUTS))('words are separate in the cut of a %s', async (_, cut) => {
		const typeface = await Typeface.for(['a']);
		const apart = typeface.line('a a', cut).width - 2 * typeface.line('a', cut).width;
		expect(apart).toBeGreaterThanOrEqual(0.22);
	});

	test('a word wider than its column is broken', async () => {
		const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
		const [paper = []] = await read([long]);
		expect(paper.filter((line) => line.length > 2 && long.includes(line)).length).toBeGreaterThan(
			4,
		);
	});
});

describe('structure', () => {
	const paper = aPaper({
		locale: 'ja',
		title: 'ご注文確認書',
		blocks: [
			{ kind: 'facts', rows: [{ label: 'Order', value: 'L-1' }] },
			{ kind: 'heading', text: '保証' },
			{ kind: 'text', text: 'ホイールLivenza R50の保証は2年です。'.repeat(12) },
			{ kind: 'text', text: 'working days from when your transfer arrives '.repeat(9).trim() },
			{ kind: 'table', head: ['Article', 'Amount'], widths: [60], rows: [['R50', '€ 1']] },
		],
	});

	test('has a reading order with whole words, and one header and footer', async () => {
		const elements = inOrder(await getStructure(await printPdf(paper)));
		const said = elements.filter(({ text }) => text !== '');
		expect(said.map(({ role, text, scope }) => [role, text, scope].filter(Boolean))).toEqual([
			['P', 'Livenza'],
			['H1', 'ご注文確認書 L-2026-000123'],
			['TH', 'Order', 'Row'],
			['TD', 'L-1'],
			['H2', '保証'],
			['P', 'ホイールLivenza R50の保証は2年です。'.repeat(12)],
			['P', 'working days from when your transfer arrives '.repeat(9).trim()],
			['TH', 'Article', 'Column'],
			['TH', 'Amount', 'Column'],
			['TD', 'R50'],
			['TD', '€ 1'],
			['P', 'Livenza S.p.A. · Via dell’Industria 19'],
		]);
		expect(elements.map(({ role }) => role)).toContain('Table');
	});

	test('has every font embedded, and its title and language', async () => {
		const bytes = await printPdf(paper);
		expect(await unembeddedFonts(bytes)).toEqual([]);
		const written = Buffer.from(bytes).toString('utf8');
		expect(written).toContain('ご注文確認書 L-2026-000123</rdf:li>');
		expect(written).toContain('<rdf:li>ja</rdf:li>');
	});

	test('continues over pages in order', async () => {
		const text = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
		const bytes = await printPdf(aPaper({ blocks: [{ kind: 'text', text }] }));
		expect(await textOfPdf(bytes)).toHaveLength(2);
		const words = inOrder(await getStructure(bytes)).find((element) =>
			element.text.startsWith('word'),
		);
		expect(words?.text === text).toBe(true);
	});
});
