/** Nested texts by key. */
export interface Words {
	[key: string]: Words | string;
}

/** Texts of one capability. A key belongs to one capability alone. */
export interface CapabilityWords {
	/** Texts of its own pages and actions. */
	desk?: Words;
	parts?: Words;
	/** Names of its resource types, singular and plural. */
	resources?: Words;
	fields?: Words;
	/** Field labels that differ from the common ones, by resource type or related records. */
	own?: Words;
	/** Answers that its forms offer, by field. */
	answers?: Words;
	/** Labels of closed choices, by code. */
	choices?: Words;
}

/** Texts of all capabilities, merged. */
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
