import * as v from 'valibot';
import type { HostErrorCode, Problem } from '#contract/errors.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { fieldsOf } from '#server/kernel/body.ts';
import type { Staff } from '#server/identity/staff.ts';

export interface Writing {
	tx: Tx;
	staff: Staff;
	now: Date;
	/** Where the writer sits, for the log of consents. */
	address: string;
}

/** Why a write is not done: fields at fault, a code for the whole, or what stands against it now. */
export type Refusal =
	| { faults: NonNullable<Problem['fields']> }
	| { code: HostErrorCode }
	| { conflict: NonNullable<Problem['fields']> };

/** What was taken of a body, to be written into the audit log. */
export interface Taken {
	body: Record<string, unknown>;
}
export interface Created extends Taken {
	id: string;
	one_time_password?: string;
}

/** Writes a record that is ready to be written. */
export type Creation = (writing: Writing) => Promise<Refusal | Created>;

/** How the records of one kind are written; what is left out cannot be done. */
export interface Writer {
	change?: (writing: Writing, id: string, given: unknown) => Promise<Refusal | Taken>;
	/** Answers what writes the record: what comes before it keeps no transaction open. */
	create?: (given: unknown) => Promise<Refusal | Creation>;
	remove?: (writing: Writing, id: string) => Promise<Refusal | null>;
}

export const fault = (path: string, code: string): Refusal => ({ faults: [{ path, code }] });

/** What is right in itself, and cannot be done to what has become of the record. */
export const conflict = (path: string, code: string): Refusal => ({ conflict: [{ path, code }] });

export const refuse = (code: HostErrorCode): Refusal => ({ code });

/** A refusal says one thing alone: a record may have a field of the same name, such as a code. */
export function isRefusal<T extends object>(outcome: T | Refusal): outcome is Refusal {
	const [only, ...others] = Object.keys(outcome);
	return others.length === 0 && (only === 'faults' || only === 'code' || only === 'conflict');
}

/** A change of some of the fields of a schema; `run` may still refuse it. */
export function changing<const E extends v.ObjectEntries>(
	schema: v.StrictObjectSchema<E, undefined>,
	run: (
		writing: Writing,
		id: string,
		body: v.InferOutput<v.SchemaWithPartial<v.StrictObjectSchema<E, undefined>, undefined>>,
	) => Promise<Refusal | null>,
): NonNullable<Writer['change']> {
	return async (writing, id, given) => {
		const parsed = v.safeParse(v.partial(schema), given);
		if (!parsed.success) return { faults: fieldsOf(parsed.issues) };
		const body: Record<string, unknown> = { ...parsed.output };
		if (Object.keys(body).length === 0) return fault('', 'empty');
		return (await run(writing, id, parsed.output)) ?? { body };
	};
}

/** A new record after a schema. */
export function creating<const E extends v.ObjectEntries>(
	schema: v.StrictObjectSchema<E, undefined>,
	run: (
		writing: Writing,
		body: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
	) => Promise<Refusal | Omit<Created, 'body'>>,
): NonNullable<Writer['create']> {
	return creatingFrom(schema, async () => undefined, run);
}

/** The same from something that takes its time to make, such as the hash of a password. */
export function creatingFrom<const E extends v.ObjectEntries, Made>(
	schema: v.StrictObjectSchema<E, undefined>,
	make: () => Promise<Made>,
	run: (
		writing: Writing,
		body: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
		made: Made,
	) => Promise<Refusal | Omit<Created, 'body'>>,
): NonNullable<Writer['create']> {
	return async (given) => {
		const parsed = v.safeParse(schema, given);
		if (!parsed.success) return { faults: fieldsOf(parsed.issues) };
		const made = await make();
		return async (writing) => {
			const created = await run(writing, parsed.output, made);
			return isRefusal(created) ? created : { ...created, body: { ...parsed.output } };
		};
	};
}
