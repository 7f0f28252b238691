import { and, eq } from 'drizzle-orm';
import { hookResource, sendHookAgain } from '#contract/publishing/hooks.ts';
import { auditedWrite, deskKind, findRecord, isRecord, refuse } from '#server/desk/ports.ts';
import { publishingRoute } from '../route.ts';
import { hook_deliveries } from '../tables.ts';

export const hookKind = deskKind(hookResource, {
	table: hook_deliveries,
	columns: {
		id: hook_deliveries.id,
		created_at: hook_deliveries.created_at,
		type: hook_deliveries.type,
		state: hook_deliveries.state,
		tries: hook_deliveries.tries,
		next_try_at: hook_deliveries.next_try_at,
		last_error: hook_deliveries.last_error,
		delivered_at: hook_deliveries.delivered_at,
	},
	async parts(db, id) {
		const [row] = await db
			.select({ body: hook_deliveries.body })
			.from(hook_deliveries)
			.where(eq(hook_deliveries.id, id));
		return { text: row?.body ?? '' };
	},
});

export const hookRoutes = {
	sendHookAgain: publishingRoute(sendHookAgain, async (call) => {
		const id = call.param('id');
		if (isRecord(hookKind, id) === null) return null;
		return auditedWrite(call, async ({ tx, now }, note) => {
			if (!(await findRecord(tx, hookKind, id))) return refuse('not_found');
			const [again] = await tx
				.update(hook_deliveries)
				.set({ state: 'trying', tries: 0, next_try_at: now })
				.where(and(eq(hook_deliveries.id, id), eq(hook_deliveries.state, 'failed')))
				.returning({ id: hook_deliveries.id });
			if (!again) return refuse('conflict');
			await note({ action: 'send_again', resource: 'build_hooks', record_id: id });
			await call.wake(tx, 'build_hooks');
			return { id };
		});
	}),
};
