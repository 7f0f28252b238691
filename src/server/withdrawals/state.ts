import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Statement } from '#contract/withdrawals/withdrawals.ts';
import { WITHDRAWAL_MACHINE } from '#domain/orders/return-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { toDigest as toFingerprint } from '#server/forms/ports.ts';
import {
	findByNumber,
	findSeen,
	lockOrder,
	mayMailOrders,
	noteEntry,
	type OrderRow,
	type OrderServices,
	type Viewer,
} from '#server/orders/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { keepAccount, orderOfMailbox } from './account.ts';
import { findByProof, lockWithdrawal, type WithdrawalRow } from './queries.ts';
import { composeStaffNotice, composeReceipt } from './mails/compose.ts';
import { proofLink } from './links.ts';
import { markOrder } from './mark.ts';
import { withdrawals } from './tables.ts';
import { toClock, toTerm } from './terms.ts';

/** Without characters that are easily mistaken for others when read out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const newReference = () =>
	`RC-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

/** Finds an order of the viewer by its number; null for an order of others. */
export async function findOrderOfViewer(
	db: Db | Tx,
	viewer: Viewer,
	contract: string,
): Promise<OrderRow | null> {
	const found = await findByNumber(db, contract);
	return found && findSeen(db, viewer, found.id);
}

/** True if a mailbox is known to be the viewer's: by the account, or by a mailed link. */
const ownsMailbox = ({ customer, email }: Viewer, typed: string) =>
	customer?.email === typed || email === typed;
/** True if any mailbox of the viewer is known, even another than the typed one. */
const hasMailbox = ({ customer, email }: Viewer) => customer !== null || email !== null;

interface Asked {
	statement: Statement;
	key: string;
	/** Account for the refund as typed, valid; empty where none was given. */
	iban: string;
	locale: Locale;
	viewer: Viewer;
}

/**
 * Stores a statement with the time of its second step, whatever becomes of it, and mails the
 * receipt in the same transaction. It is proven by the mailbox that it names, or by an order of the
 * viewer. A replayed key with the same statement is one statement; null for a key that was used for
 * another. The refund's account is no part of the statement: the last one counts. A stranger's
 * account is not stored, because a number and an e-mail would be enough to redirect another buyer's
 * money.
 */
export async function stateWithdrawal(
	services: OrderServices,
	{ statement, key, iban, locale, viewer }: Asked,
): Promise<WithdrawalRow | null> {
	const { db, clock } = services;
	const key_digest = toFingerprint(statement);
	return db.transaction(async (tx) => {
		const now = clock();
		const { name, contract, email } = statement;
		const isOwn = ownsMailbox(viewer, email);
		// A known buyer may have the receipt sent to any address.
		const seen = hasMailbox(viewer) ? await findOrderOfViewer(tx, viewer, contract) : null;
		const isProven = isOwn || seen !== null;
		const order = seen ?? (await findByNumber(tx, contract, email));
		const keep = () => (isProven ? keepAccount(tx, order, iban, now) : null);
		const token = isProven ? null : newToken();
		const [made] = await tx
			.insert(withdrawals)
			.values({
				id: randomUUID(),
				reference: newReference(),
				key,
				key_digest,
				status: isProven ? 'received' : 'unproven',
				order_id: order?.id ?? null,
				name,
				contract,
				email,
				locale,
				stated_at: now,
				...toTerm(order, now),
				proof_digest: token === null ? null : toDigest(token),
				proven_at: isProven ? now : null,
			})
			.onConflictDoNothing({ target: withdrawals.key })
			.returning();
		if (!made) {
			const [known] = await tx.select().from(withdrawals).where(eq(withdrawals.key, key));
			if (known?.key_digest !== key_digest) return null;
			await keep();
			return known;
		}
		await keep();
		const head = await mailFrameIn(services, tx, locale);
		// Mails that strangers trigger to a mailbox are limited; the statement is stored anyway.
		if (isOwn || (await mayMailOrders(tx, email, now))) {
			const prove = token === null ? null : proofLink(head.siteUrl, token);
			await services.outbox.post(tx, composeReceipt(head, made, prove));
		}
		if (isProven) await notifyStaff(tx, services, made, order, now);
		return made;
	});
}

/** Notes a proven statement in the order's timeline and notifies staff. */
async function notifyStaff(
	tx: Tx,
	services: OrderServices,
	row: WithdrawalRow,
	order: OrderRow | null,
	now: Date,
): Promise<void> {
	if (order) await noteEntry(tx, order.id, 'withdrawn', now, { said: row.reference });
	await markOrder(tx, row.order_id);
	const head = await mailFrameIn(services, tx, 'it');
	const due_on = toClock(row, now).send_by;
	const notice = composeStaffNotice(head, row, { order: order?.number ?? null, due_on });
	await services.outbox.post(tx, notice);
}

/**
 * Proves that a mailbox is the consumer's; the statement keeps its original time. Opened again, the
 * link shows the same page, and accepts the refund's account until the refund is made. Null for an
 * unknown secret.
 */
export async function proveWithdrawal(
	services: OrderServices,
	token: string,
	iban: string,
): Promise<WithdrawalRow | null> {
	const { db, clock } = services;
	return db.transaction(async (tx) => {
		const known = await findByProof(tx, token);
		if (!known) return null;
		// The order may have been paid since, or was placed after the statement.
		const order = await findByNumber(tx, known.contract, known.email);
		// The order's lock comes first, as everywhere.
		const order_id = known.order_id ?? order?.id ?? null;
		if (order_id !== null) await lockOrder(tx, order_id);
		const row = await lockWithdrawal(tx, known.id);
		if (!row) return null;
		const now = clock();
		await keepAccount(tx, await orderOfMailbox(tx, row), iban, now);
		const moved = move(WITHDRAWAL_MACHINE, row.status, 'prove');
		if (moved.outcome !== 'moved') return row;
		const [after] = await tx
			.update(withdrawals)
			.set({ status: moved.state, proven_at: now, order_id })
			.where(eq(withdrawals.id, row.id))
			.returning();
		if (!after) throw new Error(`${row.reference} is missing`);
		// The page states it, and the first mail asked strangers to the statement to ignore it.
		const head = await mailFrameIn(services, tx, after.locale);
		await services.outbox.post(tx, composeReceipt(head, after, null));
		await notifyStaff(tx, services, after, order, now);
		return after;
	});
}
