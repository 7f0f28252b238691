import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	ORDERS_PER_YEAR,
	orderNumber,
	plainOrderNumber,
	type KeyedNumber,
} from '../../../src/domain/orders/order-numbers.ts';

const keyedBy =
	(key: string): KeyedNumber =>
	(text) =>
		createHmac('sha256', key).update(text).digest().readUInt32BE();

/** Fast enough for a million numbers: FNV-1a, which hides nothing. */
const quick: KeyedNumber = (text) => {
	let hash = 2166136261;
	for (let at = 0; at < text.length; at += 1) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
	}
	return hash;
};

const counter = fc.integer({ min: 0, max: ORDERS_PER_YEAR - 1 });

test('a number is the year, three digits and four', () => {
	fc.assert(
		fc.property(fc.integer({ min: 2026, max: 2099 }), counter, (year, count) => {
			const number = orderNumber(year, count, keyedBy('a'));
			expect(number).toMatch(/^\d\d-\d{3}-\d{4}$/);
			expect(number.slice(0, 2)).toBe(`${year}`.slice(2));
			expect(plainOrderNumber(number)).toBe(number);
		}),
	);
});

test('a number is stable: equal counter and key give the same', () => {
	expect(orderNumber(2026, 0, keyedBy('a'))).toBe(orderNumber(2026, 0, keyedBy('a')));
});

test('the first 50,000 numbers of a year are unique', () => {
	const numbers = new Set<string>();
	for (let count = 0; count < 50_000; count += 1) numbers.add(orderNumber(2026, count, quick));
	expect(numbers.size).toBe(50_000);
});

test('numbers of a year are unique for any counters and key', () => {
	fc.assert(
		fc.property(counter, counter, fc.string(), (one, other, key) => {
			fc.pre(one !== other);
			const keyed = keyedBy(key);
			expect(orderNumber(2026, one, keyed)).not.toBe(orderNumber(2026, other, keyed));
		}),
	);
});

const toPlace = (number: string) => Number(number.replaceAll('-', '').slice(2, 8));
const run = (key: string, year: number) =>
	Array.from({ length: 1000 }, (_, count) => toPlace(orderNumber(year, count, keyedBy(key))));

test('numbers reveal neither the count of orders nor the next number', () => {
	const places = run('a', 2026);
	const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
	const rises = steps.filter((step) => step > 0).length;
	expect(rises).toBeGreaterThan(400);
	expect(rises).toBeLessThan(600);
	expect(new Set(steps).size).toBeGreaterThan(990);
	// Spread evenly over the whole range, with the first order as with the thousandth.
	const tenths = Array.from({ length: 10 }, () => 0);
	for (const place of places)
		tenths[Math.floor(place / 100_000)] = (tenths[Math.floor(place / 100_000)] ?? 0) + 1;
	expect(Math.min(...tenths)).toBeGreaterThan(60);
	expect(Math.max(...tenths)).toBeLessThan(140);
});

test('another year and another key have another order', () => {
	const places = run('a', 2026);
	for (const others of [run('a', 2027), run('b', 2026)]) {
		expect(places.filter((place, at) => place === others[at]).length).toBeLessThan(5);
	}
});

describe('a dictated or typed number', () => {
	const number = orderNumber(2026, 41, keyedBy('a'));
	const digits = number.replaceAll('-', '');

	test.each([
		digits,
		` ${[...digits].join(' ')} `,
		digits.replace(/^(..)(...)/, '$1–$2—'),
		digits.replace(/^(..)(...)/, '$1. $2/'),
		digits.replace(/^(..)(...)/, '$1-\u2060$2-\u2060'),
		digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
	])('"%s" is recognised', (typed) => {
		expect(plainOrderNumber(typed)).toBe(number);
	});

	test('with one wrong digit or two swapped is rejected', () => {
		for (let at = 0; at < digits.length; at += 1) {
			for (const digit of '0123456789') {
				const wrong = digits.slice(0, at) + digit + digits.slice(at + 1);
				expect(plainOrderNumber(wrong)).toBe(wrong === digits ? number : null);
			}
			const [one = '', other = ''] = digits.slice(at, at + 2);
			const exchanged = digits.slice(0, at) + other + one + digits.slice(at + 2);
			expect(plainOrderNumber(exchanged)).toBe(exchanged === digits ? number : null);
		}
	});

	test.each(['', '26-483', '26-483-02755', 'order', '26-4a3-0275', '９'])(
		'rejects "%s"',
		(typed) => {
			expect(plainOrderNumber(typed)).toBeNull();
		},
	);
});

test('after the last number of a year it throws', () => {
	expect(() => orderNumber(2026, ORDERS_PER_YEAR, keyedBy('a'))).toThrow(RangeError);
	expect(() => orderNumber(2026, -1, keyedBy('a'))).toThrow(RangeError);
	expect(() => orderNumber(2026, 0.5, keyedBy('a'))).toThrow(RangeError);
});
