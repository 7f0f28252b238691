import { inArray } from 'drizzle-orm';
import { VIEW_MINUTES, viewPublication } from '#contract/publishing/views.ts';
import { signReleasePass } from '#domain/security/release-pass.ts';
import { problem } from '#server/kernel/problem.ts';
import { publishingRoute } from '../route.ts';
import { releases } from '../tables.ts';
import { findPublication } from './record.ts';

const MINUTE_MS = 60_000;

export const viewRoutes = {
	viewPublication: publishingRoute(viewPublication, async (call) => {
		const { readDb, clock, buildHook } = call;
		const row = await findPublication(readDb, call.param('id'));
		if (!row) return null;
		if (buildHook.secrets.length === 0) return problem('unavailable');
		const { release_before_id, release_id } = row;
		const ids = [release_before_id, release_id].filter((id) => id !== null);
		const kept = await readDb.select().from(releases).where(inArray(releases.id, ids));
		const expires_at = clock().getTime() + VIEW_MINUTES * MINUTE_MS;
		const findView = (id: string | null) => {
			const release = kept.find((one) => one.id === id);
			if (!release) return null;
			const token = signReleasePass(buildHook.secrets, { release: release.id, expires_at });
			return {
				release_id: release.id,
				at: release.made_at.toISOString(),
				path: `/preview/release/${token}`,
			};
		};
		return {
			before: findView(release_before_id),
			after: findView(release_id),
			expires_at: new Date(expires_at).toISOString(),
		};
	}),
};
