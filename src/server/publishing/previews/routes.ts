import {
	getPreview,
	makePreview,
	PREVIEW_DAYS,
	PREVIEW_HEADER,
} from '#contract/publishing/previews.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { route } from '#server/platform/route.ts';
import { productsInPlace, findPreviewContent } from './preview-content.ts';
import { getPass, getToken, type Pass } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const previewRoutes = {
	makePreview: staffRoute(makePreview, async ({ db, body, clock, siteUrl }) => {
		const expires = new Date(clock().getTime() + PREVIEW_DAYS * DAY_MS);
		const { entity, id, locale, or_live, publication_id } = body;
		const pass: Pass = {
			entries: [{ entity, id }, ...body.with],
			or_live,
			publication_id,
			expires_at: expires.getTime(),
		};
		if (!(await findPreviewContent(db, pass))) return problem('draft_gone');
		const token = await getToken(db, pass);
		return {
			url: `${siteUrl}/preview/${token}/${locale}/`,
			token,
			expires_at: expires.toISOString(),
		};
	}),

	getPreview: route(getPreview, async ({ db, context, clock }) => {
		const pass = await getPass(db, context.req.header(PREVIEW_HEADER) ?? '', clock());
		const [first] = pass?.entries ?? [];
		if (!pass || !first) return problem('unauthorized');
		const seen = await findPreviewContent(db, pass);
		if (!seen) return problem('draft_gone');
		return {
			...first,
			entities: [...new Set(seen.changes.map(({ entity }) => entity))],
			products: productsInPlace(seen.changes),
			expires_at: new Date(pass.expires_at).toISOString(),
			version: seen.version,
		};
	}),
};
