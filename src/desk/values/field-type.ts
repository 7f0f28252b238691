import * as v from 'valibot';
import { type Amount, findAmount, isSchema, toSteps, unwrapped } from '#contract/desk/amounts.ts';
import { isPicture } from '#contract/desk/fields.ts';
import { isDeskResource, type DeskResourceName } from '#contract/desk/resources.ts';
import { formsWhere, RETENTION_KINDS } from '#contract/kinds.ts';

/** How a value is shown and edited. */
export type FieldType =
	| Amount
	| { kind: 'picture' | 'text' | 'long_text' | 'day' | 'instant' | 'boolean' | 'number' | 'values' }
	/** Id of another record. */
	| { kind: 'record'; resource: DeskResourceName }
	| { kind: 'choice'; options: readonly string[] }
	| { kind: 'table'; columns: Record<string, v.GenericSchema> };

const pickedSchema = v.object({ type: v.literal('picklist'), options: v.array(v.string()) });
/** Picklist of known values in a union that admits others. */
const openSchema = v.object({
	type: v.literal('union'),
	options: v.looseTuple([pickedSchema]),
});
/** Choices declared by capabilities of the contract; others may be added. */
const CHOICES: Readonly<Record<string, () => readonly string[]>> = {
	enquiry_forms: () => formsWhere(({ desk }) => desk === 'submissions'),
	application_forms: () => formsWhere(({ desk }) => desk === 'applications'),
	retention: () => RETENTION_KINDS,
};
const listSchema = v.object({
	type: v.literal('array'),
	item: v.object({ entries: v.record(v.string(), v.custom<v.GenericSchema>(isSchema)) }),
});

/** Metadata of a contract schema that goes beyond its type. */
const hintsSchema = v.object({
	record: v.optional(v.nullable(v.pipe(v.string(), v.guard(isDeskResource))), null),
});

/** Derives from a contract schema how its value is shown and edited. */
export function toFieldType(schema: v.GenericSchema): FieldType {
	const bare = unwrapped(schema);
	if (bare !== schema) return toFieldType(bare);
	const picked = v.safeParse(pickedSchema, schema);
	if (picked.success) return { kind: 'choice', options: picked.output.options };
	const open = v.safeParse(openSchema, schema);
	if (open.success) return { kind: 'choice', options: open.output.options[0].options };
	const known = CHOICES[String(v.getMetadata(schema)['choices'])];
	if (known) return { kind: 'choice', options: known() };
	const list = v.safeParse(listSchema, schema);
	if (list.success) return { kind: 'table', columns: list.output.item.entries };
	if (schema.type === 'boolean') return { kind: 'boolean' };
	const amount = findAmount(schema);
	if (amount) return amount;
	if (isPicture(schema)) return { kind: 'picture' };
	const { record } = v.parse(hintsSchema, v.getMetadata(schema));
	if (record !== null) return { kind: 'record', resource: record };
	if (schema.type === 'number') return { kind: 'number' };
	if (schema.type === 'record') return { kind: 'values' };
	const steps = toSteps(schema);
	if (steps.includes('iso_timestamp')) return { kind: 'instant' };
	if (steps.includes('iso_date')) return { kind: 'day' };
	return v.getMetadata(schema)['multiline'] === true ? { kind: 'long_text' } : { kind: 'text' };
}

/** Validation error codes of a form, by field. */
export function findFieldIssues(
	schema: v.GenericSchema,
	given: Record<string, unknown>,
): Record<string, string> {
	const parsed = v.safeParse(schema, given);
	if (parsed.success) return {};
	return Object.fromEntries(
		parsed.issues.map((issue) => [String(issue.path?.[0]?.key ?? ''), `faults.${issue.type}`]),
	);
}
