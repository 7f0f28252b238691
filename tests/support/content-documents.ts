import * as v from 'valibot';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { type ContentDocument, DOCUMENT_SCHEMAS } from '#contract/content/documents/registry.ts';
import { contentKinds, type ContentFault, type ContentKind } from '#server/content/ports.ts';
import { content_versions } from '../../src/server/platform/answers/tables.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import type { Ask } from './host.ts';

export const KINDS = Object.values<ContentKind>(contentKinds);

/** Returns the live document of an entry, which must exist. */
export async function liveDocument<E extends keyof typeof contentKinds>(
	db: Db,
	entity: E,
	id: string,
) {
	const document = await contentKinds[entity].read(db, id);
	if (!document) throw new Error(`there is no ${entity} ${id}`);
	return document as NonNullable<Awaited<ReturnType<(typeof contentKinds)[E]['read']>>>;
}

/** Makes documents live as a publication does: parsed, written, checked, all or nothing. */
export async function publish(
	db: Db,
	items: readonly { entity: ContentEntity; id: string; document: ContentDocument | null }[],
): Promise<(ContentFault & { of: string })[]> {
	const faults: (ContentFault & { of: string })[] = [];
	const findKind = (entity: ContentEntity) => {
		const kind = KINDS.find((one) => one.entity === entity);
		if (!kind) throw new Error(`no kind of ${entity}`);
		return kind;
	};
	await db
		.transaction(async (tx) => {
			for (const { entity, id, document } of items) {
				const kind = findKind(entity);
				if (document === null) await kind.remove(tx, id);
				else await kind.write(tx, id, v.parse(DOCUMENT_SCHEMAS[entity], document));
			}
			for (const { entity, id, document } of items) {
				for (const fault of await findKind(entity).check(tx, id, document)) {
					faults.push({ of: `${entity}/${id}`, ...fault });
				}
			}
			if (faults.length > 0) tx.rollback();
		})
		.catch((cause: unknown) => {
			if (faults.length === 0) throw cause;
		});
	return faults;
}

/** Document without the bookkeeping that the host adds. */
export function withoutTranslated(document: ContentDocument | null): unknown {
	if (!document) return null;
	const { translated: _, ...rest } = { translated: undefined, ...document };
	return rest;
}

/** Reads every version of the content, to see which ones a change bumps. */
export async function listVersions(db: Db): Promise<Map<string, string>> {
	const rows = await db.select().from(content_versions);
	return new Map(rows.map(({ part, version }) => [part, version]));
}

const LISTS = [
	'settings',
	'menus',
	'categories',
	'product-usages',
	'products',
	'pages',
	'news',
	'jobs',
	'stores',
	'documents',
	'forms',
	'redirects',
];

interface Answered {
	id: string;
}

/** Collects all answers of the public API in a language, from `pages/home` to the entry as JSON. */
export async function publicAnswers(ask: Ask, locale: string): Promise<Map<string, string>> {
	const found = new Map<string, string>();
	for (const path of LISTS) {
		const shared = path === 'stores' || path === 'redirects';
		const response = await ask(`/api/${path}${shared ? '' : `?locale=${locale}`}`);
		const { data }: { data: Answered | Answered[] } = await response.json();
		for (const entry of Array.isArray(data) ? data : [data]) {
			found.set(`${path}/${entry.id}`, JSON.stringify(entry));
		}
	}
	return found;
}

/** Lists entries whose answers differ, or that only one of the two has. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
	const keys = new Set([...before.keys(), ...after.keys()]);
	return [...keys].filter((key) => before.get(key) !== after.get(key)).toSorted();
}
