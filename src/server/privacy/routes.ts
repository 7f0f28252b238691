import { erasePerson as eraseCall, exportPerson as exportCall } from '#contract/desk/endpoints.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { type AuditEntry, writeAudit } from '#server/identity/audit.ts';
import { type StaffCall, staffRoute } from '#server/identity/staff-route.ts';

/**
 * Written before it is done, so that nothing happens unseen; the address is not repeated, as it may
 * be the last trace of somebody who asked to be forgotten.
 */
function note(call: StaffCall, action: AuditEntry['action']): Promise<void> {
	const entry = { action, resource: 'people', record_id: '' };
	return call.db.transaction((tx) => writeAudit(tx, call.staff, call.clock(), entry));
}

export const peopleRoutes = {
	exportPerson: staffRoute(exportCall, async (call) => {
		await note(call, 'export');
		return exportPerson(call.db, call.body.email, call.clock());
	}),

	erasePerson: staffRoute(eraseCall, async (call) => {
		await note(call, 'erase');
		return erasePerson(call, call.body.email);
	}),
};
