/** What PostgreSQL and the system say where nothing can be written any more. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** The innermost cause: libraries wrap what the database or the system said. */
export function rootOf(error: unknown): unknown {
	if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0]);
	return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

export const codeOf = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether something could not be written for want of room. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(codeOf(rootOf(error)));
