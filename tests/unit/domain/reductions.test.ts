import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reprice, referenceBefore, type PricePoint } from '../../../src/domain/money/reductions.ts';

const day = (text: string) => new Date(`2026-${text}T08:00:00Z`);
const points = (given: [string, number | null][]): PricePoint[] =>
	given.map(([at, amount]) => ({ at: day(at), amount }));
const CUT = day('11-02');

describe('the reference of a reduction from 2 November', () => {
	test.each<[string, [string, number | null][], number | string]>([
		['is the price set earlier', [['01-07', 100]], 100],
		[
			'is the lowest of those in force',
			[
				['01-07', 100],
				['10-10', 80],
				['10-20', 90],
			],
			80,
		],
		[
			'counts one set earlier and in force at first',
			[
				['01-07', 60],
				['10-10', 100],
			],
			60,
		],
		[
			'leaves out what ended before the 30 days',
			[
				['01-07', 60],
				['10-01', 100],
			],
			100,
		],
		[
			'counts what ended a moment into them',
			[
				['01-07', 60],
				['10-03', 70],
				['10-04', 100],
			],
			70,
		],
		[
			'leaves out what comes later',
			[
				['01-07', 100],
				['11-03', 10],
			],
			100,
		],
		[
			'leaves out what begins with the cut',
			[
				['01-07', 100],
				['11-02', 10],
			],
			100,
		],
		[
			'passes over days without a price',
			[
				['01-07', 100],
				['10-10', null],
				['10-20', 90],
			],
			90,
		],
		['does not exist for a new article', [['10-20', 100]], 'too_new'],
		['exists on the 30th day', [['10-03', 100]], 100],
		['does not exist on the 29th', [['10-04', 100]], 'too_new'],
		['does not exist without a history', [], 'too_new'],
		[
			'does not exist for what nobody could buy',
			[
				['01-07', 100],
				['09-01', null],
			],
			'not_offered',
		],
	])('%s', (_what, given, expected) => {
		const found = referenceBefore(points(given), CUT);
		expect(typeof found === 'string' ? found : found.amount).toBe(expected);
		const backwards = referenceBefore(points(given).toReversed(), CUT);
		expect(backwards).toEqual(found);
	});

	test('never exceeds the price before the reduction, and was in force', () => {
		const changes = fc.array(
			fc.record({
				hours: fc.integer({ min: 0, max: 2_000 }),
				amount: fc.integer({ min: 1, max: 9 }),
			}),
			{ minLength: 1 },
		);
		fc.assert(
			fc.property(changes, (given) => {
				const history = given.map(({ hours, amount }) => ({
					at: new Date(CUT.getTime() - hours * 3_600_000 - 1),
					amount,
				}));
				const found = referenceBefore(history, CUT);
				if (typeof found === 'string') return;
				const last = history.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
				expect(found.amount).toBeLessThanOrEqual(last?.amount ?? 0);
				expect(history.map(({ amount }) => amount)).toContain(found.amount);
			}),
		);
	});
});

describe('a new price', () => {
	const full = { amount: 100, reduced_since: null, lowest_price_30d: null };
	const cut = { amount: 90, reduced_since: day('10-25'), lowest_price_30d: 100 };
	const before = points([['01-07', 100]]);
	const meanwhile = points([
		['01-07', 100],
		['10-25', 90],
	]);

	test('without a reduction has no reference', () => {
		expect(reprice(cut, { amount: 95, isReduced: false }, meanwhile, CUT)).toEqual({
			...full,
			amount: 95,
		});
	});

	test('with a reduction has the reference of its history', () => {
		expect(reprice(full, { amount: 90, isReduced: true }, before, CUT)).toEqual({
			amount: 90,
			reduced_since: CUT,
			lowest_price_30d: 100,
		});
	});

	test.each([100, 101])('at %i is no reduction from 100', (amount) => {
		expect(reprice(full, { amount, isReduced: true }, before, CUT)).toBe('not_below_reference');
	});

	test.each([90, 80])('a reduction continued to %i keeps its first day and reference', (amount) => {
		expect(reprice(cut, { amount, isReduced: true }, meanwhile, CUT)).toEqual({
			...cut,
			amount,
		});
	});

	test('a reduction after a rise is a new one, with the lower price as reference', () => {
		expect(reprice(cut, { amount: 95, isReduced: true }, meanwhile, CUT)).toBe(
			'not_below_reference',
		);
	});

	test('a reduction repeated after its end has the price in between as reference', () => {
		const ended = points([
			['01-07', 100],
			['10-25', 90],
			['10-30', 100],
		]);
		expect(reprice(full, { amount: 90, isReduced: true }, ended, CUT)).toBe('not_below_reference');
		expect(reprice(full, { amount: 85, isReduced: true }, ended, CUT)).toMatchObject({
			lowest_price_30d: 90,
		});
	});

	test('a new article cannot be reduced', () => {
		expect(reprice(full, { amount: 1, isReduced: true }, points([['10-20', 100]]), CUT)).toBe(
			'too_new',
		);
	});
});
