import type { Context } from 'hono';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import * as contract from '#contract/withdrawals/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { tokenSchema } from '#contract/units.ts';
import { confirmedStatementSchema, statementFields } from '#contract/withdrawals/withdrawals.ts';
import { plainIban } from '#domain/money/iban.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { findSettings } from '#server/content/ports.ts';
import { type Client, getClient } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { openRoute } from '#server/kernel/route.ts';
import { type Viewer, getViewer } from '#server/orders/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Assembled } from '../module.ts';
import {
	asksAccount,
	asksAccountFor,
	isWrongIban,
	nameAccount,
	orderOfMailbox,
} from './account.ts';
import {
	findByProof,
	findSeenWithdrawal,
	listWithdrawalsOfViewer,
	type WithdrawalRow,
} from './queries.ts';
import { takeAct } from './limits.ts';
import { fieldsIn, isNative, parsed } from './native.ts';
import { formPage, proofPage, receiptPage, refusalPage, reviewPage, type Reader } from './page.ts';
import { canSend, toReceipt, getWithdrawalView } from './withdrawal-view.ts';
import { findOrderOfViewer, proveWithdrawal, stateWithdrawal } from './state.ts';
import { withdrawals } from './tables.ts';
import { toTerm } from './terms.ts';

const route = openRoute<Assembled>();

async function readerIn(db: Db, locale: Locale): Promise<Reader> {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('the row of settings is missing');
	return { locale, brand: settings.site_name, email: settings.company.email };
}

/** A withdrawal as the caller sees it. */
async function shownTo({ db, clock }: Assembled, viewer: Viewer, row: WithdrawalRow) {
	return getWithdrawalView(row, clock(), await asksAccountFor(db, viewer, row));
}

const WRONG_IBAN = () => problem('validation_failed', [{ path: 'iban', code: 'iban' }]);

/** Problem response with the invalid fields. */
const findFaults = (wrong: readonly string[]) =>
	problem(
		'validation_failed',
		wrong.map((path) => ({ path, code: 'value' })),
	);

type Act = Pick<Assembled, 'db' | 'clock'> & {
	client: Client;
	context: Context;
	query: { locale: Locale };
	body: object;
};

/**
 * Reads a form or JSON body, with the reader if the response is a page. Returns the response itself
 * if the body is too long or the limit is reached.
 */
async function receivedIn({ db, clock, client, context, query, body }: Act) {
	const native = isNative(context);
	const reader = native ? await readerIn(db, query.locale) : null;
	const fields = native ? await fieldsIn(context) : { ...body };
	if (!fields) return reader ? refusalPage(reader, {}, 413) : problem('payload_too_large');
	const taken = await takeAct(db, client, clock());
	if (taken.isAllowed) return { reader, fields };
	const wait = { 'retry-after': String(taken.retryAfter_s) };
	return reader ? refusalPage(reader, fields, 429, wait) : tooMany(taken);
}

