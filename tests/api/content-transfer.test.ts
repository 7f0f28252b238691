import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_ENTITIES } from '#contract/content/documents/entities.ts';
import { type ContentImport, importContent } from '#contract/content/transfer.ts';
import { announcements } from '../../src/server/content/tables-announcements.ts';
import { drafts } from '../../src/server/publishing/tables.ts';
import { listVersions } from '../support/content-documents.ts';
import {
	toAddress,
	type AskAs,
	toCookie,
	ORIGIN,
	PASSWORD,
	signedIn,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
let session = '';
beforeAll(async () => {
	const { name, value } = toCookie(await trySignIn(ask, toAddress('editor'), PASSWORD));
	session = `${name}=${value}`;
});
conformsPrivately('exportContent', ask, {
	request: async () => ({
		path: '/desk/content/page/export',
		init: { headers: { cookie: session } },
	}),
	unknownPath: '/desk/content/poem/export',
});
conformsPrivately('importContent', ask, {
	request: async () => ({
		path: '/desk/content/page/import',
		init: {
			headers: { cookie: session, origin: ORIGIN, 'content-type': 'application/json' },
			body: '{"entries":[]}',
		},
	}),
	unknownPath: '/desk/content/poem/import',
});

async function anEditor() {
	const host = await aHost();
	return { host, asEditor: await signedIn(host.ask, 'editor') };
}

const exported = async (as: AskAs, entity: string, format: string) =>
	(await as(`/desk/content/${entity}/export?format=${format}`)).text();
const asCsv = async (as: AskAs, entity: string, csv: string): Promise<ContentImport> =>
	readData(importContent, await as(`/desk/content/${entity}/import`, { csv }));
const asJson = async (as: AskAs, entity: string, json: unknown): Promise<ContentImport> =>
	readData(importContent, await as(`/desk/content/${entity}/import`, { json }));

const fileSchema = v.object({
	entries: v.array(v.object({ id: v.string(), document: v.record(v.string(), v.unknown()) })),
});

describe.runIf(isEmbedded)('exported documents', () => {
	test.each(CONTENT_ENTITIES)('are unchanged when imported again: %s', async (entity) => {
		const { host, asEditor } = await anEditor();
		const versions = await listVersions(host.db);
		const json = v.parse(fileSchema, JSON.parse(await exported(asEditor, entity, 'json')));
		const unchanged = { added: 0, changed: 0, unchanged: json.entries.length, bad: [] };
		expect(await asJson(asEditor, entity, json)).toEqual(unchanged);
		expect(await asCsv(asEditor, entity, await exported(asEditor, entity, 'csv'))).toEqual(
			unchanged,
		);
		expect(await host.db.select().from(drafts)).toEqual([]);
		expect(await listVersions(host.db)).toEqual(versions);
	});

	test.each([
		['semicolon', 'it'],
		['comma', 'en'],
	])('for a spreadsheet (%s) are unchanged when imported again', async (style, language) => {
		const { host, asEditor } = await anEditor();
		const at = { from: '2026-11-29T18:30:25.000Z', until: '2027-10-31T00:30:00.000Z' };
		await host.db.insert(announcements).values({
			...{ id: 'sale', position: 1, is_dismissible: true },
			...{ from: new Date(at.from), until: new Date(at.until) },
			texts: { it: { text: 'Saldi', link_label: null } },
		});
		for (const entity of ['announcement', 'store', 'page', 'product'] as const) {
			const csv = await (
				await asEditor(
					`/desk/content/${entity}/export?format=csv&csv_style=${style}&csv_language=${language}`,
				)
			).text();
			const report = await asCsv(asEditor, entity, csv);
			expect(report, entity).toMatchObject({ added: 0, changed: 0, bad: [] });
			const [head = '', row = ''] = csv.replace('\uFEFF', '').split('\r\n');
			const mark = style === 'semicolon' ? ';' : ',';
			if (entity === 'store') expect(row).toMatch(mark === ';' ? /;\d+,\d+;/ : /,\d+\.\d+,/);
			if (entity === 'product')
				expect(row).toContain(`${mark}${language === 'it' ? 'sì' : 'yes'}${mark}`);
			if (entity === 'announcement') {
				expect(head).toContain('from (Europe/Rome)');
				expect(row).toContain('2026-11-29 19:30');
			}
		}
		expect(await host.db.select().from(drafts)).toEqual([]);
	});

	test('have one row each, and a column for each field of each language', async () => {
		const { asEditor } = await anEditor();
		const [head = '', ...rows] = (await exported(asEditor, 'job', 'csv')).split('\r\n');
		expect(head).toContain('texts.it.name,texts.it.place');
		expect(head).toContain('slugs.it,');
		expect(head).not.toContain('translated');
		expect(rows.filter(Boolean).length).toBeGreaterThan(1);
	});
});

describe.runIf(isEmbedded)('imported documents', () => {
	test('become drafts; fields that a row omits stay unchanged', async () => {
		const { host, asEditor } = await anEditor();
		const versions = await listVersions(host.db);
		const report = await asCsv(
			asEditor,
			'page',
			'id,texts.en.title,noindex\ncompany,The house,true\n',
		);
		expect(report).toEqual({ added: 0, changed: 1, unchanged: 0, bad: [] });
		const [draft] = await host.db.select().from(drafts);
		expect(draft).toMatchObject({
			entity: 'page',
			entity_id: 'company',
			document: {
				noindex: true,
				texts: { en: { title: 'The house' }, ja: { blocks: expect.any(Array) } },
			},
			base: { noindex: false },
		});
		expect(await listVersions(host.db)).toEqual(versions);
	});

	test('can be new, and omit languages', async () => {
		const { host, asEditor } = await anEditor();
		const head = 'id,publication_date,closes_on,is_open,employment,pay,slugs.it,slugs.ja';
		const texts = ['name', 'place', 'area', 'contract_type', 'summary', 'description'];
		const columns = ['it', 'ja'].flatMap((locale) =>
			texts.map((name) => `texts.${locale}.${name}`),
		);
		const row =
			'turner,2026-01-02,,true,"[""full_time""]",,tornitore,,Tornitore,TV,Officina,Fisso,Testo,<p>x</p>,,,,,,';
		const report = await asCsv(asEditor, 'job', `${head},${columns.join()}\n${row}\n`);
		expect(report).toEqual({ added: 1, changed: 0, unchanged: 0, bad: [] });
		const [draft] = await host.db.select().from(drafts);
		expect(draft?.document).toMatchObject({
			slugs: { it: 'tornitore' },
			closes_on: null,
			pay: null,
		});
		expect(Object.keys(Object(draft?.document['texts']))).toEqual(['it']);
	});

	test('are all refused when one row is invalid, and each is named with its place', async () => {
		const { host, asEditor } = await anEditor();
		const csv = [
			'id,noindex,position,texts.it.title,parent_id',
			'company,true,1,Casa,',
			'quality,perhaps,1,Casa,',
			'landing,true,1,,',
			'other,true,1,Casa,',
			'company,false,1,Casa,',
			'Not An Id,true,1,Casa,',
		].join('\n');
		const report = await asCsv(asEditor, 'page', csv);
		expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 0 });
		expect(report.bad.map(({ line, id, path, code }) => `${line} ${id} ${path} ${code}`)).toEqual([
			'3 quality noindex cell',
			'4 landing texts.it.title min_length',
			expect.stringMatching(/^5 other /),
			'6   duplicate',
			'7   id',
		]);
		expect(await host.db.select().from(drafts)).toEqual([]);
	});

	test('are all refused when one row cannot be stored', async () => {
		const { host, asEditor } = await anEditor();
		const { entries } = v.parse(fileSchema, JSON.parse(await exported(asEditor, 'menu', 'json')));
		const [first, second] = structuredClone(entries);
		Object.assign(Object(Object(first?.document)['items'])[0].texts.it, { label: 'Ruote\u0000' });
		const nested: unknown = JSON.parse('['.repeat(500) + ']'.repeat(500));
		Object.assign(Object(Object(second?.document)['items'])[0], { children: nested });
		const report = await asJson(asEditor, 'menu', { entries: [first, second] });
		expect(report.bad.map(({ line, code }) => `${line} ${code}`)).toEqual([
			'1 characters',
			'2 depth',
		]);
		expect(await host.db.select().from(drafts)).toEqual([]);
	});

	test('leave existing drafts unchanged', async () => {
		const { host, asEditor } = await anEditor();
		const csv = (title: string) => `id,texts.it.title\nquality,${title}\ncompany,${title}\n`;
		await asCsv(asEditor, 'page', csv('Uno').replace('quality,Uno\n', ''));
		expect(await asCsv(asEditor, 'page', csv('Due'))).toEqual({
			added: 0,
			changed: 0,
			unchanged: 0,
			bad: [{ line: 3, id: 'company', path: '', code: 'has_draft' }],
		});
		expect(await host.db.select().from(drafts)).toMatchObject([
			{ entity_id: 'company', document: { texts: { it: { title: 'Uno' } } } },
		]);
	});

	test.each([
		['no JSON', { json: 'entries' }, 'json'],
		['a workbook', { csv: Buffer.from('504b0304140006000800', 'hex') }, 'workbook'],
		[
			'accents of nobody knows which code',
			{ csv: Buffer.from('id\nCitt\x85\n', 'latin1') },
			'encoding',
		],
		['a header without ids', { csv: 'name\nx\n' }, 'csv_header'],
		['a column that nobody knows', { csv: 'id,colour\nx,y\n' }, 'csv_header'],
	])('are refused as a whole: %s', async (_what, given, code) => {
		const { asEditor } = await anEditor();
		const response = await asEditor('/desk/content/page/import', given);
		expect(response.status).toBe(422);
		expect(await response.json()).toMatchObject({ fields: [{ path: '', code }] });
	});

	test('are for editors only', async () => {
		const { host } = await anEditor();
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport('/desk/content/page/export')).status).toBe(403);
		expect((await asSupport('/desk/content/page/import', { json: { entries: [] } })).status).toBe(
			403,
		);
	});
});
