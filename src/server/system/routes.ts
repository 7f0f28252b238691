import { getHealth, getReadiness } from '#contract/system/endpoints.ts';
import { isCurrent } from '#server/platform/db/migrate.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { route } from '#server/platform/route.ts';

export const systemRoutes = {
	getHealth: route(getHealth, async () => ({ status: 'ok' as const })),
	getReadiness: route(getReadiness, async ({ db, disk, isStopping }) => {
		if (isStopping()) throw new Unavailable('the host stops');
		if (!(await isCurrent(db))) throw new Unavailable('the schema is not current');
		const full = await disk.trouble();
		if (full !== null) throw new Unavailable(full);
		return { status: 'ready' as const };
	}),
};