export const withdrawalRoutes = {
	reviewWithdrawal: route(contract.reviewWithdrawal, async (call) => {
		const { db, clock, context } = call;
		const now = clock();
		const received = await receivedIn(call);
		if (received instanceof Response) return received;
		const { reader, fields } = received;
		if (reader && fields['edit'] === '1') return formPage(reader, fields, []);
		const given = parsed(statementFields, fields);
		if ('wrong' in given) {
			return reader ? formPage(reader, fields, given.wrong) : findFaults(given.wrong);
		}
		const order = await findOrderOfViewer(
			db,
			await getViewer(context, call),
			given.values.contract,
		);
		const term = toTerm(order, now);
		const asks_iban = await asksAccount(db, order);
		const account = asks_iban ? { typed: fields['iban'] ?? '', isWrong: false } : null;
		return reader
			? reviewPage(reader, given.values, term, account)
			: { ...given.values, ...term, asks_iban };
	}),

	stateWithdrawal: route(contract.stateWithdrawal, async (call) => {
		const { db, clock, context, query } = call;
		const received = await receivedIn(call);
		if (received instanceof Response) return received;
		const { reader, fields } = received;
		const given = parsed({ key: confirmedStatementSchema.entries.key, ...statementFields }, fields);
		if ('wrong' in given) {
			return reader ? formPage(reader, fields, given.wrong) : findFaults(given.wrong);
		}
		const { key, ...statement } = given.values;
		const iban = fields['iban'] ?? '';
		const viewer = await getViewer(context, call);
		const seen = isWrongIban(iban) ? await findOrderOfViewer(db, viewer, statement.contract) : null;
		if (await asksAccount(db, seen)) {
			const account = { typed: iban, isWrong: true };
			if (!reader) return WRONG_IBAN();
			return reviewPage(reader, statement, toTerm(seen, clock()), account);
		}
		const asked = { statement, key, iban, locale: query.locale, viewer };
		const made = await stateWithdrawal(call, asked);
		if (!made) {
			const used = [{ path: 'key', code: 'used' }];
			return reader ? refusalPage(reader, fields, 409) : problem('conflict', used);
		}
		const receipt = toReceipt(made);
		return reader ? receiptPage(reader, receipt) : receipt;
	}),

	proveWithdrawal: route(contract.proveWithdrawal, async (call) => {
		const { db } = call;
		const received = await receivedIn(call);
		if (received instanceof Response) return received;
		const { reader, fields } = received;
		const token = v.safeParse(tokenSchema, fields['token']);
		const iban = fields['iban'] ?? '';
		const stated = token.success ? await findByProof(db, token.output) : null;
		if (stated && isWrongIban(iban) && (await asksAccount(db, await orderOfMailbox(db, stated)))) {
			const account = { typed: iban, isWrong: true };
			return reader ? proofPage(reader, fields['token'] ?? null, account) : WRONG_IBAN();
		}
		const row = token.success ? await proveWithdrawal(call, token.output, iban) : null;
		if (!row) return reader ? proofPage(reader, null, null) : null;
		const receipt = toReceipt(row);
		return reader ? receiptPage(reader, receipt) : receipt;
	}),

	listWithdrawals: route(contract.listWithdrawals, async (call) => {
		const viewer = await getViewer(call.context, call);
		const rows = await listWithdrawalsOfViewer(call.db, viewer);
		return { withdrawals: await Promise.all(rows.map((row) => shownTo(call, viewer, row))) };
	}),

	sendWithdrawnGoods: route(contract.sendWithdrawnGoods, async (call) => {
		const { db, clock, body } = call;
		const viewer = await getViewer(call.context, call);
		const row = await findSeenWithdrawal(db, viewer, call.param('id'));
		if (!row) return null;
		const now = clock();
		if (row.sent_at !== null) return shownTo(call, viewer, row);
		const [after] = canSend(row)
			? await db
					.update(withdrawals)
					.set({ ...body, sent_at: now })
					.where(and(eq(withdrawals.id, row.id), isNull(withdrawals.sent_at)))
					.returning()
			: [];
		if (!after) return problem('conflict', [{ path: 'status', code: 'final' }]);
		return shownTo(call, viewer, after);
	}),

	nameRefundAccount: route(contract.nameRefundAccount, async (call) => {
		const { db, clock, body } = call;
		const viewer = await getViewer(call.context, call);
		const found = await findSeenWithdrawal(db, viewer, call.param('id'));
		if (!found) return null;
		if (isWrongIban(body.iban) || plainIban(body.iban) === '') return WRONG_IBAN();
		const row = await db.transaction((tx) => nameAccount(tx, viewer, found, body.iban, clock()));
		if (row === 'final') return problem('conflict', [{ path: 'status', code: 'final' }]);
		return row && shownTo(call, viewer, row);
	}),
};

/** Shows the page of a receipt's link, which asks before it changes anything. */
export async function showProofPage(context: Context, services: Assembled): Promise<Response> {
	const { db, clock, trustedProxies } = services;
	const given = v.safeParse(tokenSchema, context.req.query('token'));
	const row = await findByProof(db, given.success ? given.output : '');
	if (!row) {
		const taken = await takeAct(db, getClient(context, trustedProxies), clock());
		if (!taken.isAllowed) return tooMany(taken);
	}
	const asked = acceptedLocale(context.req.header('accept-language') ?? null);
	const reader = await readerIn(db, row?.locale ?? asked ?? 'it');
	const isAsked = row !== null && (await asksAccount(db, await orderOfMailbox(db, row)));
	const account = isAsked ? { typed: '', isWrong: false } : null;
	return proofPage(reader, row && given.success ? given.output : null, account);
}
