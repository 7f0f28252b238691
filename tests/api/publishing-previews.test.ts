import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getPreview, makePreview } from '#contract/publishing/previews.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	toItem,
	named,
	published,
	type PublishingHost,
	findTitle,
} from '../support/publishing.ts';

const PAGE = { entity: 'page', id: 'company', locale: 'it' };

async function findPreview({ editor }: PublishingHost, json: object = PAGE) {
	return readData(makePreview, await editor('/desk/previews', { json }));
}
const seenWith = (token: string) => ({ 'x-preview': token });

describe.runIf(isEmbedded)('a preview', () => {
	test('answers as if the draft were live, to its bearer only, uncached', async () => {
		const host = await aPublishingHost();
		const before = await findTitle(host.ask);
		await drafted(host.editor, 'page/company', named('In prova'));
		const { url, token, expires_at } = await findPreview(host);
		expect(url).toBe(`http://localhost:4321/preview/${token}/it/`);
		expect(expires_at).toBe('2025-06-22T10:00:00.000Z');
		const response = await host.ask('/api/pages', { headers: seenWith(token) });
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(response.headers.get('x-robots-tag')).toBe('noindex');
		expect(response.headers.get('etag')).toBeNull();
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('In prova');
		expect(await findTitle(host.ask)).toBe(before);
		await drafted(host.editor, 'page/company', named('Un’altra lettera'));
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('Un’altra lettera');
		const { rows } = await host.db.execute(sql`select * from content_changes`);
		expect(rows).toEqual([]);
	});

	test('shows a new page in every list', async () => {
		const host = await aPublishingHost();
		const { live } = await entryAt(host.editor, 'page/company');
		await drafted(host.editor, 'page/spring', () => ({ ...live, slugs: { it: 'primavera' } }));
		const { token } = await findPreview(host, { ...PAGE, id: 'spring' });
		expect(await findTitle(host.ask, 'spring', seenWith(token))).not.toBeNull();
		expect(await findTitle(host.ask, 'spring')).toBeNull();
	});

	test('names its entry, and another version after each save', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/company', named('Uno'));
		const { token } = await findPreview(host);
		const told = async () =>
			readData(getPreview, await host.ask('/api/publishing/preview', { headers: seenWith(token) }));
		const first = await told();
		expect(first).toMatchObject({ entity: 'page', id: 'company' });
		expect(await told()).toEqual(first);
		await drafted(host.editor, 'page/company', named('Due'));
		expect((await told()).version).not.toBe(first.version);
	});

	test('names its products while none of them moves in a list', async () => {
		const host = await aPublishingHost();
		const about = async (change: Parameters<typeof drafted>[2]) => {
			await drafted(host.editor, 'product/rd-50', change);
			const product = { entity: 'product', id: 'rd-50', locale: 'it' };
			const { token } = await findPreview(host, product);
			const headers = seenWith(token);
			return readData(getPreview, await host.ask('/api/publishing/preview', { headers }));
		};
		expect((await about(named('In prova'))).products).toEqual(['rd-50']);
		const moved = await about((document) => ({ ...document, position: 999 }));
		expect(moved.entities).toEqual(['product']);
		expect(moved.products).toBeUndefined();
	});

	test('omits invalid parts of a draft and shows the rest', async () => {
		const host = await aPublishingHost();
		const { live } = await entryAt(host.editor, 'page/company');
		await drafted(host.editor, 'page/company', (document) => ({
			...named('A metà')(document),
			template: 'none-such',
			noindex: true,
		}));
		const { token } = await findPreview(host);
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('A metà');
		expect((await entryAt(host.editor, 'page/company')).live).toEqual(live);
	});

	test('shows several drafts together, and a scheduled publication', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, 'page/company', named('Copia'));
		await drafted(host.editor, 'page/quality', named('Insieme'));
		const { token } = await findPreview(host, {
			...PAGE,
			with: [{ entity: 'page', id: 'quality' }],
		});
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('Copia');
		expect(await findTitle(host.ask, 'quality', seenWith(token))).toBe('Insieme');
		const { id } = await published(host.editor, [toItem('page/company', revision)], {
			publish_at: '2025-06-16T09:00',
		});
		await drafted(host.editor, 'page/company', named('Dopo la copia'));
		const held = await findPreview(host, { ...PAGE, publication_id: id });
		expect(await findTitle(host.ask, 'company', seenWith(held.token))).toBe('Copia');
	});

	test('ends with its draft', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, 'page/company', named('Breve'));
		const { token } = await findPreview(host);
		await published(host.editor, [toItem('page/company', revision)]);
		for (const path of ['/api/pages', '/api/publishing/preview']) {
			const response = await host.ask(path, { headers: seenWith(token) });
			expect(response.status).toBe(410);
			expect((await readProblem(response)).code).toBe('draft_gone');
		}
		const none = await host.editor('/desk/previews', { json: PAGE });
		expect((await readProblem(none)).code).toBe('draft_gone');
	});

	test('is refused with a forged, changed, truncated or week-old token', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/company', named('Segreto'));
		const { token } = await findPreview(host);
		const [payload = '', tag = ''] = token.split('.');
		const read = JSON.parse(Buffer.from(payload, 'base64url').toString());
		const longer = Buffer.from(JSON.stringify({ ...read, expires_at: 9e12 })).toString('base64url');
		for (const forged of [
			'',
			'x',
			payload,
			`${payload}.`,
			`${longer}.${tag}`,
			`${token}.x`,
			token.slice(0, -2),
		]) {
			const response = await host.ask('/api/pages', { headers: seenWith(forged) });
			expect((await readProblem(response)).code).toBe('unauthorized');
		}
		host.setClock('2025-06-22T09:59:59Z');
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('Segreto');
		host.setClock('2025-06-22T10:00:00Z');
		const old = await host.ask('/api/pages', { headers: seenWith(token) });
		expect((await readProblem(old)).code).toBe('unauthorized');
	});

	test('blocks no publication, and neither sees half of the other', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/company', named('Prova'));
		const { token } = await findPreview(host);
		const looks = async () => {
			for (let turn = 0; turn < 10; turn += 1) {
				expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('Prova');
			}
		};
		const publishes = async () => {
			for (let turn = 0; turn < 5; turn += 1) {
				const revision = await drafted(host.editor, 'page/quality', named(`Qualità ${turn}`));
				const answer = await askToPublish(host.editor, [toItem('page/quality', revision)]);
				expect(answer.status).toBe(200);
			}
		};
		await Promise.all([looks(), looks(), publishes()]);
		expect(await findTitle(host.ask, 'quality')).toBe('Qualità 4');
	});

	test('serialises an answer’s parallel reads on its one connection', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/company', named('Prova'));
		const { token } = await findPreview(host);
		const deprecated = new Promise<Error>((resolve) => {
			process.on('warning', resolve);
			onTestFinished(() => void process.off('warning', resolve));
		});
		const paths = ['/api/pages', '/api/menus/main', '/api/product-usages'];
		const read = paths.map((path) => host.ask(path, { headers: seenWith(token) }));
		for (const response of await Promise.all(read)) expect(response.status).toBe(200);
		// Warnings come in a later tick than their cause.
		const quiet = new Promise((resolve) => setImmediate(resolve));
		expect(await Promise.race([deprecated, quiet])).toBeUndefined();
	});

	test('times out waiting for a lock', async () => {
		const host = await aPublishingHost();
		await drafted(host.editor, 'page/company', named('Prova'));
		const { token } = await findPreview(host);
		const hurried = host.appOver({ limitFactor: 1 });
		const other = openDatabase(host.url);
		onTestFinished(other.close);
		await other.db.transaction(async (tx) => {
			await tx.execute(sql`update pages set position = position + 1 where id = 'company'`);
			const response = await hurried('/api/pages', { headers: seenWith(token) });
			expect((await readProblem(response)).code).toBe('unavailable');
			expect((await host.ask('/api/pages')).status).toBe(200);
		});
		expect(await findTitle(host.ask, 'company', seenWith(token))).toBe('Prova');
	});

	test('is created by editors only', async () => {
		const { ask } = await aPublishingHost();
		const support = await signedIn(ask, 'support');
		const response = await support('/desk/previews', { json: PAGE });
		expect((await readProblem(response)).code).toBe('forbidden');
	});
});
