import type { Context } from 'hono';
import * as contract from '#contract/returns/endpoints.ts';
import { problem } from '#server/kernel/problem.ts';
import { openRoute } from '#server/kernel/route.ts';
import {
	findSeen,
	listOrdersOfViewer,
	listClaimableUnits,
	getViewer,
	type OrderRow,
} from '#server/orders/ports.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { tooMany as tooManyAnswer } from '#server/platform/limits/limit.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { goodsBackTo } from '#server/platform/mail/sender.ts';
import type { Assembled } from '../module.ts';
import { findSeenReturn, lockReturn, getReturns, type ReturnRow } from './queries.ts';
import { labelFile } from './label.ts';
import { takeAsking } from './limits.ts';
import { moveReturn } from './move.ts';
import { toPreview, calculateRefund } from './refund-preview.ts';
import { requestReturn } from './request.ts';
import { hasLabel, getReturnView } from './return-view.ts';
import { listExcessLines, tooMany, findReturnFault } from './terms.ts';

const route = openRoute<Assembled>();

type Asked = Assembled & { context: Context; param: (name: string) => string };

async function seenOrder(call: Asked): Promise<OrderRow | null> {
	return findSeen(call.db, await getViewer(call.context, call), call.param('id'));
}

async function seenReturn(call: Asked): Promise<{ row: ReturnRow; order: OrderRow } | null> {
	return findSeenReturn(call.db, await getViewer(call.context, call), call.param('id'));
}

export const returnRoutes = {
	listReturns: route(contract.listReturns, async (call) => {
		const { db } = call;
		const { email, orders } = await listOrdersOfViewer(db, await getViewer(call.context, call));
		const byId = new Map(orders.map((order) => [order.id, order]));
		const rows = await getReturns(db, [...byId.keys()]);
		const returns = await Promise.all(
			rows.flatMap((row) => {
				const order = byId.get(row.order_id);
				return order ? [getReturnView(call, { row, order }, call.query.locale)] : [];
			}),
		);
		return { email, returns };
	}),

	getReturn: route(contract.getReturn, async (call) => {
		const found = await seenReturn(call);
		return found && getReturnView(call, found, call.query.locale);
	}),

	previewReturn: route(contract.previewReturn, async (call) => {
		const { db, client, clock, body } = call;
		const taken = await takeAsking(db, client, clock());
		if (!taken.isAllowed) return tooManyAnswer(taken);
		const order = await seenOrder(call);
		if (!order) return null;
		const late = findReturnFault(order, clock());
		if (late) return problem('conflict', late);
		const short = listExcessLines(await listClaimableUnits(db, order.id), body.lines);
		if (short.length > 0) return problem('conflict', tooMany(short));
		const refund = await calculateRefund(db, order, body.lines, { is_ours: body.is_ours });
		if (typeof refund === 'string') return problem('conflict', [{ path: 'order', code: refund }]);
		return toPreview(order, refund);
	}),

	requestReturn: route(contract.requestReturn, async (call) => {
		const { db, client, clock, body } = call;
		const taken = await takeAsking(db, client, clock());
		if (!taken.isAllowed) return tooManyAnswer(taken);
		const order = await seenOrder(call);
		if (!order) return null;
		const made = await requestReturn(call, order.id, body);
		if ('invalid' in made) return problem('validation_failed', made.invalid);
		if ('conflict' in made) return problem('conflict', made.conflict);
		return getReturnView(call, { row: made, order }, call.query.locale);
	}),

	sendReturn: route(contract.sendReturn, async (call) => {
		const { db, clock, body } = call;
		const found = await seenReturn(call);
		if (!found) return null;
		const sent = await db.transaction(async (tx) => {
			const held = await lockReturn(tx, found.row.id);
			if (!held) return null;
			const change = async () => body;
			return moveReturn(tx, call, held, 'send', { now: clock(), change });
		});
		if (!sent) return null;
		if ('refusal' in sent) return problem('conflict', [{ path: 'status', code: sent.refusal }]);
		if ('fault' in sent) return null;
		return getReturnView(call, { ...found, row: sent.row }, call.query.locale);
	}),

	getReturnLabel: route(contract.getReturnLabel, async (call) => {
		const found = await seenReturn(call);
		if (!found || !hasLabel(found.row)) return null;
		const head = await mailFrameIn(call, call.db, call.query.locale);
		const to = goodsBackTo(head, call.query.locale, found.row.reference);
		const file = await labelFile(found.row, to, head, { now: call.clock(), log: call.log });
		const headers = { ...downloadHeaders(file.mime, file.file_name), 'cache-control': 'no-store' };
		return new Response(Buffer.from(file.base64, 'base64'), { headers });
	}),
};
