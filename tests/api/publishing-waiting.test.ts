import { describe, expect, test } from 'vitest';
import { listPublications } from '#contract/publishing/publications.ts';
import { countWaiting } from '#contract/publishing/waiting.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	toItem,
	named,
	published,
	type PublishingHost,
} from '../support/publishing.ts';

const counted = async ({ editor }: PublishingHost) =>
	readData(countWaiting, await editor('/desk/editing'));
const listed = async ({ editor }: PublishingHost, waiting: string) =>
	(await readData(listPublications, await editor(`/desk/publications?waiting=${waiting}`))).total;

/** Creates a publication that was blocked at its scheduled time. */
async function refusedAtItsTime(host: PublishingHost): Promise<void> {
	const revision = await drafted(host.editor, 'page/company', named('Chi siamo'));
	await published(host.editor, [toItem('page/company', revision)], {
		publish_at: '2025-06-16T09:00',
	});
	await host.db.execute(
		`update pages set texts = jsonb_set(texts, '{it,title}', '"Altro"') where id = 'company'`,
	);
	host.setClock('2025-06-16T07:00:01Z');
	await host.look();
}

describe.runIf(isEmbedded)('pending work of an editor', () => {
	test('is empty on a new host', async () => {
		const host = await aPublishingHost();
		expect(await counted(host)).toEqual({ drafts: 0, scheduled: 0, failed: 0, stale: 0 });
	});

	test('contains drafts and scheduled publications', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/quality', named('Qualità misurata'));
		const revision = await drafted(host.editor, 'page/company', named('Chi siamo'));
		await published(host.editor, [toItem('page/company', revision)], {
			publish_at: '2025-06-16T09:00',
		});
		expect(await counted(host)).toEqual({ drafts: 2, scheduled: 1, failed: 0, stale: 0 });
		expect(await listed(host, 'scheduled')).toBe(1);
	});

	test('contains a failed publication until its draft changes or is gone', async () => {
		const host = await aPublishingHost();
		await refusedAtItsTime(host);
		expect(await counted(host)).toMatchObject({ scheduled: 0, failed: 1 });
		expect(await listed(host, 'failed')).toBe(1);
		await drafted(host.editor, 'page/company', named('Altro'));
		expect(await counted(host)).toMatchObject({ drafts: 1, failed: 0 });
		expect(await listed(host, 'failed')).toBe(0);
	});

	test('contains an unprinted publication until the site shows it', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, 'page/company', named('Chi siamo'));
		const { id } = await published(host.editor, [toItem('page/company', revision)]);
		const fault = { page: '/it/azienda', code: 'no_title', what: 'no title', where: null } as const;
		await host.report({
			type: 'publication.failed',
			publication_ids: [id],
			fault,
			ms: 5,
			releases: null,
		});
		expect(await counted(host)).toMatchObject({ drafts: 0, failed: 1 });
		await host.report({
			type: 'publication.live',
			publication_ids: [id],
			release_id: 'r-1',
			release_before_id: null,
			pages: { written: 1, gone: 0, list: [] },
			ms: 5,
			releases: null,
		});
		expect(await counted(host)).toMatchObject({ failed: 0 });
	});

	test('contains an entry with a stale translation, once', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, 'page/company', named('Chi siamo davvero'));
		await published(host.editor, [toItem('page/company', revision)]);
		expect(await counted(host)).toMatchObject({ stale: 1 });
	});

	test('refuses an unknown kind', async () => {
		const host = await aPublishingHost();
		expect((await host.editor('/desk/publications?waiting=lost')).status).toBe(422);
	});
});
