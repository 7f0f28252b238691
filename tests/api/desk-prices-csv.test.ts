import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { importPrices } from '#contract/prices/desk.ts';
import { prices } from '../../src/server/content/tables-catalogue.ts';
import { price_history } from '../../src/server/prices/tables.ts';
import { toAddress, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import {
	conformsPrivately,
	readData,
	hostUnderTest,
	readProblem,
} from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { HEAD, aShop, changed, findPrice, imported } from '../support/desk-prices.ts';

const ask = hostUnderTest();
let session = '';
beforeAll(async () => {
	const { name, value } = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD));
	session = `${name}=${value}`;
});
conformsPrivately('importPrices', ask, {
	request: async () => ({
		path: '/desk/prices/import',
		init: {
			headers: { cookie: session, origin: ORIGIN, 'content-type': 'text/csv' },
			body: 'variant_code,price_list_id,amount (EUR)\n',
		},
	}),
});

describe.runIf(isEmbedded)('prices from CSV', () => {
	test('are added, changed or unchanged, or all refused when a row is invalid', async () => {
		const { host, asShop } = await aShop();
		await host.db.delete(prices).where(eq(prices.variant_id, 'shirt'));
		const good = [
			'RD-50-HG,italia-2025,11900,,',
			'RD-50-XDR,italia-2025,24400,,',
			'SHIRT,italia-2025,2500,3000,false',
		];
		const report = await imported(
			asShop,
			...good,
			'NO-SUCH,italia-2025,1,,',
			'RD-36-HG,no-list,1,,',
			'RD-36-HG,italia-2025,"1.890,00",,',
			'RD-36-HG,italia-2025,-1,,',
			'RD-36-HG,italia-2025,1,,perhaps',
			'RD-36-XDR,italia-2025,99999,,true',
			'RD-50-HG,italia-2025,1,,',
			'RD-36-HG,italia-2025',
		);
		expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 0, is_taken: false });
		expect(report.bad.map(({ line, code }) => [line, code])).toEqual([
			[5, 'unknown_article'],
			[6, 'unknown_list'],
			[7, 'amount'],
			[8, 'amount'],
			[9, 'is_reduced'],
			[10, 'not_below_reference'],
			[11, 'duplicate'],
			[12, 'columns'],
		]);
		expect(await findPrice(host)).toMatchObject({ amount: 122_00 });

		const counts = { added: 1, changed: 1, unchanged: 1 };
		expect(await imported(asShop, ...good)).toMatchObject({ ...counts, is_taken: true, bad: [] });
		expect(await findPrice(host)).toMatchObject({ amount: 119_00, street_price: 150_00 });
	});

	test('write the history like any other change, with the reference of a reduction', async () => {
		const { host, asShop } = await aShop();
		await imported(asShop, 'RD-50-HG,italia-2025,9900,,true');
		expect(await findPrice(host)).toMatchObject({ amount: 99_00, lowest_price_30d: 122_00 });
		const again = await imported(asShop, 'RD-50-HG,italia-2025,9900,,true');
		expect(again).toMatchObject({ changed: 0, unchanged: 1 });
	});

	test('exported and imported again change nothing', async () => {
		const { asShop } = await aShop();
		const csv = await (await asShop('/desk/prices/export')).text();
		const report = await readData(importPrices, await asShop('/desk/prices/import', { csv }));
		const { total } = await readData(listDeskRecords, await asShop('/desk/prices'));
		expect(report).toMatchObject({ added: 0, changed: 0, unchanged: total, bad: [] });
	});

	test.each([
		['semicolon', 'it', ';', ['122,00', '122', '150', 'no', '"120,50"', 'sì']],
		['comma', 'en', ',', ['122.00', '122', '150', 'no', '120.5', 'yes']],
	])(
		'for a spreadsheet (%s) are in currency units, and are imported after an edit',
		async (style, language, mark, words) => {
			const { host, asShop } = await aShop();
			const [, amount, street, no, typed = '', yes = ''] = words;
			const query = `csv_style=${style}&csv_language=${language}&sort=variant_code&order=asc`;
			const csv = await (await asShop(`/desk/prices/export?${query}`)).text();
			const sent = async (file: string) =>
				readData(importPrices, await asShop('/desk/prices/import', { csv: file }));
			const { total } = await readData(listDeskRecords, await asShop('/desk/prices'));
			expect(await sent(csv)).toMatchObject({ changed: 0, unchanged: total, bad: [] });
			const [head = '', ...rows] = csv.trimEnd().split('\r\n');
			const names = head.replace('\uFEFF', '').split(mark);
			const unit = language === 'it' ? 'in valuta' : 'in currency';
			const at = (name: string) => names.indexOf(name);
			const row = rows.find((one) => one.includes('RD-50-HG') && one.includes('italia-2025')) ?? '';
			const cells = row.split(mark);
			const places = [`amount (${unit})`, `street_price (${unit})`, 'is_reduced'].map(at);
			expect(places.map((place) => cells[place])).toEqual([amount, street, no]);
			expect(cells[at('updated_at (Europe/Rome)')] ?? '').toMatch(/^(\d{4}-\d\d-\d\d \d\d:\d\d)?$/);
			const [amountAt = 0, , reducedAt = 0] = places;
			const edited = (price: string, reduced = no ?? '') => {
				const now = [...cells];
				now[amountAt] = price;
				now[reducedAt] = reduced;
				return [head, now.join(mark)].join('\r\n');
			};
			// Typed as people type it: 185 does not mean 1,85.
			expect(await sent(edited('185'))).toMatchObject({ changed: 1, bad: [] });
			expect(await findPrice(host)).toMatchObject({ amount: 185_00 });
			expect((await sent(edited('1.255'))).bad).toMatchObject([{ line: 2, code: 'amount' }]);
			const fresh = await (await asShop(`/desk/prices/export?${query}`)).text();
			const again = fresh
				.split('\r\n')
				.find((one) => one.includes('RD-50-HG') && one.includes('italia-2025'));
			cells.splice(0, cells.length, ...(again ?? '').split(mark));
			expect(await sent(edited(typed, yes))).toMatchObject({ changed: 1, bad: [] });
			expect(await findPrice(host)).toMatchObject({ amount: 120_50 });
			const foreign = edited('99').replace(`${mark}EUR${mark}`, `${mark}JPY${mark}`);
			expect((await sent(foreign)).bad).toMatchObject([{ code: 'currency' }]);
		},
	);

	test('of an outdated file are not restored; changed ones are conflicts', async () => {
		const { host, asShop } = await aShop();
		const csv = await (await asShop('/desk/prices/export')).text();
		const sent = async (file: string, query = '') =>
			readData(importPrices, await asShop(`/desk/prices/import${query}`, { csv: file }));
		await changed(asShop, { amount: 130_00 });
		expect(await sent(csv)).toMatchObject({ changed: 0, is_taken: true });
		expect(await findPrice(host)).toMatchObject({ amount: 130_00 });
		const edited = csv.replace(/(RD-50-HG,italia-2025,EUR,)12200/, '$112500');
		const asked = await sent(edited);
		expect(asked).toMatchObject({
			is_taken: false,
			changed_since: [{ field: 'amount', exported: 122_00, now: 130_00, wanted: 125_00 }],
		});
		expect(await findPrice(host)).toMatchObject({ amount: 130_00 });
		// Reset to the exported value: the number is the same, its day is not.
		await changed(asShop, { amount: 122_00 });
		expect(await sent(edited)).toMatchObject({ is_taken: false });
		const { seen } = await sent(edited);
		expect(await sent(edited, `?changed_since=take&seen=${seen}`)).toMatchObject({ changed: 1 });
		expect(await findPrice(host)).toMatchObject({ amount: 125_00 });
	});

	test('without a unit are refused: 185 never sells at 1.85', async () => {
		const { host, asShop } = await aShop();
		const send = (header: string, amount: string) =>
			asShop('/desk/prices/import', {
				csv: `variant_code;price_list_id;${header}\nRD-50-HG;italia-2025;${amount}`,
			});
		const problem = await readProblem(await send('amount', '185'));
		expect(problem).toMatchObject({ status: 422, fields: [{ code: 'csv_unit' }] });
		expect(await findPrice(host)).toMatchObject({ amount: 122_00 });
		const report = await readData(importPrices, await send('amount (EUR)', '185'));
		expect(report).toMatchObject({ changed: 1, bad: [] });
		expect(await findPrice(host)).toMatchObject({ amount: 185_00 });
		const foreign = await readData(importPrices, await send('amount (JPY)', '185'));
		expect(foreign).toMatchObject({ changed: 0, bad: [{ code: 'currency' }] });
	});

	test.each([
		['no amount', 'variant_code,price_list_id\nRD-50-HG,italia-2025'],
		[
			'a column that nobody knows',
			'variant_code,price_list_id,amount,vat\nRD-50-HG,italia-2025,1,2',
		],
		['nothing', ''],
	])('with %s write nothing', async (_what, csv) => {
		const { host, asShop } = await aShop();
		const problem = await readProblem(await asShop('/desk/prices/import', { csv }));
		expect(problem).toMatchObject({ status: 422, fields: [{ code: 'csv_header' }] });
		expect(await findPrice(host)).toMatchObject({ amount: 122_00 });
	});

	test('of another format are refused with the position of the error', async () => {
		const { host, asShop } = await aShop();
		const open = await imported(asShop, 'RD-50-HG,italia-2025,1,,', '"RD-36-HG,italia-2025,1');
		expect(open).toMatchObject({ is_taken: false, bad: [{ line: 3, code: 'open_quote' }] });
		const csv = Buffer.from('504b0304140006000800', 'hex');
		const problem = await readProblem(await asShop('/desk/prices/import', { csv }));
		expect(problem).toMatchObject({ status: 422, fields: [{ code: 'workbook' }] });
		const dos = Buffer.from('variant_code,note\nRD-50-HG,Citt\x85\n', 'latin1');
		const unclear = await readProblem(await asShop('/desk/prices/import', { csv: dos }));
		expect(unclear).toMatchObject({ status: 422, fields: [{ code: 'encoding' }] });
		expect(await findPrice(host)).toMatchObject({ amount: 122_00 });
	});

	test('are all written or none when the import is interrupted', async () => {
		const { host, asShop } = await aShop();
		await host.db.execute(sql`create function stop() returns trigger language plpgsql as
			$$ begin raise exception 'half'; end $$`);
		await host.db.execute(sql`create trigger stop before insert on audit_log
			for each row when (new.action = 'import') execute function stop()`);
		const csv = `${HEAD}\nRD-50-HG,italia-2025,1,,`;
		expect((await asShop('/desk/prices/import', { csv })).status).toBe(500);
		expect(await findPrice(host)).toMatchObject({ amount: 122_00, origin: 'seed' });
		expect(await host.db.select().from(price_history).where(eq(price_history.amount, 1))).toEqual(
			[],
		);
	});

	test('of two simultaneous files in opposite order are both imported', async () => {
		const { host, asShop } = await aShop();
		const rows = (amount: number) => [
			`RD-50-HG,italia-2025,${amount},,`,
			`RD-36-HG,italia-2025,${amount},,`,
			`SHIRT,italia-2025,${amount},,`,
		];
		const reports = await Promise.all([
			imported(asShop, ...rows(100)),
			imported(asShop, ...rows(200).toReversed()),
		]);
		expect(reports.map(({ changed: count }) => count)).toEqual([3, 3]);
		const now = await host.db.select().from(prices).where(eq(prices.price_list_id, 'italia-2025'));
		const written = now.filter(({ origin }) => origin === 'editor').map(({ amount }) => amount);
		expect(new Set(written).size).toBe(1);
	});
});
