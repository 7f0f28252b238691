import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { currentSession } from '../../session.ts';
import { readEntry, type Whole } from '../api.ts';
import { leftCopies, type LeftCopy, type Typed } from '../data/kept-copy.ts';
import { openPlaces } from '../data/open-places.ts';

/** An entry as stored, and text that the same person typed before and could not save. */
export interface Opened {
	whole: Whole;
	typed: Typed;
	left: readonly LeftCopy[];
}

export async function openEntry(entity: ContentEntity, id: string): Promise<Opened> {
	const [whole, { email: who }] = await Promise.all([readEntry(entity, id), currentSession()]);
	const typed = { who, entry: `${entity}/${id}` };
	return { whole, typed, left: leftCopies(localStorage, typed, await openPlaces()) };
}
