import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DocumentOf } from '#contract/content/documents/registry.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { redirects } from '../../tables.ts';
import type { KindSpec } from '../kind-spec.ts';
import type { ContentFault } from '../kind.ts';
import { entryAt } from '../slugs.ts';

type RedirectDocument = DocumentOf<'redirect'>;

async function read(db: Db | Tx, id: string): Promise<RedirectDocument | null> {
	const { from, to, to_locale, status } = redirects;
	const [row] = await db
		.select({ from, to, to_locale, status })
		.from(redirects)
		.where(eq(redirects.id, id));
	return row ?? null;
}

async function save(tx: Tx, id: string, document: RedirectDocument): Promise<void> {
	const row = { ...document, origin: 'editor' as const };
	await tx
		.insert(redirects)
		.values({ id, ...row })
		.onConflictDoUpdate({ target: redirects.id, set: row });
}

/** Requires unique addresses that show no entry or screen. */
async function faults(
	db: Db | Tx,
	id: string,
	document: RedirectDocument | null,
): Promise<ContentFault[]> {
	if (!document) return [];
	const others = await db
		.select({ id: redirects.id })
		.from(redirects)
		.where(and(eq(redirects.from, document.from), ne(redirects.id, id)));
	const shown = await entryAt(db, document.from);
	const owners = [...others.map((other) => `redirect/${other.id}`), ...(shown ? [shown] : [])];
	return owners.map((detail) => ({ path: 'from', code: 'taken', detail }));
}

export const redirectSpec: KindSpec<RedirectDocument> = {
	entity: 'redirect',
	table: redirects,
	title: sql<string>`${redirects.from}`,
	locales: null,
	order: [asc(redirects.from)],
	addresses: null,
	read,
	save,
	faults,
};
