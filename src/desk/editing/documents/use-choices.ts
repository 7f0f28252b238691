import { useCallback, useRef, useState } from 'react';
import { CONTENT_ENTITIES, type ContentEntity } from '#contract/content/documents/entities.ts';
import { listEntries, type Entry } from '../api.ts';
import type { Choice } from '../fields/context.ts';

const NONE: readonly Choice[] = [];
const isEntity = (name: string): name is ContentEntity =>
	CONTENT_ENTITIES.some((known) => known === name);

/** Reference fields that accept entries of two content types. */
const TOGETHER: Record<string, readonly ContentEntity[]> = {
	section: ['category', 'product_usage'],
};

/** True if an entry may be linked: on the site, or with a draft that brings it back. */
const mayBeNamed = ({ off_since, draft }: Entry) => off_since === null || draft !== null;

/** Entries to choose from, loaded when the first field needs them and kept as long as the page. */
export function useChoices(): (entity: string) => readonly Choice[] {
	const [known, setKnown] = useState<Readonly<Record<string, readonly Choice[]>>>({});
	const asked = useRef(new Set<string>());
	return useCallback(
		(entity) => {
			const entities = TOGETHER[entity] ?? (isEntity(entity) ? [entity] : []);
			for (const one of entities) {
				if (asked.current.has(one)) continue;
				asked.current.add(one);
				listEntries(one).then(
					(entries) => setKnown((before) => ({ ...before, [one]: entries.filter(mayBeNamed) })),
					// A field without choices still shows the stored id.
					() => asked.current.delete(one),
				);
			}
			const [first] = entities;
			if (entities.length > 1) return entities.flatMap((one) => known[one] ?? []);
			return (first && known[first]) ?? NONE;
		},
		[known],
	);
}
