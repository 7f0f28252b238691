import { basename } from 'node:path';
import * as v from 'valibot';

/** Validates a file's content against a schema. Throws with the file and the invalid path. */
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

/** Throws with the first error of the CDN's own parser: the line and the reason. */
export function refuseErrors(file: string, errors: readonly unknown[]): void {
	const [error] = errors;
	if (error instanceof Error) throw new Error(`${basename(file)}: ${error.message}`);
}
