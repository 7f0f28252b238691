import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { dotPath, type Path, toPlaces } from '#contract/content/documents/walk.ts';
import {
	differences,
	KINDS,
	publicAnswers,
	publish,
	withoutTranslated,
} from '../support/content-documents.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const EDITS = 40;
const LISTS: Readonly<Record<string, string>> = {
	page: 'pages',
	news: 'news',
	job: 'jobs',
	product: 'products',
	category: 'categories',
	product_usage: 'product-usages',
	menu: 'menus',
	redirect: 'redirects',
	settings: 'settings',
	store: 'stores',
	document: 'documents',
	form: 'forms',
	announcement: 'announcements',
};
const WORDS: readonly string[] = ['line', 'text', 'rich_text'];

/** Seeded generator: the same numbers in every run, so that a failure repeats. */
function dice(seed: number): (sides: number) => number {
	let state = seed;
	return (sides) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * sides);
	};
}

/** Copies a document with another value at a path. */
function withValue<T>(document: T, path: Path, value: unknown): T {
	const copy: unknown = structuredClone(document);
	const inner = path
		.slice(0, -1)
		.reduce<unknown>((at, step) => Reflect.get(Object(at), step), copy);
	Reflect.set(Object(inner), path.at(-1) ?? '', value);
	return copy as T;
}

describe.runIf(isEmbedded)('edits at random', () => {
	test.each([1, 2])('go live as made, and change no other answer: %i', async (seed) => {
		const { db, ask } = await aHost();
		const roll = dice(seed);
		const pick = <T>(list: readonly T[]): T => {
			const found = list[roll(list.length)];
			if (found === undefined) throw new Error('nothing to pick from');
			return found;
		};
		const kinds = KINDS.filter(({ entity }) => entity !== 'announcement' && entity !== 'redirect');
		let before = { it: await publicAnswers(ask, 'it'), ja: await publicAnswers(ask, 'ja') };
		for (let edit = 0; edit < EDITS; edit += 1) {
			const kind = pick(kinds);
			const { id } = pick(await kind.list(db));
			const document = await kind.read(db, id);
			const places = [...toPlaces(DOCUMENT_SCHEMAS[kind.entity], document)].filter(
				({ field, value }) =>
					WORDS.includes(field.kind) && typeof value === 'string' && value !== '',
			);
			const { path, value } = pick(places);
			const changed: ContentDocument | null = withValue(document, path, `${String(value)} ${edit}`);
			const parsed = v.safeParse(DOCUMENT_SCHEMAS[kind.entity], changed);
			// A pattern that takes no further words, such as a code.
			if (!parsed.success || !changed) continue;
			const what = `${kind.entity}/${id} ${dotPath(path)}`;
			const faults = await publish(db, [{ entity: kind.entity, id, document: changed }]);
			expect({ what, faults }).toEqual({ what, faults: [] });
			expect({ what, read: withoutTranslated(await kind.read(db, id)) }).toEqual({
				what,
				read: withoutTranslated(changed),
			});
			const after = { it: await publicAnswers(ask, 'it'), ja: await publicAnswers(ask, 'ja') };
			const own = `${LISTS[kind.entity]}/${id}`;
			const others = [
				...differences(before.it, after.it),
				...differences(before.ja, after.ja),
			].filter(
				// Forms offer wheels and shops by name.
				(key) => key !== own && !(key.startsWith('forms/') && /product|store/.test(kind.entity)),
			);
			expect({ what, others }).toEqual({ what, others: [] });
			before = after;
		}
	});
});
