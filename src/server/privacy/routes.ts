import { exportOwnData } from '#contract/privacy/own-data.ts';
import { erasePerson as eraseCall, exportPerson as exportCall } from '#contract/privacy/privacy.ts';
import { dayInRome } from '#domain/time/days.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { customerRouteOver } from '#server/identity/customer-route.ts';
import { type StaffCall, staffRouteOver } from '#server/identity/staff-route.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Assembled } from '../module.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { takeOwnData } from './limits.ts';

const privacyRoute = staffRouteOver<Assembled>();
const ownRoute = customerRouteOver<Assembled>();

/**
 * Logs the action before it runs, so that none goes unseen. The address is not repeated, as it may
 * be the last trace of a person who asked for erasure.
 */
function note(call: StaffCall, action: 'export' | 'erase'): Promise<void> {
	const entry = { action, resource: 'people', record_id: '' };
	return call.db.transaction((tx) => writeAudit(tx, call.staff, call.clock(), entry));
}

export const privacyRoutes = {
	exportPerson: privacyRoute(exportCall, async (call) => {
		await note(call, 'export');
		return exportPerson(call, call.body.email);
	}),

	erasePerson: privacyRoute(eraseCall, async (call) => {
		await note(call, 'erase');
		return erasePerson(call, call.body.email);
	}),

	/** Gives customers, whose address is confirmed, the export that staff would give them. */
	exportOwnData: ownRoute(exportOwnData, async (call) => {
		const now = call.clock();
		const taken = await takeOwnData(call.db, call.customer.id, now);
		if (!taken.isAllowed) return tooMany(taken);
		const data = await exportPerson(call, call.customer.email);
		const name = `account-${dayInRome(now)}.json`;
		return Response.json({ data }, { headers: downloadHeaders('application/json', name) });
	}),
};
