import { describe, expect, test } from 'vitest';
import type { IsoDate } from '#contract/units.ts';
import { findContradiction } from '#domain/fit-bench/contradiction.ts';
import { rulesOn, type Rule } from '#domain/fit-bench/rules.ts';
import { FIT_VERSIONS, rulesIn } from '../../support/fit-rules.ts';

const TODAY = '2026-03-01' as IsoDate;
const RULES = rulesIn(TODAY);

const added = (given: Partial<Rule> & Pick<Rule, 'rule'>): Rule => ({
	subject: '',
	name: '',
	value: null,
	freehub: null,
	part: null,
	adapter: '',
	source: 'Livenza',
	is_own: true,
	is_withdrawn: false,
	valid_from: TODAY,
	...given,
});

describe('a new version', () => {
	test.each([
		['that says what holds', { rule: 'rider_least', value: 35 }, 'fit_unchanged'],
		['with another value', { rule: 'rider_least', value: 36 }, null],
		['with another source', { rule: 'rider_least', value: 35, source: 'ISO' }, null],
		['that withdraws a rule', { rule: 'rider_least', value: 35, is_withdrawn: true }, null],
		[
			'that withdraws what does not hold',
			{ rule: 'tyre_least', subject: '23', value: 30, is_withdrawn: true },
			'fit_not_in_force',
		],
		[
			'that lets a wider rim have a narrower tyre',
			{ rule: 'tyre_least', subject: '23', value: 27 },
			'fit_out_of_order',
		],
		['as narrow as the rim below it', { rule: 'tyre_least', subject: '23', value: 28 }, null],
		['as wide as the rim above it', { rule: 'tyre_least', subject: '23', value: 35 }, null],
		[
			'that asks more of a narrower rim',
			{ rule: 'tyre_least', subject: '23', value: 36 },
			'fit_out_of_order',
		],
		[
			'that lets a narrower rim have a wider tyre',
			{ rule: 'tyre_most', subject: '19', value: 36 },
			'fit_out_of_order',
		],
		['between two rims', { rule: 'tyre_most', subject: '19', value: 34 }, null],
		[
			'that gives a wider tyre more pressure',
			{ rule: 'hookless_pressure', subject: '32', value: 4.6 },
			'fit_out_of_order',
		],
		['between two tyres', { rule: 'hookless_pressure', subject: '32', value: 4.2 }, null],
		[
			'for any tyre below that of wider ones',
			{ rule: 'hookless_pressure', value: 4.4 },
			'fit_out_of_order',
		],
		['that leaves a rim no tyre', { rule: 'tyre_least', subject: '26', value: 58 }, 'fit_no_tyre'],
		['that leaves a rim one width', { rule: 'tyre_least', subject: '26', value: 57 }, null],
		[
			'of a hookless rim that leaves it no tyre',
			{ rule: 'hookless_tyre', subject: '26', value: 58 },
			'fit_no_tyre',
		],
		['that leaves none by its distance', { rule: 'tyre_over_rim', value: 20 }, 'fit_no_tyre'],
		[
			'that names a groupset otherwise',
			{ rule: 'groupset', subject: 'shimano-12', name: 'Shimano', freehub: 'xdr' },
			'fit_other_name',
		],
		[
			'that gives a groupset another body',
			{ rule: 'groupset', subject: 'shimano-12', name: 'Shimano 12', freehub: 'xdr' },
			null,
		],
		[
			'that names an adapter where none was needed',
			{ rule: 'brake', subject: 'disc', part: 'six-bolt', adapter: 'a spacer' },
			null,
		],
	] as const)('%s: %o gives %s', (_, given, expected) => {
		expect(findContradiction(added(given), RULES)).toBe(expected);
	});

	test('with the same key replaces the older and is not compared with it', () => {
		const stricter = added({ rule: 'tyre_least', subject: '22', value: 30 });
		expect(findContradiction(stricter, RULES)).toBeNull();
	});
});

test('no version of the demo contradicts rules in force on its day', () => {
	const wrong = FIT_VERSIONS.flatMap((version, at) => {
		const before = rulesOn(FIT_VERSIONS.slice(0, at), version.valid_from);
		const found = findContradiction(version, before);
		return found === null ? [] : [`${version.id}: ${found}`];
	});
	expect(wrong).toEqual([]);
});
