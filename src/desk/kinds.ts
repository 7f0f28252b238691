import * as v from 'valibot';
import { formsWhere, RETENTION_KINDS } from '#contract/kinds.ts';

/** How a value is shown and entered. */
export type Kind =
	| { kind: 'text' | 'long_text' | 'day' | 'instant' | 'boolean' | 'number' | 'money' | 'values' }
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
	if (v.getMetadata(schema)['money'] === true) return { kind: 'money' };
	if (schema.type === 'number') return { kind: 'number' };
	if (schema.type === 'record') return { kind: 'values' };
	const steps = stepsOf(schema);
	if (steps.includes('iso_timestamp')) return { kind: 'instant' };
	if (steps.includes('iso_date')) return { kind: 'day' };
	return v.getMetadata(schema)['multiline'] === true ? { kind: 'long_text' } : { kind: 'text' };
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
