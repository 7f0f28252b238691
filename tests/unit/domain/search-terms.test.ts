import { expect, test } from 'vitest';
import { countableTerm } from '../../../src/domain/measurement/search-terms.ts';

test.each([
	['  Kleos   RD 50 ', 'kleos rd 50'],
	['ＣＡＭＰＹ 12s', 'campy 12s'],
	['リム', 'リム'],
	['ruote per via sterrata', 'ruote per via sterrata'],
	['700x28c tubeless', '700x28c tubeless'],
	['road 50', 'road 50'],
	['Kleos 50 disc road', 'kleos 50 disc road'],
	['50 mm road', '50 mm road'],
	['drive side spoke 280', 'drive side spoke 280'],
	['rayo largo 280', 'rayo largo 280'],
	['bici de paseo 28', 'bici de paseo 28'],
	['a'.repeat(60), 'a'.repeat(60)],
])('counts %s as %s', (typed, counted) => {
	expect(countableTerm(typed)).toBe(counted);
});

test.each([
	['an e-mail address', 'anna.bianchi@example.org'],
	['a handle', '@anna_b'],
	['a web address', 'https://example.org/anna'],
	['a telephone number', '+39 0438 123456'],
	['a full-width telephone number', 'tel ０３−１２３４−５６７８'],
	['an order number', 'ordine 26-483-0275'],
	['a tax code', 'RSSMRA80A01H501U'],
	['an IBAN', 'IT60 X054 2811 1010 0000 0123 456'],
	['an Italian street', 'via Garibaldi 12'],
	['a French street', '12, rue de la Paix'],
	['an English street', '221 baker street'],
	['an English road', 'j smith 12a mill road, leeds'],
	['a Spanish walk', 'paseo de gracia 12'],
	['an Italian square', 'largo Augusto 3'],
	['a Japanese address', '東京都千代田区'],
	['a number alone', '31020'],
	['one character', 'a'],
	['a sentence', `vorrei sapere quando arriva ${'la ruota '.repeat(6)}`],
	['a control character', 'kle\u0000os'],
	['nothing', '   '],
])('drops %s', (_, typed) => {
	expect(countableTerm(typed)).toBeNull();
});
