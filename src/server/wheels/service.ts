import { addServiceEntry } from '#contract/wheels/desk.ts';
import { auditedWrite, findRecord, isRecord, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { registrationKind } from './kinds.ts';
import { service_entries } from './tables.ts';

export const serviceRoutes = {
	addServiceEntry: staffRoute(addServiceEntry, async (call) => {
		const id = call.param('id');
		if (isRecord(registrationKind, id) === null) return null;
		return auditedWrite(call, async ({ tx, now }, note) => {
			const registration = await findRecord(tx, registrationKind, id);
			if (!registration) return refuse('not_found');
			const { date, kind, text } = call.body;
			await tx
				.insert(service_entries)
				.values({ registration_id: id, date, kind, text, created_at: now });
			const changes = { kind: { from: null, to: kind }, date: { from: null, to: date } };
			await note({
				action: 'add_service',
				resource: 'wheel_registrations',
				record_id: id,
				changes,
			});
			return { id };
		});
	}),
};
