/** Backoff policy for attempts at a secret: some are free, then each failure doubles the wait. */
export interface BackoffPolicy {
	/** Number of failures that first causes a wait; fewer are free, because people mistype. */
	free: number;
	/** Longest wait, also for an owner whose account a stranger attacks. */
	longest_s: number;
}

/** Whole seconds to wait after so many failures, the latest included; 0 while they are free. */
export function waitAfter(failures: number, { free, longest_s }: BackoffPolicy): number {
	return failures < free ? 0 : Math.min(2 ** (failures - free), longest_s);
}
