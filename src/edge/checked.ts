import { basename } from 'node:path';
import * as v from 'valibot';

/** What a file says, in the shape that we evaluate. Throws with the file and the place at fault. */
export function checked<T extends v.GenericSchema>(
	file: string,
	schema: T,
	value: unknown,
): v.InferOutput<T> {
	const result = v.safeParse(schema, value);
	if (result.success) return result.output;
	const [issue] = result.issues;
	throw new Error(`${basename(file)}: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
}

/** Throws with the first of what the CDN's own parser could not read: its line and why. */
export function refuseErrors(file: string, errors: readonly unknown[]): void {
	const [error] = errors;
	if (error instanceof Error) throw new Error(`${basename(file)}: ${error.message}`);
}
