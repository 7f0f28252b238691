import { erasePerson as eraseCall, exportPerson as exportCall } from '#contract/privacy/privacy.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { type StaffCall, staffRouteOver } from '#server/identity/staff-route.ts';
import type { Assembled } from '../module.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';

const privacyRoute = staffRouteOver<Assembled>();

/**
 * Written before it is done, so that nothing happens unseen; the address is not repeated, as it may
 * be the last trace of somebody who asked to be forgotten.
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
};
