import type { Cents } from '#contract/units.ts';

/**
 * The only ways in which an amount may be rounded: half up, once, at the end of a calculation;
 * whole units shared out so that the parts make the whole; and up to the next step where a list is
 * made in another currency. All are exact: intermediate values are integers of any size, because a
 * percentage of an order in yen exceeds the integers that a number can hold.
 */

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

function assertWhole(values: readonly number[]): void {
	const wrong = values.find((value) => !isWhole(value));
	if (wrong !== undefined)
		throw new RangeError(`Invalid amount: expected whole minor units, got ${wrong}`);
}

function asCents(value: bigint): Cents {
	const amount = Number(value);
	assertWhole([amount]);
	return amount as Cents;
}

/** Brands an amount that code has named or calculated; a fraction or a negative one is a bug. */
export function cents(amount: number): Cents {
	assertWhole([amount]);
	return amount as Cents;
}

/** `amount × factor ÷ divisor`, half up. */
export function halfUp(amount: number, factor: number, divisor: number): Cents {
	assertWhole([amount, factor, divisor]);
	if (divisor === 0) throw new RangeError('Invalid divisor: expected another number than 0');
	const product = BigInt(amount) * BigInt(factor);
	const by = BigInt(divisor);
	return asCents((2n * product + by) / (2n * by));
}

/** `amount × factor ÷ divisor`, up to the next multiple of a step. */
export function multiplyRoundingUp(
	amount: number,
	factor: number,
	divisor: number,
	step: number,
): Cents {
	assertWhole([amount, factor, divisor, step]);
	if (divisor === 0 || step === 0)
		throw new RangeError('Invalid divisor: expected another number than 0');
	const by = BigInt(divisor) * BigInt(step);
	return asCents(((BigInt(amount) * BigInt(factor) + by - 1n) / by) * BigInt(step));
}

/** Sum of amounts in one currency. */
export function addUp(amounts: readonly number[]): Cents {
	assertWhole(amounts);
	return asCents(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n));
}

/**
 * Splits a total in proportion to the weights, in whole units that make the total.
 * Each part is rounded down; what is left goes to the largest remainders, of equal ones to the
 * first. No part is further than one unit from its exact value.
 */
export function allocate(total: number, weights: readonly number[]): Cents[] {
	assertWhole([total, ...weights]);
	const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
	if (sum === 0n) {
		if (total > 0) throw new RangeError('Invalid weights: expected one above 0 to split an amount');
		return weights.map(() => asCents(0n));
	}
	const exact = weights.map((weight, index) => {
		const product = BigInt(total) * BigInt(weight);
		return { index, whole: product / sum, remainder: product % sum };
	});
	const left = BigInt(total) - exact.reduce((all, { whole }) => all + whole, 0n);
	const first = exact
		.toSorted((a, b) =>
			a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
		)
		.slice(0, Number(left));
	const lucky = new Set(first.map(({ index }) => index));
	return exact.map(({ index, whole }) => asCents(whole + (lucky.has(index) ? 1n : 0n)));
}

/** A part of an amount in basis points, half up: 1000 is a tenth. */
export function calculatePart(amount: number, basisPoints: number): Cents {
	return halfUp(amount, basisPoints, 10_000);
}
