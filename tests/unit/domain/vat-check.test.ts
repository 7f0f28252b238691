import { describe, expect, test } from 'vitest';
import { isForVies, isFresh, toOutcome, type VatCheck } from '../../../src/domain/tax/vat-check.ts';

const NOON = new Date('2025-06-15T12:00:00Z');
const check = (given: Partial<VatCheck> = {}): VatCheck => ({
	number: 'DE136695976',
	outcome: 'confirmed',
	request_id: 'WAPI1',
	checked_at: NOON.toISOString(),
	...given,
});

describe('VIES is queried', () => {
	test.each([
		['a company of another country of the Union', 'eu_company', 'DE136695976', 'DE', true],
		['a Greek one by its own prefix', 'eu_company', 'EL094259216', 'GR', true],
		['one of Northern Ireland', 'foreign_company', 'XI123456789', 'GB', true],
		['no other British one', 'foreign_company', 'GB123456789', 'GB', false],
		['no Swiss one', 'foreign_company', 'XI123456789', 'CH', false],
		['no Italian one', 'italian_company', '00743110157', 'IT', false],
		['no person', 'private', '', 'DE', false],
		['nothing that cannot be a number', 'eu_company', 'DE1', 'DE', false],
	] as const)('%s', (_who, kind, number, country, isAsked) => {
		expect(isForVies(kind, number, country)).toBe(isAsked);
	});
});

describe('the validity of an answer', () => {
	test.each([
		['a day where the number is known', 'confirmed', 24 * 3_600_000],
		['ten minutes where it is not', 'unknown', 600_000],
		['never where there was none', 'away', 0],
	] as const)('%s', (_how, outcome, ms) => {
		const after = (more: number) => new Date(NOON.getTime() + ms + more);
		expect(isFresh(check({ outcome }), after(-1))).toBe(ms > 0);
		expect(isFresh(check({ outcome }), after(0))).toBe(false);
	});
});

test('an answer about another number is ignored', () => {
	expect(toOutcome(check(), 'DE136695976')).toBe('confirmed');
	expect(toOutcome(check(), 'DE123456789')).toBe('away');
	expect(toOutcome(null, 'DE123456789')).toBe('away');
});
