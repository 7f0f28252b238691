import type { Context } from 'hono';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import * as contract from '#contract/withdrawals/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
import { tokenSchema } from '#contract/units.ts';
import { confirmedStatementSchema, statementFields } from '#contract/withdrawals/withdrawals.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { findSettings } from '#server/content/ports.ts';
import { type Client, clientOf } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { openRoute } from '#server/kernel/route.ts';
import { viewerOf } from '#server/orders/ports.ts';
import type { Db } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { digestOf } from '#server/platform/link-secrets.ts';
import type { Assembled } from '../module.ts';
import { findSeenWithdrawal, withdrawalsSeenBy } from './find.ts';
import { takeAct } from './limits.ts';
import { fieldsIn, isNative, parsed } from './native.ts';
import { formPage, proofPage, receiptPage, refusalPage, reviewPage, type Reader } from './page.ts';
import { canSend, receiptOf, showWithdrawal } from './show.ts';
import { orderSeen, proveWithdrawal, stateWithdrawal } from './state.ts';
import { withdrawals } from './tables.ts';
import { termOf } from './terms.ts';

const route = openRoute<Assembled>();

async function readerIn(db: Db, locale: Locale): Promise<Reader> {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('there are no settings');
	return { locale, brand: settings.site_name, email: settings.company.email };
}

/** Wrong fields as data says them. */
const faultsOf = (wrong: readonly string[]) =>
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
 * What was sent as a form or as data, and for whom the answer is a page; the answer itself where it is
 * too long, or one of too many.
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
			return reader ? formPage(reader, fields, given.wrong) : faultsOf(given.wrong);
		}
		const order = await orderSeen(db, await viewerOf(context, call), given.values.contract);
		const term = termOf(order, now);
		return reader ? reviewPage(reader, given.values, term) : { ...given.values, ...term };
	}),

	stateWithdrawal: route(contract.stateWithdrawal, async (call) => {
		const { context, query } = call;
		const received = await receivedIn(call);
		if (received instanceof Response) return received;
		const { reader, fields } = received;
		const given = parsed(confirmedStatementSchema.entries, fields);
		if ('wrong' in given) {
			return reader ? formPage(reader, fields, given.wrong) : faultsOf(given.wrong);
		}
		const { key, ...statement } = given.values;
		const viewer = await viewerOf(context, call);
		const made = await stateWithdrawal(call, { statement, key, locale: query.locale, viewer });
		if (!made) {
			const used = [{ path: 'key', code: 'used' }];
			return reader ? refusalPage(reader, fields, 409) : problem('conflict', used);
		}
		const receipt = receiptOf(made);
		return reader ? receiptPage(reader, receipt) : receipt;
	}),

	proveWithdrawal: route(contract.proveWithdrawal, async (call) => {
		const received = await receivedIn(call);
		if (received instanceof Response) return received;
		const { reader, fields } = received;
		const token = v.safeParse(tokenSchema, fields['token']);
		const row = token.success ? await proveWithdrawal(call, token.output) : null;
		if (!row) return reader ? proofPage(reader, null) : null;
		const receipt = receiptOf(row);
		return reader ? receiptPage(reader, receipt) : receipt;
	}),

	listWithdrawals: route(contract.listWithdrawals, async (call) => {
		const rows = await withdrawalsSeenBy(call.db, await viewerOf(call.context, call));
		const now = call.clock();
		return { withdrawals: rows.map((row) => showWithdrawal(row, now)) };
	}),

	sendWithdrawnGoods: route(contract.sendWithdrawnGoods, async (call) => {
		const { db, clock, body } = call;
		const viewer = await viewerOf(call.context, call);
		const row = await findSeenWithdrawal(db, viewer, call.param('id'));
		if (!row) return null;
		const now = clock();
		if (row.sent_at !== null) return showWithdrawal(row, now);
		const [after] = canSend(row)
			? await db
					.update(withdrawals)
					.set({ ...body, sent_at: now })
					.where(and(eq(withdrawals.id, row.id), isNull(withdrawals.sent_at)))
					.returning()
			: [];
		if (!after) return problem('conflict', [{ path: 'status', code: 'final' }]);
		return showWithdrawal(after, now);
	}),
};

/** The link of a receipt, opened in a browser: asks before it changes anything. */
export async function showProofPage(context: Context, services: Assembled): Promise<Response> {
	const { db, clock, trustedProxies } = services;
	const given = v.safeParse(tokenSchema, context.req.query('token'));
	const isIt = eq(withdrawals.proof_digest, digestOf(given.success ? given.output : ''));
	const [row] = await db.select({ locale: withdrawals.locale }).from(withdrawals).where(isIt);
	if (!row) {
		const taken = await takeAct(db, clientOf(context, trustedProxies), clock());
		if (!taken.isAllowed) return tooMany(taken);
	}
	const asked = acceptedLocale(context.req.header('accept-language') ?? null);
	const reader = await readerIn(db, row?.locale ?? asked ?? 'it');
	return proofPage(reader, row && given.success ? given.output : null);
}
