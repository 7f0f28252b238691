/** How tries at a secret are slowed: some are free, then each failure doubles the wait. */
export interface Patience {
	/** Failures after which nobody waits yet: people mistype. */
	free: number;
	/** The longest wait. A stranger who fails on purpose makes the owner wait no longer than this. */
	longest_s: number;
}

/** Whole seconds to wait after so many failures, this one included; 0 while they are free. */
export function waitAfter(failures: number, { free, longest_s }: Patience): number {
	return failures < free ? 0 : Math.min(2 ** (failures - free), longest_s);
}
