import type { Locale } from '#contract/locales.ts';

interface Named {
	id: string;
	name: string;
	locale: Locale;
}

/** Keeps the first section of each label: menus and lists never repeat a label. */
export function withoutDuplicateLabels<T extends Pick<Named, 'name'>>(sections: readonly T[]): T[] {
	const seen = new Set<string>();
	return sections.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/**
 * Warns about sections that no list will name. They keep their own page: their products and old
 * links still lead there.
 */
export function warnOfDuplicateLabels(
	sections: readonly Named[],
	kind: string,
	asked: Locale,
): void {
	const kept = new Map(withoutDuplicateLabels(sections).map((section) => [section.name, section]));
	for (const section of sections) {
		const listed = kept.get(section.name);
		if (!listed || listed === section) continue;
		console.warn(
			`[content] ${kind} "${section.id}" dropped from lists: "${section.name}" (${asked}) is already ${listed.id}`,
		);
	}
}
