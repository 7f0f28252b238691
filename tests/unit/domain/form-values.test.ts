import { describe, expect, test } from 'vitest';
import { findDay, toDigits, toEmail, findPhone, toText } from '#domain/forms/form-values.ts';

describe('stored text', () => {
	test.each([
		['text', '  a  ', 'a'],
		['text', 'a\r\nBcc: b', 'a Bcc: b'],
		['text', 'a\u0000b', 'a b'],
		['text', 'e\u0301', 'é'],
		['text', 'ＡＢＣ', 'ＡＢＣ'],
		['email', 'ｒｉｄｅｒ@mail.example', 'rider@mail.example'],
		['email', ' rider@münchen.example', 'rider@xn--mnchen-3ya.example'],
		['email', '自転車@例え.jp', '自転車@xn--r8jz45g.jp'],
		['email', 'rider@mün chen.example', 'rider@mün chen.example'],
		['email', 'rider@mü.example/a', 'rider@mü.example/a'],
		['textarea', ' a\r\nb\rc\td\u0007 ', 'a\nb\nc\td'],
		['text', ['first', 'second'], 'first'],
		['text', { not: 'text' }, ''],
		['text', undefined, ''],
	])('in a %s, %j is %j', (vue_type, value, kept) => {
		expect(toText({ vue_type }, value)).toBe(kept);
	});
});

describe('a telephone number', () => {
	test.each([
		['+39', '0438 123456', '+390438123456'],
		['0039', '333 1234567', '+393331234567'],
		['+378', '0549 123456', '+3780549123456'],
		['+81', '090-1234-5678', '+819012345678'],
		['81', '９０１２３４５６７８', '+819012345678'],
		['+44', '020 7946 0123', '+442079460123'],
		['', '0438123456', null],
		['+0', '0438123456', null],
		['+39', 'zero', null],
		['+39', '1234567890123456', null],
	])('%s %s is %s', (prefix, national, number) => {
		expect(findPhone(prefix, national)).toBe(number);
	});

	test.each([
		['12 34', '1234'],
		['1ー2', '12'],
		['', null],
		['12a', null],
	])('the digits of %j are %j', (written, digits) => {
		expect(toDigits(written)).toBe(digits);
	});
});

test.each([
	['Rider@MAIL.Example', 'Rider@mail.example'],
	['a@b@C.it', 'a@b@c.it'],
	['', ''],
])('the address %j is used as %j', (address, kept) => {
	expect(toEmail(address)).toBe(kept);
});

test.each([
	['2028-02-29', '2028-02-29'],
	['2027-02-29', null],
	['2025-13-01', null],
	['2025-6-1', null],
])('the day of %j is %j', (written, day) => {
	expect(findDay(written)).toBe(day);
});
