interface Version {
	file: string;
	published_on: string;
}

/**
 * Version of a document that was in force on a day: the newest published by then, or the oldest
 * one where all are later.
 */
export function versionOn<V extends Version>(
	{ current, earlier }: { current: V; earlier: readonly V[] },
	day: string,
): V {
	const all = [current, ...earlier].toSorted((a, b) => (a.published_on < b.published_on ? 1 : -1));
	return all.find(({ published_on }) => published_on <= day) ?? all.at(-1) ?? current;
}
