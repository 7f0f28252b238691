/** Time that one test file took, with its hooks. */
export interface FileCost {
	file: string;
	seconds: number;
	/** Full names of its tests. */
	names: readonly string[];
}

export interface Tally {
	passed: number;
	failed: number;
	/** Tests left out on this machine or against this host. */
	skipped?: number;
	/** Their names; the group’s title states the requirement. */
	notTested?: readonly string[];
	/** Names of tests that passed at their second try only. */
	flaky?: readonly string[];
	files?: readonly FileCost[];
	/** Text to show when something failed. */
	output: string;
}
