import { describe, expect, test } from 'vitest';
import {
	listReleases,
	getPublication,
	type Publication,
} from '#contract/publishing/publications.ts';
import type { Report } from '#contract/publishing/reports.ts';
import { signWebhook } from '#domain/security/webhook.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import {
	aPublishingHost,
	drafted,
	toItem,
	named,
	published,
	type PublishingHost,
	SECRET,
} from '../support/publishing.ts';

const RELEASES = [
	{ id: '1750000000000-a', at: '2025-06-15T09:00:00.000Z', is_current: false },
	{ id: '1750000100000-b', at: '2025-06-15T10:00:00.000Z', is_current: true },
];
const PAGES = { written: 3, gone: 0, list: ['/it/azienda', '/en/company', '/sitemap.xml'] };
const FAULT = { page: '/it/azienda', what: 'nowhere/to/go leads nowhere', where: 'hero, button' };

const rendering = ({ id }: Publication) =>
	({ type: 'publication.rendering', publication_ids: [id] }) as unknown as Report;
const live = ({ id }: Publication) =>
	({
		type: 'publication.live',
		publication_ids: [id],
		release_id: '1750000100000-b',
		pages: PAGES,
		ms: 1234,
		releases: RELEASES,
	}) as unknown as Report;
const failed = (...of: Publication[]) =>
	({
		type: 'publication.failed',
		publication_ids: of.map(({ id }) => id),
		fault: FAULT,
		ms: 900,
	}) as unknown as Report;

async function aPublication(
	{ editor }: PublishingHost,
	title = 'Titolo',
	name: string | null = null,
) {
	const revision = await drafted(editor, 'page/company', named(title));
	return published(editor, [toItem('page/company', revision)], { title: name });
}
const findState = async ({ editor }: PublishingHost, { id }: Publication) =>
	readData(getPublication, await editor(`/desk/publications/${id}`));

