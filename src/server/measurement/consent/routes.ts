import type { Context } from 'hono';
import * as v from 'valibot';
import {
	choiceSchema,
	listOwnConsents,
	revokeOwnConsent,
	saveConsent,
} from '#contract/measurement/consent.ts';
import { findCustomer, customerRoute } from '#server/identity/customer-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import type { Client } from '#server/kernel/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { Locale } from '#contract/locales.ts';
import { takeChoice } from '../limits.ts';
import { composeNotice, type Notice } from './notice.ts';
import { choicePage } from './page.ts';
import {
	choiceIn,
	receiptInForce,
	toReceipts,
	revoke,
	secondsLeft,
	setChoice,
	writeReceipt,
} from './receipts.ts';

type Asked = Pick<Services, 'db' | 'clock' | 'siteUrl'> & {
	context: Context;
	client: Client;
	query: { locale: Locale };
};
interface Given {
	choice: 'granted' | 'refused';
	text_version?: string | undefined;
}

/**
 * Keeps a choice. Accepting the same text twice as the same customer gives the same receipt, which
 * ends when it would have ended; otherwise a new one takes its place. Refusing revokes the receipt
 * of the device. `conflict`: the text that was shown is not today's, or nothing is measured.
 */
async function keep(call: Asked, notice: Notice, { choice, text_version }: Given) {
	const { db, clock, siteUrl, context, query } = call;
	const now = clock();
	const { edition } = notice;
	const held = choiceIn(context.req.header('cookie'));
	if (choice === 'refused') {
		if (held?.state === 'granted') await revoke(db, held.receipt, now);
		const cookie = setChoice({ state: 'refused', edition: edition ?? 'off' }, siteUrl);
		return { data: { choice, receipt: null }, cookie };
	}
	if (edition === null || (text_version ?? notice.text_version) !== notice.text_version)
		return null;
	const customer = await findCustomer(context.req.raw.headers, call);
	const customer_id = customer?.id ?? null;
	const given = { edition, locale: query.locale, customer_id, now };
	// Whole or not at all: a device would name a receipt that is revoked.
	const row = await db.transaction(async (tx) => {
		const before = await receiptInForce(tx, held, edition, now, { isLocked: true });
		const isSame =
			before?.text_version === notice.text_version && before.customer_id === customer_id;
		if (before && isSame) return before;
		if (before) await revoke(tx, before.id, now);
		return writeReceipt(tx, notice, given);
	});
	const receipt = { id: row.id, created_at: row.created_at.toISOString() };
	const granted = { state: 'granted', edition, receipt: row.id } as const;
	const cookie = setChoice(granted, siteUrl, secondsLeft(row.created_at, now));
	return { data: { choice, receipt }, cookie };
}

/** Fields of the form without script. */
const formSchema = v.object({ choice: choiceSchema, text_version: v.optional(v.string()) });
const MOST_BYTES = 4096;

async function keepOfForm(call: Asked): Promise<Response> {
	const bytes = await readBytes(call.context.req.raw, MOST_BYTES);
	if (bytes === null) return problem('payload_too_large');
	const notice = await composeNotice(call.db, call.query.locale);
	const form = Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));
	const given = v.safeParse(formSchema, form);
	const kept = given.success ? await keep(call, notice, given.output) : null;
	if (kept === null) return choicePage(notice, call.query.locale, { status: 409 });
	const { data, cookie } = kept;
	const receipt = data.receipt?.id ?? null;
	return choicePage(notice, call.query.locale, {
		status: 200,
		cookie,
		saved: { ...data, receipt },
	});
}

export const consentRoutes = {
	saveConsent: route(saveConsent, async (call) => {
		const taken = await takeChoice(call.db, call.client, call.clock());
		if (!taken.isAllowed) return tooMany(taken);
		if (call.body === undefined) return keepOfForm(call);
		const kept = await keep(call, await composeNotice(call.db, call.query.locale), call.body);
		if (kept === null) return problem('conflict');
		return Response.json(
			{ data: kept.data },
			{ headers: { 'cache-control': 'no-store', 'set-cookie': kept.cookie } },
		);
	}),

	listOwnConsents: customerRoute(listOwnConsents, async ({ db, customer, context }) => {
		const rows = await toReceipts(db, customer.id);
		return rows.map((row) => shown(row, context));
	}),

	revokeOwnConsent: customerRoute(revokeOwnConsent, async (call) => {
		const { db, clock, siteUrl, customer, param, context } = call;
		const isOwn = async () =>
			(await toReceipts(db, customer.id)).find(({ id }) => id === param('id'));
		const before = await isOwn();
		if (!before) return null;
		await revoke(db, param('id'), clock());
		const row = (await isOwn()) ?? before;
		const data = shown(row, context);
		if (!data.is_here) return data;
		// Its next page would ask the host nothing in Google's mode.
		const cookie = setChoice({ state: 'refused', edition: row.edition }, siteUrl);
		return Response.json(
			{ data: { ...data, is_here: false } },
			{ headers: { 'cache-control': 'no-store', 'set-cookie': cookie } },
		);
	}),
};

type ReceiptRow = Awaited<ReturnType<typeof toReceipts>>[number];

function shown({ edition, ...row }: ReceiptRow, context: Context) {
	const here = choiceIn(context.req.header('cookie'));
	return {
		...row,
		created_at: row.created_at.toISOString(),
		revoked_at: row.revoked_at?.toISOString() ?? null,
		is_here: here?.state === 'granted' && here.receipt === row.id,
		is_third_party: !edition.startsWith('own-'),
	};
}
