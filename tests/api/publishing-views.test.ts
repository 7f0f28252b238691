import { describe, expect, test } from 'vitest';
import { getPublication, type Publication } from '#contract/publishing/publications.ts';
import type { Report } from '#contract/publishing/reports.ts';
import { viewPublication } from '#contract/publishing/views.ts';
import { readReleasePass } from '#domain/security/release-pass.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	toItem,
	named,
	published,
	type PublishingHost,
	SECRET,
} from '../support/publishing.ts';

const BEFORE = { id: '1750000000000-a', at: '2025-06-15T09:00:00.000Z', is_current: false };
const AFTER = { id: '1750000100000-b', at: '2025-06-15T10:00:00.000Z', is_current: true };
const PAGES = { written: 1, gone: 0, list: ['/it/azienda'] };

async function livePublication(
	host: PublishingHost,
	more: object = { release_before_id: BEFORE.id },
): Promise<Publication> {
	const revision = await drafted(host.editor, 'page/company', named('Titolo'));
	const publication = await published(host.editor, [toItem('page/company', revision)]);
	const report = {
		type: 'publication.live',
		publication_ids: [publication.id],
		release_id: AFTER.id,
		pages: PAGES,
		ms: 900,
		releases: [BEFORE, AFTER],
		...more,
	};
	await host.report(report as unknown as Report);
	return publication;
}
const listViews = async ({ editor }: PublishingHost, { id }: Publication) =>
	readData(viewPublication, await editor(`/desk/publications/${id}/views`));

describe.runIf(isEmbedded)('the changes of a publication', () => {
	test('can be viewed before and after, for an hour', async () => {
		const host = await aPublishingHost();
		const publication = await livePublication(host);
		const told = await readData(
			getPublication,
			await host.editor(`/desk/publications/${publication.id}`),
		);
		expect(told).toMatchObject({ release_id: AFTER.id, release_before_id: BEFORE.id });
		const views = await listViews(host, publication);
		const expires_at = '2025-06-15T11:00:00.000Z';
		expect(views).toMatchObject({
			before: { release_id: BEFORE.id, at: BEFORE.at },
			after: { release_id: AFTER.id, at: AFTER.at },
			expires_at,
		});
		for (const view of [views.before, views.after]) {
			const token = /^\/preview\/release\/([^/]+)$/.exec(view?.path ?? '')?.[1] ?? '';
			const pass = readReleasePass([SECRET], token, new Date('2025-06-15T10:59:59Z'));
			expect(pass).toEqual({ release: view?.release_id, expires_at: Date.parse(expires_at) });
		}
	});

	test('are not found once a release was deleted', async () => {
		const host = await aPublishingHost();
		const publication = await livePublication(host);
		await host.report({ type: 'releases', releases: [AFTER] } as unknown as Report);
		expect(await listViews(host, publication)).toMatchObject({
			before: null,
			after: { release_id: AFTER.id },
		});
	});

	test('have no earlier state for the first publication', async () => {
		const host = await aPublishingHost();
		const publication = await livePublication(host, { release_before_id: null });
		expect(await listViews(host, publication)).toMatchObject({
			before: null,
			after: { release_id: AFTER.id },
		});
	});

	test('requires the right to publish', async () => {
		const host = await aPublishingHost();
		const { id } = await livePublication(host);
		const support = await signedIn(host.ask, 'support');
		const answer = await support(`/desk/publications/${id}/views`);
		expect((await readProblem(answer)).code).toBe('forbidden');
	});
});
