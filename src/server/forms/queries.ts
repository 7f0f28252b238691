import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { ReadPart } from '#server/platform/answers/parts.ts';
import { withChoices } from './choices.ts';
import { type FormRow, formIn } from './localize.ts';
import { forms } from '#server/content/ports.ts';
import { submissions } from './tables.ts';

export async function findForms(db: Db, asked: Locale, part: ReadPart) {
	const rows = await db.select().from(forms).orderBy(asc(forms.position), asc(forms.id));
	return Promise.all(rows.map((row) => withChoices(db, formIn(row, asked), part)));
}

export async function findFormRow(db: Db | Tx, slug: string): Promise<FormRow | null> {
	const [row] = await db.select().from(forms).where(eq(forms.id, slug));
	return row ?? null;
}

/** Label of a form's choice in a language; '' for an unknown choice. */
export async function findChoiceLabel(
	tx: Tx,
	locale: Locale,
	choice: { form: string; field: string; value: string },
): Promise<string> {
	const row = await findFormRow(tx, choice.form);
	const field = row && formIn(row, locale).fields.find(({ slug }) => slug === choice.field);
	return field?.options.find(({ value }) => value === choice.value)?.label ?? '';
}

/** Ids of an address's submissions, as a subquery. */
export const submissionsFrom = (db: Db | Tx, email: string) =>
	db.select({ id: submissions.id }).from(submissions).where(eq(submissions.email, email));

/** Reference of a submission; null once it is deleted. */
export async function findReference(db: Db | Tx, id: string): Promise<string | null> {
	const { reference } = submissions;
	const [row] = await db.select({ reference }).from(submissions).where(eq(submissions.id, id));
	return row?.reference ?? null;
}

/** Reads a submission and locks its row until the transaction ends. */
export async function lockSubmission(tx: Tx, id: string) {
	const [row] = await tx.select().from(submissions).where(eq(submissions.id, id)).for('update');
	return row ?? null;
}

/** Closes a submission: nothing is left to do. */
export async function closeSubmission(tx: Tx, id: string): Promise<void> {
	await tx.update(submissions).set({ state: 'closed' }).where(eq(submissions.id, id));
}

/** Opens a submission again. */
export async function openSubmission(tx: Tx, id: string): Promise<void> {
	await tx.update(submissions).set({ state: 'open' }).where(eq(submissions.id, id));
}
