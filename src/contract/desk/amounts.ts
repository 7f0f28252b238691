import * as v from 'valibot';
import { minorUnitExponent } from '#contract/minor-units.ts';

/** What whole numbers stand for: the minor units of a currency, or hundredths of a percent. */
export type Unit = typeof PERCENT | (string & {});
export const PERCENT = '%';

export const digitsOf = (unit: Unit): number => (unit === PERCENT ? 2 : minorUnitExponent(unit));

/** Whole numbers that stand for money, or for percent where another field of the record says so. */
export interface Amount {
	kind: 'money' | 'percent';
	/** Fields whose value makes percent of money. */
	percentWhen: Readonly<Record<string, unknown>>;
}

const hintsSchema = v.object({
	money: v.optional(v.boolean(), false),
	percent: v.optional(v.boolean(), false),
	percent_when: v.optional(v.record(v.string(), v.unknown()), {}),
});
const wrappedSchema = v.object({
	type: v.picklist(['nullable', 'optional']),
	wrapped: v.custom<v.GenericSchema>(isSchema),
});

export function isSchema(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** A schema without what lets its value be null or left out. */
export function unwrapped(schema: v.GenericSchema): v.GenericSchema {
	const wrapped = v.safeParse(wrappedSchema, schema);
	return wrapped.success ? unwrapped(wrapped.output.wrapped) : schema;
}

/** Names of the steps of a pipe, those of pipes inside it too. */
export function stepsOf(schema: object): string[] {
	if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return [];
	return schema.pipe.flatMap((step: unknown) => {
		if (typeof step !== 'object' || step === null) return [];
		const inner = step === schema ? [] : stepsOf(step);
		return 'type' in step && typeof step.type === 'string' ? [step.type, ...inner] : inner;
	});
}

/** Returns what a field of the contract counts; null where its numbers are what they are. */
export function amountOf(schema: v.GenericSchema): Amount | null {
	const { money, percent, percent_when } = v.parse(hintsSchema, v.getMetadata(schema));
	return money || percent ? { kind: money ? 'money' : 'percent', percentWhen: percent_when } : null;
}

/** Three letters; in a form they come one by one. */
const CURRENCY = /^[A-Z]{3}$/i;

/** What an amount of a record is counted in; where the record names no currency, the maker's own. */
export function unitOf({ kind, percentWhen }: Amount, record: Record<string, unknown>): Unit {
	const reasons = Object.entries(percentWhen);
	const isPercent = reasons.some(([field, value]) => record[field] === value);
	if (kind === 'percent' || isPercent) return PERCENT;
	const currency = String(record['currency']);
	return CURRENCY.test(currency) ? currency.toUpperCase() : 'EUR';
}
