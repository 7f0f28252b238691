import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { importSerials } from '#contract/wheels/serials.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { serials } from '../../src/server/wheels/tables.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

/** Imports as the shop does, and returns the report. */
async function imported(host: OwnHost, csv: string) {
	const asShop = await signedIn(host.ask, 'shop');
	return readData(importSerials, await asShop('/desk/serials/import', { csv }));
}

const getSerial = async ({ db }: OwnHost, serial_number: string) => {
	const [row] = await db.select().from(serials).where(eq(serials.serial_number, serial_number));
	return row;
};

describe.runIf(isEmbedded)('serials from CSV', () => {
	test('are added, changed or unchanged, or all refused when a row is invalid', async () => {
		const host = await aHost();
		const good = [
			'serial_number,product_id,state,made_on,note',
			'mqc50a250200,rd-50,sold,2025-03-01,',
			'MQC50A250117,rd-50,substituted,2025-02-03,',
			'MQC50P250118,rd-50,sold,2025-02-03,',
		];
		const report = await imported(
			host,
			[
				...good,
				'MQC50A250201,no-such-wheel,sold,,',
				'MQC50A250202,rd-50,lost,,',
				'MQC50A250203,rd-50,sold,2025-02-30,',
				'MQC50A250200,rd-50,sold,,',
				'a/b,rd-50,sold,,',
				'MQC50A250204,rd-50',
				'',
			].join('\r\n'),
		);
		expect(report).toMatchObject({
			is_taken: false,
			changed_since: [],
			added: 0,
			changed: 0,
			unchanged: 0,
			bad: [
				{ line: 5, code: 'unknown_product', text: 'MQC50A250201 no-such-wheel' },
				{ line: 6, code: 'state', text: 'MQC50A250202 rd-50 lost  ' },
				{ line: 7, code: 'made_on', text: 'MQC50A250203 rd-50 sold 2025-02-30 ' },
				{ line: 8, code: 'duplicate', text: 'MQC50A250200 rd-50 sold  ' },
				{ line: 9, code: 'serial_number', text: 'a/b rd-50 sold  ' },
				{ line: 10, code: 'columns', text: 'MQC50A250204 rd-50' },
			],
		});
		expect(await getSerial(host, 'MQC50A250200')).toBeUndefined();
		expect(await getSerial(host, 'MQC50A250117')).toMatchObject({ state: 'sold' });
		expect(await host.db.select().from(audit_log).where(eq(audit_log.action, 'import'))).toEqual(
			[],
		);

		const counts = { added: 1, changed: 1, unchanged: 1 };
		expect(await imported(host, good.join('\r\n'))).toMatchObject({ ...counts, is_taken: true });
		expect(await getSerial(host, 'MQC50A250200')).toMatchObject({ look: expect.any(String) });
		expect(await getSerial(host, 'MQC50A250117')).toMatchObject({ state: 'substituted' });
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'import'));
		expect(entry?.changes).toMatchObject({ added: { to: 1 }, changed: { to: 1 } });
	});

	test('may have semicolons, a byte order mark, quotes and any order of columns', async () => {
		const host = await aHost();
		const csv = '\uFEFFproduct_id;note;serial_number\n"rd-50";"due; ""nuove""";MQC50A250300\n';
		expect(await imported(host, csv)).toMatchObject({ added: 1, bad: [] });
		expect(await getSerial(host, 'MQC50A250300')).toMatchObject({ note: 'due; "nuove"' });
	});

	test('keep fields that a file omits or leaves empty', async () => {
		const host = await aHost();
		const csv = 'serial_number,product_id,state\nMQC36P250104,rd-36,\n';
		expect(await imported(host, csv)).toMatchObject({ changed: 0, unchanged: 1 });
		expect(await getSerial(host, 'MQC36P250104')).toMatchObject({ state: 'substituted' });
	});

	test.each([
		['no header', 'MQC50A250400,rd-50\n'],
		['a column that nobody knows', 'serial_number,product_id,price\nMQC50A250400,rd-50,1\n'],
		['no product', 'serial_number,state\nMQC50A250400,sold\n'],
		['a column twice', 'serial_number,product_id,note,note\nMQC50A250400,rd-50,,\n'],
		['nothing', ''],
	])('with %s write nothing', async (_what, csv) => {
		const host = await aHost();
		const before = await host.db.select().from(serials);
		const asShop = await signedIn(host.ask, 'shop');
		const problem = await readProblem(await asShop('/desk/serials/import', { csv }));
		expect(problem.fields).toEqual([{ path: '', code: 'csv_header' }]);
		expect(await host.db.select().from(serials)).toEqual(before);
	});

	test('are unchanged after an export and import, formulas included', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const note = '=HYPERLINK("https://evil.example")';
		const json = { serial_number: 'MQC50A250500', product_id: 'rd-50', note };
		await asShop('/desk/serials', { json });
		const exported = await (await asShop('/desk/serials/export?q=MQC50A250500')).text();
		expect(exported).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
		const csv = `serial_number,product_id,note\nMQC50A250500,rd-50,"'${note.replaceAll('"', '""')}"\n`;
		expect(await imported(host, csv)).toMatchObject({ changed: 0, unchanged: 1 });
		expect(await getSerial(host, 'MQC50A250500')).toMatchObject({ note });
	});

	test('in a Windows spreadsheet’s 8-bit encoding keep their accents', async () => {
		const host = await aHost();
		const csv = 'serial_number;product_id;note\nMQC50A250600;rd-50;verità: è più leggera\n';
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop('/desk/serials/import', { csv: Buffer.from(csv, 'latin1') });
		expect(await readData(importSerials, response)).toMatchObject({ added: 1 });
		expect(await getSerial(host, 'MQC50A250600')).toMatchObject({ note: 'verità: è più leggera' });
	});

	test('of more than 20,000 rows are refused before they are read', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const csv = `serial_number,product_id\n${'a,b\n'.repeat(20_001)}`;
		const refused = await asShop('/desk/serials/import', { csv });
		expect(await readProblem(refused)).toMatchObject({ code: 'payload_too_large' });
		const most = await imported(host, csv.slice(0, -4));
		expect(most.bad).toHaveLength(20_000);
	});

	test('are imported by the thousand', async () => {
		const host = await aHost();
		const lines = Array.from({ length: 2500 }, (_, index) => `MQC50Z${10_000 + index},rd-50`);
		const csv = `serial_number,product_id\n${lines.join('\n')}\n`;
		const counts = { added: 2500, changed: 0, unchanged: 0, bad: [] };
		expect(await imported(host, csv)).toMatchObject({ ...counts, is_taken: true });
	});

	test('of more than 5 MB, or of a type other than CSV, are refused', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const csv = `serial_number,product_id\n${'x'.repeat(5 * 1024 * 1024)}`;
		const large = await asShop('/desk/serials/import', { csv });
		expect(await readProblem(large)).toMatchObject({ code: 'payload_too_large' });
		const other = await asShop('/desk/serials/import', { json: {} });
		expect(await readProblem(other)).toMatchObject({ code: 'unsupported_media_type' });
	});
});

describe.runIf(isEmbedded)('a serial', () => {
	test.each([
		[{ serial_number: 'MQC/1', product_id: 'rd-50' }, 'serial_number', 'regex'],
		[{ serial_number: 'MQC50A250117', product_id: 'rd-50' }, 'serial_number', 'duplicate'],
		[{ serial_number: 'MQC50A250900', product_id: 'nothing' }, 'product_id', 'unknown_product'],
	])('like %o is refused', async (json, path, code) => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const problem = await readProblem(await asShop('/desk/serials', { json }));
		expect(problem.fields).toEqual([{ path, code }]);
	});

	test('that is registered cannot be deleted', async () => {
		const host = await aHost();
		const asAdmin = await signedIn(host.ask, 'admin');
		const response = await asAdmin('/desk/serials/mqc36a250101', { method: 'DELETE' });
		expect(await readProblem(response)).toMatchObject({ code: 'conflict' });
		const shown = await (await asAdmin('/desk/serials/mqc36a250101')).json();
		expect(shown).toMatchObject({ data: { registration_id: expect.any(String) } });
	});
});
