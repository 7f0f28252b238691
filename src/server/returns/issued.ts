import type { OnRefundIssued } from '#server/payments/ports.ts';
import { lockReturn } from './queries.ts';
import { moveReturn } from './move.ts';

/** Completes a return and mails its buyer, once its refund is issued. */
export const endReturn: OnRefundIssued = async (tx, services, cause_id) => {
	const held = await lockReturn(tx, cause_id);
	if (!held) return false;
	const moved = await moveReturn(tx, services, held, 'issue', { now: services.clock() });
	return 'row' in moved && moved.isNew;
};
