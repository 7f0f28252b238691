import * as v from 'valibot';
import { minorUnitExponent } from '#contract/minor-units.ts';

/** Unit of integer values: minor units of a currency, or hundredths of a percent. */
export type Unit = typeof PERCENT | (string & {});
export const PERCENT = '%';

export const toDigits = (unit: Unit): number => (unit === PERCENT ? 2 : minorUnitExponent(unit));

/** Meaning of an integer field: money, or percent if another field of the record says so. */
export interface Amount {
	kind: 'money' | 'percent';
	/** Fields, each with the value that turns money into percent. */
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

/** Schema without its nullable and optional wrappers. */
export function unwrapped(schema: v.GenericSchema): v.GenericSchema {
	const wrapped = v.safeParse(wrappedSchema, schema);
	return wrapped.success ? unwrapped(wrapped.output.wrapped) : schema;
}

/** Names of the steps of a pipe, nested pipes included. */
export function toSteps(schema: object): string[] {
	if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return [];
	return schema.pipe.flatMap((step: unknown) => {
		if (typeof step !== 'object' || step === null) return [];
		const inner = step === schema ? [] : toSteps(step);
		return 'type' in step && typeof step.type === 'string' ? [step.type, ...inner] : inner;
	});
}

/** Returns if a field of the contract holds money or percent; null if its numbers are plain. */
export function findAmount(schema: v.GenericSchema): Amount | null {
	const { money, percent, percent_when } = v.parse(hintsSchema, v.getMetadata(schema));
	return money || percent ? { kind: money ? 'money' : 'percent', percentWhen: percent_when } : null;
}

/** Three letters in either case. A shorter text is a code still being typed into a form. */
const CURRENCY = /^[A-Z]{3}$/i;

/** Returns the unit of an amount of a record. Without a currency it is EUR, the maker's own. */
export function toUnit({ kind, percentWhen }: Amount, record: Record<string, unknown>): Unit {
	const reasons = Object.entries(percentWhen);
	const isPercent = reasons.some(([field, value]) => record[field] === value);
	if (kind === 'percent' || isPercent) return PERCENT;
	const currency = String(record['currency']);
	return CURRENCY.test(currency) ? currency.toUpperCase() : 'EUR';
}
