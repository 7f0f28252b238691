import * as v from 'valibot';
import { isDeskResource, type DeskResourceName } from '#contract/desk/resources.ts';
import { formsWhere, RETENTION_KINDS } from '#contract/kinds.ts';
import { PERCENT, type Unit } from './amounts.ts';

/** Whole numbers that stand for money, or for percent where another field of the record says so. */
export interface Amount {
	kind: 'money' | 'percent';
	/** Fields whose value makes percent of money. */
	percentWhen: Readonly<Record<string, unknown>>;
}

/** How a value is shown and entered. */
export type Kind =
	| Amount
	| { kind: 'text' | 'long_text' | 'day' | 'instant' | 'boolean' | 'number' | 'values' }
	/** The id of another record. */
	| { kind: 'record'; resource: DeskResourceName }
	| { kind: 'choice'; options: readonly string[] }
	| { kind: 'table'; columns: Record<string, v.GenericSchema> };

const pickedSchema = v.object({ type: v.literal('picklist'), options: v.array(v.string()) });
/** Known words, and others that may come. */
const openSchema = v.object({
	type: v.literal('union'),
	options: v.looseTuple([pickedSchema]),
});
/** Words that capabilities of the contract declare; others may come. */
const CHOICES: Readonly<Record<string, () => readonly string[]>> = {
	enquiry_forms: () => formsWhere(({ desk }) => desk === 'submissions'),
	application_forms: () => formsWhere(({ desk }) => desk === 'applications'),
	retention: () => RETENTION_KINDS,
};
const wrappedSchema = v.object({
	type: v.picklist(['nullable', 'optional']),
	wrapped: v.custom<v.GenericSchema>(isSchema),
});
const listSchema = v.object({
	type: v.literal('array'),
	item: v.object({ entries: v.record(v.string(), v.custom<v.GenericSchema>(isSchema)) }),
});

/** What the contract says of a value beside its type. */
const hintsSchema = v.object({
	money: v.optional(v.boolean(), false),
	percent: v.optional(v.boolean(), false),
	percent_when: v.optional(v.record(v.string(), v.unknown()), {}),
	record: v.optional(v.nullable(v.pipe(v.string(), v.guard(isDeskResource))), null),
});

function isSchema(value: unknown): boolean {
	return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** Names of the steps of a pipe, those of pipes inside it too. */
function stepsOf(schema: object): string[] {
	if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return [];
	return schema.pipe.flatMap((step: unknown) => {
		if (typeof step !== 'object' || step === null) return [];
		const inner = step === schema ? [] : stepsOf(step);
		return 'type' in step && typeof step.type === 'string' ? [step.type, ...inner] : inner;
	});
}

/** Reads off a schema of the contract what kind of value it takes. */
export function kindOf(schema: v.GenericSchema): Kind {
	const wrapped = v.safeParse(wrappedSchema, schema);
	if (wrapped.success) return kindOf(wrapped.output.wrapped);
	const picked = v.safeParse(pickedSchema, schema);
	if (picked.success) return { kind: 'choice', options: picked.output.options };
	const open = v.safeParse(openSchema, schema);
	if (open.success) return { kind: 'choice', options: open.output.options[0].options };
	const known = CHOICES[String(v.getMetadata(schema)['choices'])];
	if (known) return { kind: 'choice', options: known() };
	const list = v.safeParse(listSchema, schema);
	if (list.success) return { kind: 'table', columns: list.output.item.entries };
	if (schema.type === 'boolean') return { kind: 'boolean' };
	const { money, percent, percent_when, record } = v.parse(hintsSchema, v.getMetadata(schema));
	if (money || percent) return { kind: money ? 'money' : 'percent', percentWhen: percent_when };
	if (record !== null) return { kind: 'record', resource: record };
	if (schema.type === 'number') return { kind: 'number' };
	if (schema.type === 'record') return { kind: 'values' };
	const steps = stepsOf(schema);
	if (steps.includes('iso_timestamp')) return { kind: 'instant' };
	if (steps.includes('iso_date')) return { kind: 'day' };
	return v.getMetadata(schema)['multiline'] === true ? { kind: 'long_text' } : { kind: 'text' };
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

/** Codes of what a form would be refused for, by field. */
export function faultsOf(
	schema: v.GenericSchema,
	given: Record<string, unknown>,
): Record<string, string> {
	const parsed = v.safeParse(schema, given);
	if (parsed.success) return {};
	return Object.fromEntries(
		parsed.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), `faults.${issue.type}`]),
	);
}
