import { describe, expect, test } from 'vitest';
import {
	dateOutcome,
	lastRegistrationDay,
	toLookalike,
	normalSerial,
	toTerms,
} from '../../../src/domain/catalogue/warranty.ts';

describe('the purchase date of a wheel', () => {
	test.each([
		['today', '2026-06-30', null],
		['thirty days ago, the last day', '2026-05-31', null],
		['thirty-one days ago', '2026-05-30', 'date_expired'],
		['a year ago', '2025-06-30', 'date_expired'],
		['tomorrow', '2026-07-01', 'date_greater'],
	])('a wheel bought %s', (_, purchase_date, outcome) => {
		expect(dateOutcome(purchase_date, '2026-06-30')).toBe(outcome);
	});

	test.each([
		['2028-02-29', '2028-03-30', null],
		['2028-02-29', '2028-03-31', 'date_expired'],
		['2026-03-28', '2026-04-27', null],
		['2026-10-24', '2026-11-23', null],
		['2026-12-15', '2027-01-14', null],
		['2026-12-15', '2027-01-15', 'date_expired'],
	])('%s on %s, across leap days, clock changes and new year', (bought, today, outcome) => {
		expect(dateOutcome(bought, today)).toBe(outcome);
	});

	test('the last day of registration is the thirtieth after the purchase', () => {
		expect(lastRegistrationDay('2026-01-30')).toBe('2026-03-01');
		expect(lastRegistrationDay('2028-01-30')).toBe('2028-02-29');
	});
});

describe('the terms of both guarantees', () => {
	test.each([
		['IT', '2028-11-21'],
		['FR', '2028-11-21'],
		['ES', '2029-11-21'],
		['', '2028-11-21'],
	])('in %s the seller is liable until %s, the maker until the fourth year', (country, legal) => {
		expect(toTerms('2026-11-21', country)).toEqual({
			legal_ends_on: legal,
			extension_ends_on: '2030-11-21',
		});
	});

	test('a wheel bought on 29 February ends on the 28th, and on the 29th in the next leap year', () => {
		expect(toTerms('2028-02-29', 'IT')).toEqual({
			legal_ends_on: '2030-02-28',
			extension_ends_on: '2032-02-29',
		});
	});
});

describe('a serial number', () => {
	test.each([
		['  mqc50a250117 ', 'MQC50A250117'],
		['ＭＱＣ５０Ａ２５０１１７', 'MQC50A250117'],
		['　mqc50a250117　', 'MQC50A250117'],
		['ab c/7', 'AB C/7'],
		['\u0000MQC50A250117\r\n', 'MQC50A250117'],
		['\u202AMQC50A\u200B250117\uFEFF', 'MQC50A250117'],
	])('"%s" is stored as "%s"', (typed, kept) => {
		expect(normalSerial(typed)).toBe(kept);
	});

	test.each([
		['MQC5OA25O117', 'MQC50A250117'],
		['MQC50A2501I7', 'MQC50A250117'],
		['mqc50a250ll7', 'MQC50A250117'],
		['MQC-50A 250117', 'MQC50A250117'],
		['M0C50A250117', 'MQC50A250117'],
	])('"%s" resembles %s', (typed, real) => {
		expect(toLookalike(typed)).toBe(toLookalike(real));
	});

	test('other digits differ', () => {
		expect(toLookalike('MQC50A250118')).not.toBe(toLookalike('MQC50A250117'));
	});
});
