import type { Guard } from '#server/kernel/route.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Services } from '#server/platform/services.ts';
import { logRefusal } from './audit.ts';
import { type Staff, findStaff } from './staff.ts';

/** Open to staff with an initial password. */
const BEFORE_NEW_PASSWORD = ['/auth/password', '/desk/session'];

/**
 * Admits staff or returns the refusal. A write must name its origin: unlike calls of visitors it
 * carries a cookie that a foreign page could abuse.
 */
export const admitStaff: Guard<Services, { staff: Staff }> = async (
	{ endpoint: { method, path, roles }, context },
	services,
) => {
	if (method !== 'GET' && context.req.header('origin') === undefined) return problem('forbidden');
	const staff = await findStaff(context.req.raw.headers, services);
	if (!staff) return problem('unauthorized');
	if (roles && !roles.includes(staff.role)) {
		await logRefusal(services, staff, { method, path, params: context.req.param() });
		return problem('forbidden');
	}
	if (staff.mustChangePassword && !BEFORE_NEW_PASSWORD.includes(path)) return problem('forbidden');
	return { staff };
};
