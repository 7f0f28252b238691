import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listChanges } from '#contract/publishing/changes.ts';
import { pruneFeed } from '../../src/server/publishing/changes.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	toItem,
	named,
	published,
	type PublishingHost,
} from '../support/publishing.ts';

const since = async ({ askSigned }: PublishingHost, cursor?: string) =>
	readData(
		listChanges,
		await askSigned(`/api/publishing/changes${cursor === undefined ? '' : `?since=${cursor}`}`),
	);

describe.runIf(isEmbedded)('changes of the content', () => {
	test('are all entries without a cursor, and none with the latest', async () => {
		const host = await aPublishingHost();
		const { cursor, changes } = await since(host);
		expect(changes).toBeNull();
		expect(await since(host, cursor)).toEqual({ cursor, changes: [] });
	});

	test('contain each entry once, up to a new cursor', async () => {
		const host = await aPublishingHost();
		const { cursor } = await since(host);
		const revision = await drafted(host.editor, 'page/company', named('Titolo'));
		await published(host.editor, [toItem('page/company', revision)]);
		await host.db.execute(sql`update prices set amount = amount + 1 where variant_id in
			(select id from variants where product_id = 'rd-50')`);
		const next = await since(host, cursor);
		expect(next.changes).toEqual([
			{ part: 'pages', id: 'company' },
			{ part: 'products', id: 'rd-50' },
		]);
		expect(await since(host, next.cursor)).toEqual({ cursor: next.cursor, changes: [] });
	});

	test('do not contain drafts', async () => {
		const host = await aPublishingHost();
		const { cursor } = await since(host);
		await drafted(host.editor, 'page/company', named('Titolo'));
		expect((await since(host, cursor)).changes).toEqual([]);
	});

	test('are all entries after too long, after too many, and for a cursor of another history', async () => {
		const host = await aPublishingHost();
		const { cursor } = await since(host);
		await host.db.execute(sql`update jobs set is_open = not is_open`);
		const [seq = ''] = cursor.split('.');
		for (const unknown of [
			`${Number(seq) + 1_000}.${cursor.split('.')[1]}`,
			`${seq}.00000000-0000-4000-8000-000000000000`,
			'nonsense',
			'99999999999999999999.x',
		]) {
			expect((await since(host, unknown)).changes).toBeNull();
		}
		await pruneFeed(host.db, new Date(Date.now() + 15 * 24 * 3600 * 1000));
		const late = await since(host, cursor);
		expect(late.changes).toBeNull();
		expect((await since(host, late.cursor)).changes).toEqual([]);
		const { rows } = await host.db.execute(sql`select distinct tx from content_feed`);
		expect(rows.length).toBeLessThanOrEqual(1);
	});

	test('are refused without the secret', async () => {
		const { ask, editor } = await aPublishingHost();
		expect((await readProblem(await ask('/api/publishing/changes'))).code).toBe('unauthorized');
		expect((await readProblem(await editor('/publishing/changes'))).code).toBe('unauthorized');
	});
});
