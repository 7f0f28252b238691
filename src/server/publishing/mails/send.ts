import { asc, eq } from 'drizzle-orm';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import type { Comparison, PrintFault } from '#contract/publishing/reports.ts';
import { users } from '#server/identity/tables.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { isOfShop } from '../publications/of-shop.ts';
import type { publications } from '../tables.ts';
import {
	composeDiffering,
	composeFailed,
	composeRefused,
	type Editor,
	MOST_FAULTS,
} from './compose.ts';
import { titlesIn } from './details.ts';
import { PUBLISHING_MAIL_TEXTS } from './texts.ts';

type Row = typeof publications.$inferSelect;
export type Telling = Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>;

/** Groups rows by editor, each in the language of the last publication. */
function toEditors(rows: readonly Row[]): Editor[] {
	const of = Map.groupBy(rows, ({ created_by }) => created_by);
	return [...of].map(([to, own]) => ({
		to,
		locale: own.at(-1)?.locale ?? 'it',
		titles: own.flatMap(({ title }) => title ?? []).toSorted((a, b) => a.localeCompare(b, 'it')),
	}));
}

/** Admins: they look after accounts and settings. */
const adminsIn = (tx: Tx) =>
	tx
		.select({ to: users.email })
		.from(users)
		.where(eq(users.role, 'admin'))
		.orderBy(asc(users.email));

/** Recipients for publications. Those of the shop have no author: admins get them, in Italian. */
async function listAddressees(tx: Tx, rows: readonly Row[]): Promise<Editor[]> {
	const editors = toEditors(rows.filter((row) => !isOfShop(row)));
	if (!rows.some(isOfShop)) return editors;
	const titles = [PUBLISHING_MAIL_TEXTS.it.shop];
	const admins = (await adminsIn(tx)).map(({ to }) => ({ to, locale: 'it' as const, titles }));
	return [...editors, ...admins];
}

export async function sendFailureMail(
	tx: Tx,
	services: Telling,
	rows: readonly Row[],
	fault: PrintFault,
): Promise<void> {
	for (const editor of await listAddressees(tx, rows)) {
		const head = await mailFrameIn(services, tx, editor.locale);
		await services.outbox.post(tx, composeFailed(head, editor, fault));
	}
}

export async function sendRefusalMail(
	tx: Tx,
	services: Telling,
	row: Row,
	faults: readonly DocumentFault[],
): Promise<void> {
	const getTitle = await titlesIn(tx, faults.slice(0, MOST_FAULTS));
	for (const editor of toEditors([row])) {
		const head = await mailFrameIn(services, tx, editor.locale);
		await services.outbox.post(tx, composeRefused(head, editor, faults, getTitle));
	}
}

/** Sends a mail to every admin, in Italian. */
export async function sendDifferenceMail(
	tx: Tx,
	services: Telling,
	found: Pick<Comparison, 'differing' | 'list'>,
): Promise<void> {
	const admins = await adminsIn(tx);
	const head = await mailFrameIn(services, tx, 'it');
	for (const { to } of admins) {
		await services.outbox.post(tx, composeDiffering(head, { to, locale: 'it' }, found));
	}
}
