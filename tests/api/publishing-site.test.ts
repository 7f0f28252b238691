import { describe, expect, test } from 'vitest';
import { getSiteState } from '#contract/publishing/publications.ts';
import { type Report, reportPublishing } from '#contract/publishing/reports.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { aPublishingHost, type PublishingHost } from '../support/publishing.ts';

const EQUAL = { release_id: '1750000000000-a', files: 900, differing: 0, list: [] };
const DIFFERING = { ...EQUAL, differing: 22, list: ['_headers', 'it/azienda.html'] };

const compared = (found: object) => ({ type: 'site.compared', ...found }) as unknown as Report;
const getState = async ({ editor }: PublishingHost) =>
	readData(getSiteState, await editor('/desk/site'));

describe.runIf(isEmbedded)('the comparison with a clean build', () => {
	test('is unknown before the first report', async () => {
		expect(await getState(await aPublishingHost())).toEqual({
			compared: null,
			deployed: null,
			edges: null,
		});
	});

	test('is that of the last report, without a mail when equal', async () => {
		const host = await aPublishingHost();
		await host.report(compared(DIFFERING));
		host.pass(60);
		const before = await listMails(host.db);
		await host.report(compared(EQUAL));
		expect(await getState(host)).toEqual({
			compared: { ...EQUAL, at: '2025-06-15T10:01:00.000Z' },
			deployed: null,
			edges: null,
		});
		expect(await listMails(host.db)).toEqual(before);
	});

	test('with differences is mailed to every admin, with the first files and the number of others', async () => {
		const host = await aPublishingHost();
		await host.report(compared(DIFFERING));
		const mails = await listMails(host.db);
		expect(mails.map(({ kind, to, subject }) => ({ kind, to, subject }))).toEqual([
			{
				kind: 'publishing.differing',
				to: 'admin@livenza.example',
				subject: '22 file del sito non erano a posto',
			},
		]);
		for (const line of ['_headers', 'it/azienda.html', '+ 20']) {
			expect(mails[0]?.text).toContain(line);
		}
	});

	test('is mailed once for each message', async () => {
		const host = await aPublishingHost();
		await host.report(compared(DIFFERING), 'msg_same');
		await host.report(compared(DIFFERING), 'msg_same');
		expect(await listMails(host.db)).toHaveLength(1);
	});

	test.each([
		['no count', { ...EQUAL, differing: undefined }],
		[
			'more names than it may list',
			{ ...EQUAL, list: Array.from({ length: 21 }, () => 'it.html') },
		],
	])('is refused with %s', async (_what, found) => {
		const host = await aPublishingHost();
		const answer = await host.report(compared(found));
		expect((await readProblem(answer)).code).toBe('validation_failed');
	});

	test('requires the right to publish', async () => {
		const { ask } = await aPublishingHost();
		const support = await signedIn(ask, 'support');
		expect((await readProblem(await support('/desk/site'))).code).toBe('forbidden');
	});
});

describe.runIf(isEmbedded)('a site deployed elsewhere', () => {
	test('shows its last deploy, or why it failed', async () => {
		const host = await aPublishingHost();
		const what = 'Netlify: HTTP 401: Access Denied';
		const fault = { page: null, code: 'cdn_refused', what, where: null };
		const deployed = (report: object) =>
			host.report({ type: 'site.deployed', release_id: 'r-1', ...report } as unknown as Report);
		await deployed({ fault });
		expect((await getState(host)).deployed).toEqual({
			release_id: 'r-1',
			fault,
			at: '2025-06-15T10:00:00.000Z',
		});
		host.pass(60);
		await deployed({ fault: null });
		expect(await getState(host)).toEqual({
			compared: null,
			deployed: { release_id: 'r-1', fault: null, at: '2025-06-15T10:01:00.000Z' },
			edges: null,
		});
	});

	test('shows its edges, including those that lag behind', async () => {
		const host = await aPublishingHost();
		const edges = [
			{ name: 'edge-1', is: 'current', what: null },
			{ name: 'edge-2', is: 'behind', what: 'the disk of this edge is full' },
		];
		const report = { type: 'site.edges', release_id: 'r-1', edges } as unknown as Report;
		expect(await readData(reportPublishing, await host.report(report))).toEqual({ heard: true });
		expect((await getState(host)).edges).toEqual({
			release_id: 'r-1',
			edges,
			at: '2025-06-15T10:00:00.000Z',
		});
	});
});
