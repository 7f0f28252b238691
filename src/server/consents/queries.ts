import { and, asc, desc, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { runInOneStatement } from '#server/platform/db/run-in-one-statement.ts';
import { consent_texts, consents } from './tables.ts';

/** Lines of the log with the wordings themselves, the object of each consent. */
export const consentLog = (db: Db) =>
	db
		.select({
			created_at: consents.created_at,
			purpose: consents.purpose,
			act: consents.act,
			address: consents.address,
			text: consent_texts.text,
		})
		.from(consents)
		.leftJoin(consent_texts, eq(consents.text_version, consent_texts.version));

/** Consents of one submission, in the order of its form. */
export const consentsOfSubmission = (db: Db, id: string) =>
	consentLog(db).where(eq(consents.submission_id, id)).orderBy(asc(consents.created_at));

/** All consents of the addresses of a subquery, newest first. */
export const toConsents = (db: Db, addresses: SQLWrapper) =>
	consentLog(db).where(inArray(consents.email, addresses)).orderBy(desc(consents.created_at));

/** Latest line that asks an address for a purpose. */
export async function lastAsked(tx: Tx, email: string, purpose: 'marketing') {
	const [asked] = await tx
		.select()
		.from(consents)
		.where(and(eq(consents.email, email), eq(consents.purpose, purpose), eq(consents.act, 'asked')))
		.orderBy(desc(consents.created_at))
		.limit(1);
	return asked;
}

/** Wording of a version; null for an unknown one. */
export async function findWording(db: Db | Tx, version: string): Promise<string | null> {
	const isIt = eq(consent_texts.version, version);
	const [row] = await db.select({ text: consent_texts.text }).from(consent_texts).where(isIt);
	return row?.text ?? null;
}

type Lines = readonly (typeof consents.$inferInsert)[];
type Wordings = readonly (typeof consent_texts.$inferInsert)[];

/** Writes of lines of the log and of the wordings that they name, as parts of a statement. */
export function consentWrites(tx: Tx, rows: Lines, wordings: Wordings): SQLWrapper[] {
	const texts = () => tx.insert(consent_texts).values([...wordings]);
	return [
		...(wordings.length > 0 ? [texts().onConflictDoNothing()] : []),
		...(rows.length > 0 ? [tx.insert(consents).values([...rows])] : []),
	];
}

/** Adds lines to the log, with the wordings that they name. */
export async function logConsents(tx: Tx, rows: Lines, wordings: Wordings = []): Promise<void> {
	if (rows.length > 0) await runInOneStatement(tx, consentWrites(tx, rows, wordings));
}
