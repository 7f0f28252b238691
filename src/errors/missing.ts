/** True if an error means that a file, a folder or a link does not exist. */
export const isMissing = (error: unknown) =>
	error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EINVAL');

export function orWhenMissing<T>(work: Promise<T>, fallback: T): Promise<T> {
	return work.catch((error: unknown) => {
		if (isMissing(error)) return fallback;
		throw error;
	});
}
