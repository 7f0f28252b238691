/** Error codes of PostgreSQL and the system for a full disk. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Innermost cause of an error: libraries wrap the error of the database or the system. */
export function toRoot(error: unknown): unknown {
	if (error instanceof AggregateError && error.errors.length > 0) return toRoot(error.errors[0]);
	return error instanceof Error && error.cause !== undefined ? toRoot(error.cause) : error;
}

export const toCode = (error: unknown): string =>
	error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True if a write failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.has(toCode(toRoot(error)));