describe.runIf(isEmbedded)('a report of the publisher', () => {
	test('moves a publication from queued to rendering to live, with pages, time and release', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		await host.report(rendering(publication));
		expect(await findState(host, publication)).toMatchObject({
			state: 'rendering',
			rendering_at: '2025-06-15T10:00:00.000Z',
		});
		host.pass(2);
		await host.report(live(publication));
		expect(await findState(host, publication)).toMatchObject({
			state: 'live',
			ended_at: '2025-06-15T10:00:02.000Z',
			render_ms: 1234,
			release_id: '1750000100000-b',
			pages: PAGES,
			fault: null,
			hook: null,
		});
		const releases = await readData(listReleases, await host.editor('/desk/releases'));
		expect(releases).toEqual(RELEASES.toReversed());
	});

	test('that arrives late or twice reverts nothing', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		await host.report(live(publication));
		for (const late of [rendering(publication), failed(publication), live(publication)]) {
			await host.report(late);
			expect(await findState(host, publication)).toMatchObject({ state: 'live', fault: null });
		}
		expect(await listMails(host.db)).toEqual([]);
	});

	test('is applied once per message', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => host.report(failed(publication), 'msg_same')),
		);
		const heard = await Promise.all(answers.map((answer) => answer.json()));
		expect(heard.filter(({ data }) => data.heard)).toHaveLength(1);
		expect(await listMails(host.db)).toHaveLength(1);
	});

	test('of a failure is mailed to the publishing editor, with page, block and link, in their language', async () => {
		const host = await aPublishingHost();
		const first = await aPublication(host, 'Uno', 'Primavera');
		const second = await aPublication(host, 'Due', 'Estate');
		const admin = await signedIn(host.ask, 'admin');
		const revision = await drafted(admin, 'page/quality', named('Qualità'));
		const third = await published(admin, [toItem('page/quality', revision)], { locale: 'en' });
		await host.report(failed(first, second, third));
		const mails = await listMails(host.db);
		expect(mails.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
			'admin@livenza.example Not published: your changes',
			'editor@livenza.example Non pubblicato: Estate, Primavera',
		]);
		for (const { text } of mails) {
			for (const part of [FAULT.page, FAULT.what, FAULT.where]) expect(text).toContain(part);
		}
		expect(await findState(host, first)).toMatchObject({ state: 'failed', fault: FAULT });
	});

	test('of a known issue is put into words', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		await host.report({
			type: 'publication.failed',
			publication_ids: [publication.id],
			fault: { ...FAULT, code: 'dead_link' },
			ms: 900,
			releases: null,
		});
		const [mail] = await listMails(host.db);
		expect(mail?.text).toContain('un collegamento porta a un indirizzo che non esiste');
		expect(mail?.text).not.toContain(FAULT.what);
		expect(await findState(host, publication)).toMatchObject({ fault: { code: 'dead_link' } });
	});

	test('of a failure is mailed once while later publications fail for the same reason', async () => {
		const host = await aPublishingHost();
		const first = await aPublication(host, 'Uno');
		await host.sendHooks();
		await host.report(failed(first));
		host.pass(60);
		const second = await aPublication(host, 'Due');
		await host.sendHooks();
		const message = host.receiver.received.at(-1);
		expect(message?.hook.data.publication_ids).toEqual([first.id, second.id]);
		expect((await findState(host, first)).state).toBe('queued');
		await host.report(failed(first, second));
		// One for each failed publication, and no second one for the first.
		expect(await listMails(host.db)).toHaveLength(2);
		await host.report(live(first));
		expect(await findState(host, first)).toMatchObject({ state: 'live', fault: null });
	});

	test('of a failure can be retried from the desk', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		await host.sendHooks();
		const retry = () =>
			host.editor(`/desk/publications/${publication.id}/retry`, { method: 'POST' });
		await host.report(failed(publication));
		expect((await retry()).status).toBe(200);
		expect(await host.sendHooks()).toBe(1);
		const documents = [{ publication_id: publication.id, entity: 'page', id: 'company' }];
		const again = { publication_ids: [publication.id], again_ids: [publication.id], documents };
		expect(host.receiver.received.at(-1)?.hook.data).toEqual(again);
		// Once: a further failure goes along with the next, which no editor has asked for.
		await host.report(failed(publication));
		await aPublication(host, 'Due');
		await host.sendHooks();
		expect(host.receiver.received.at(-1)?.hook.data).not.toHaveProperty('again_ids');
		await host.report(live(publication));
		expect((await readProblem(await retry())).code).toBe('conflict');
	});

	test('lets an editor request a kept release, and no deleted one', async () => {
		const host = await aPublishingHost();
		await host.report({ type: 'releases', releases: RELEASES } as unknown as Report);
		const serve = (id: string) => host.editor(`/desk/releases/${id}/serve`, { method: 'POST' });
		expect((await serve('1750000000000-a')).status).toBe(200);
		expect((await serve('1750000100000-b')).status).toBe(200);
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received[0]?.hook).toMatchObject({
			type: 'release.serve',
			data: { publication_ids: [], release_id: '1750000100000-b' },
		});
		await host.report({ type: 'releases', releases: RELEASES.slice(1) } as unknown as Report);
		expect((await readProblem(await serve('1750000000000-a'))).code).toBe('not_found');
	});

	test('is refused unsigned, old, altered or signed by another', async () => {
		const host = await aPublishingHost();
		const publication = await aPublication(host);
		const body = Buffer.from(JSON.stringify(live(publication)));
		const now = new Date('2025-06-15T10:00:00Z');
		const post = (headers: Record<string, string>, bytes = body) =>
			host.ask('/api/publishing/reports', {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...headers },
				body: bytes,
			});
		const at = (seconds: number, secret = SECRET) =>
			signWebhook(
				[secret],
				{ id: 'msg_x', sentAt: new Date(now.getTime() + seconds * 1000) },
				body,
			);
		const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
		const changed = Buffer.from(body.toString().replace('1234', '1235'));
		const refused = [
			await post({}),
			await post(at(-301)),
			await post(at(301)),
			await post(at(0, other)),
			await post(at(0), changed),
			await post({ ...at(0), 'webhook-id': 'msg_y' }),
		];
		for (const answer of refused) expect((await readProblem(answer)).code).toBe('unauthorized');
		expect((await findState(host, publication)).state).toBe('queued');
		expect((await post(at(0))).status).toBe(200);
	});

	test.each([
		['no type', {}],
		['another type', { type: 'publication.done', publication_ids: [] }],
		['ids that are none', { type: 'publication.rendering', publication_ids: ['x'] }],
		['no pages', { type: 'publication.live', publication_ids: [], ms: 1 }],
	])('is refused with %s', async (_what, report) => {
		const host = await aPublishingHost();
		const answer = await host.report(report as unknown as Report);
		expect((await readProblem(answer)).code).toBe('validation_failed');
	});
});
