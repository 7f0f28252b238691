import { describe, expect, test } from 'vitest';
import { isKatakana, toKatakana } from '#domain/text/kana.ts';

describe('the reading of a name', () => {
	test.each([
		['やまだ', 'ヤマダ'],
		['ヤマダ', 'ヤマダ'],
		['ﾔﾏﾀﾞ', 'ヤマダ'],
		['ﾊﾟｵﾛ', 'パオロ'],
		['さーしゃ', 'サーシャ'],
		['みすゞ', 'ミスヾ'],
		['　はな　こ ', 'ハナ コ'],
		['ゔぇら', 'ヴェラ'],
		['ゑい', 'ヱイ'],
		['ジャン・ルカ', 'ジャン・ルカ'],
		['', ''],
	])('typed as "%s" is stored as "%s"', (typed, kept) => {
		expect(toKatakana(typed)).toBe(kept);
		expect(isKatakana(kept)).toBe(true);
	});

	test.each(['山田', 'Yamada', 'ヤマダ1', 'ヤマダ太郎'])('rejects "%s"', (typed) => {
		expect(isKatakana(toKatakana(typed))).toBe(false);
	});

	test('is stable when normalised twice', () => {
		expect(toKatakana(toKatakana('ﾔﾏﾀﾞ はなこ'))).toBe('ヤマダ ハナコ');
	});
});
