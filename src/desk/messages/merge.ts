/** Words by key, as deep as they go. */
export interface Words {
	[key: string]: Words | string;
}

/** What a capability says at the desk. A key belongs to one capability alone. */
export interface CapabilityWords {
	/** Words of its own pages and actions. */
	desk?: Words;
	parts?: Words;
	/** Names of its kinds of record, one and many. */
	resources?: Words;
	fields?: Words;
	/** Names of fields that others call something else, by kind of record or part. */
	own?: Words;
	/** Answers that its forms offer, by field. */
	answers?: Words;
	/** Words of closed choices, by code. */
	choices?: Words;
}

/** The words of all capabilities together. */
export function merged(all: readonly CapabilityWords[]): Required<CapabilityWords> {
	const together = (of: keyof CapabilityWords): Words =>
		Object.assign({}, ...all.map((words) => words[of]));
	return {
		desk: together('desk'),
		parts: together('parts'),
		resources: together('resources'),
		fields: together('fields'),
		own: together('own'),
		answers: together('answers'),
		choices: together('choices'),
	};
}
