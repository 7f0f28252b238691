import { describe, expect, test } from 'vitest';
import { basicLatin, latin } from '../../../../../src/server/orders/fattura/latin.ts';

describe('text of any script', () => {
	test.each([
		['Niccolò Müller Ñandú', 'Niccolò Müller Ñandú'],
		['Łukasz Żółć', 'Lukasz Zólc'],
		['Παπάς', 'Papas'],
		['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
		['Ευάγγελος Αυγερινός', 'Evangelos Avgerinos'],
		['Ευθύμιος Σταύρου', 'Efthymios Stavrou'],
		['Μπάμπης Χατζής, ΛΕΥΚΩΣΙΑ', 'Bampis Chatzis, LEFKOSIA'],
		['Μαΐου Άυλος Προΰπαρξη', 'Maiou Aylos Proyparxi'],
		['Άγχος, Σφίγξ', 'Anchos, Sfinx'],
		['タナカ　タロウ', 'Tanaka Taro'],
		['ﾀｶﾊｼ ｹﾝﾀ', 'Takahashi Kenta'],
		['さっぽろ キョウコ', 'Sapporo Kyoko'],
		['ホンマ シンイチ', 'Homma Shinichi'],
		['ハッチョウ オオタ イノウエ マツウラ', 'Hatcho Ota Inoue Matsuura'],
		['ジュンコ シュウジ チャコ ファン', 'Junko Shuji Chako Fan'],
		['Hub ⌀ 28 mm, 12″ × 25 ℃', 'Hub Ø 28 mm, 12" × 25 °C'],
		['Bj\u00f8rn Ångström', 'Bjørn Ångström'],
		['Gốc Ștefan Dvořák Győr', 'Goc Stefan Dvorák Gyor'],
		['L’Aquila – 10 € …', "L'Aquila - 10 EUR ..."],
		['コウイチ ソウイチロウ リョウ', 'Koichi Soichiro Ryo'],
		['ヤマノウチ ミノウラ オオウチ コウエイ', 'Yamanouchi Minoura Ouchi Koei'],
		['ウィリアム フュジ デュボワ', 'Wiriamu Fyuji Dyubowa'],
		['㈱リベンツァ', 'K.K. Ribentsa'],
		['株式会社タナカ（有）', 'K.K. Tanaka Y.K.'],
		['6 μm, 50 Ω', '6 µm, 50 Ohm'],
		['26 × 1⅜, 28 × 1½, ⅝ L', '26 × 1 3/8, 28 × 1½, 5/8 L'],
		['10⁴ N, 10³ N', '10^4 N, 10³ N'],
		['Anna\u00adMaria ʻOkina', "AnnaMaria 'Okina"],
		['ŒUVRE GROẞE Œuvre', 'OEUVRE GROSSE Oeuvre'],
		['Київ, Їжак', 'Kyiv, Yizhak'],
		['Ђорђе Љубић', 'Djordje Ljubic'],
		['Велико Търново', 'Veliko Tarnovo'],
		['Юлия Соловьёва', 'Yuliya Soloveva'],
		['a\u0301e\u0300', 'áè'],
		['a\r\n\tb\u0000c\u200bd', 'a b cd'],
		['', '-'],
		['👻', ':ghost:'],
	])('%j becomes %j', (text, spelt) => {
		expect(latin(text, 60)).toBe(spelt);
	});

	test.each([
		['Юлия Хаджийска, ул. „Щъркел“ 12', 'BG', 'Yulia Hadzhiyska, ul. "Shtarkel" 12'],
		['БЪЛГАРИЯ, България', 'BG', 'BULGARIA, Bulgaria'],
		['Григорій Згурський', 'UA', 'Hryhorii Zghurskyi'],
		['Ђурђија Џоџић, Жике Чоловића 3', 'RS', 'Djurdjija Dzodzic, Zike Colovica 3'],
		['ШЋЕПАН Хаџи-Њежић', 'ME', 'SCEPAN Hadzi-Njezic'],
		['Хельсинки', 'FI', 'Khelsinki'],
	])('%j in %s becomes %j', (text, country, spelt) => {
		expect(latin(text, 60, country)).toBe(spelt);
	});

	test('is truncated to its field, and transliterated where the field requires it', () => {
		expect(latin('Straße '.repeat(20), 60)).toHaveLength(59 + 1);
		expect(basicLatin('Straße Nr. 1', 35)).toBe('Strasse Nr. 1');
		expect(basicLatin('28-1½', 35)).toBe('28-1 1/2');
	});
});
