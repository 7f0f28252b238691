import { describe, expect, test } from 'vitest';
import { isKatakana, toKatakana } from '#domain/text/kana.ts';

describe('how a name is read', () => {
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
	])('typed as "%s" is kept as "%s"', (typed, kept) => {
		expect(toKatakana(typed)).toBe(kept);
		expect(isKatakana(kept)).toBe(true);
	});

	test.each(['山田', 'Yamada', 'ヤマダ1', 'ヤマダ太郎'])('"%s" is none', (typed) => {
		expect(isKatakana(toKatakana(typed))).toBe(false);
	});

	test('is the same when it is kept twice', () => {
		expect(toKatakana(toKatakana('ﾔﾏﾀﾞ はなこ'))).toBe('ヤマダ ハナコ');
	});
});
