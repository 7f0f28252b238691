import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { importMeasurements, listMeasurements } from '#contract/wheels/measurements.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { content_versions } from '../../src/server/platform/answers/tables.ts';
import { serials, wheel_measurements } from '../../src/server/wheels/tables.ts';
import { signedIn } from '../support/desk.ts';
import { conforms, hostUnderTest, readData, readProblem } from '../support/host-conformance.ts';
import { view } from '../support/passport.ts';
import { aRegisteredWheel } from '../support/warranty.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

conforms('listMeasurements', hostUnderTest());

const HEADER =
	'serial_number,measured_on,weight_front (g),weight_rear (g),radial (mm),lateral (mm),tension_left (N),tension_right (N),pair';
const FRONT = 'MQC50A250117,2025-03-01,663,,0.12,0.08,1100 1110 1105,800 805 810,A1';
const REAR = 'MQC50P250118,2025-03-01,,789.5,0.2,0.1,1120 1130 1125,1050 1055 1060,A1';

const post = async (host: OwnHost, csv: string) =>
	(await signedIn(host.ask, 'shop'))('/desk/wheel_measurements/import', { csv });
const imported = async (host: OwnHost, ...rows: string[]) =>
	readData(importMeasurements, await post(host, [HEADER, ...rows, ''].join('\n')));
const stored = ({ db }: OwnHost) =>
	db
		.select()
		.from(wheel_measurements)
		.orderBy(asc(wheel_measurements.serial_number), asc(wheel_measurements.version));
const listed = async (host: OwnHost) =>
	readData(listMeasurements, await host.ask('/api/wheel-measurements'));
const version = async ({ db }: OwnHost) =>
	(
		await db.select().from(content_versions).where(eq(content_versions.part, 'wheel_measurements'))
	)[0]?.version;

/** Rows of as many pairs of new serials, and the serials themselves. */
async function withPairs(host: OwnHost, count: number): Promise<string[]> {
	const numbers = Array.from({ length: count * 2 }, (_, index) => `T${1000 + index}`);
	await host.db
		.insert(serials)
		.values(numbers.map((serial_number) => ({ serial_number, look: '', product_id: 'rd-50' })));
	return numbers.map((serial, index) => {
		const pair = Math.floor(index / 2);
		const weights = index % 2 === 0 ? `${660 + (pair % 2) * 10},` : ',790';
		return `${serial},2025-04-${String(pair + 1).padStart(2, '0')},${weights},0.1,0.1,900 910,1100 1110,P${pair}`;
	});
}

describe.runIf(isEmbedded)('measurements from the bench', () => {
	test('are added with a log entry, and importing them again changes nothing', async () => {
		const host = await aHost();
		expect(await imported(host, FRONT, REAR)).toMatchObject({ added: 2, is_taken: true, bad: [] });
		expect(await stored(host)).toMatchObject([
			{
				serial_number: 'MQC50A250117',
				product_id: 'rd-50',
				position: 'front',
				weight_g: 663,
				tension_left: [1100, 1110, 1105],
				version: 1,
				origin: 'editor',
			},
			{ serial_number: 'MQC50P250118', position: 'rear', weight_g: 789.5, pair: 'A1' },
		]);
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'import'));
		expect(entry).toMatchObject({ resource: 'wheel_measurements', changes: { added: { to: 2 } } });
		expect(await imported(host, FRONT, REAR)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
		expect(await stored(host)).toHaveLength(2);
	});

	test('of a file with invalid rows are reported by line, and none is imported', async () => {
		const host = await aHost();
		const report = await imported(
			host,
			FRONT,
			'MQC99A259999,2025-03-01,663,,0.12,0.08,1100,800,',
			'MQC50P250118,2025-03-01,,1.455,0.2,0.1,1120,1050,',
			'MQC36A250101,2025-03-01,0.663,,0.2,0.1,1120,1050,',
			'MQC36P250104,2025-03-01,663,790,0.2,0.1,1120,1050,',
			'MQC36A250105,2025-03-01,,,0.2,0.1,1120,1050,',
			FRONT,
			'MQC00A250117,2025-03-01,663,,0.2,0.1,112 114,1050,',
			'MQC50P250118,2025-06-16,,790,0.2,0.1,1120,1050,',
			'MQC50P250118,2025-03-01,,790,12,0.1,1120,1050,',
		);
		expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 0, is_taken: false });
		expect(report.bad.map(({ line, code }) => [line, code])).toEqual([
			[3, 'unlisted_serial'],
			[4, 'weight_rear'],
			[5, 'weight_front'],
			[6, 'weight_front'],
			[7, 'weight_front'],
			[8, 'duplicate'],
			[9, 'tension_left'],
			[10, 'measured_on'],
			[11, 'radial'],
		]);
		expect(await stored(host)).toEqual([]);
		expect(await host.db.select().from(audit_log).where(eq(audit_log.action, 'import'))).toEqual(
			[],
		);
	});

	test('state units in the header, and accept kilograms-force', async () => {
		const host = await aHost();
		for (const header of [HEADER.replace('_front (g)', '_front'), HEADER.replace('(N)', '(lbf)')]) {
			const problem = await readProblem(await post(host, `${header}\n${FRONT}\n`));
			expect(problem.fields).toEqual([{ path: '', code: 'csv_unit' }]);
		}
		const csv = `${HEADER.replaceAll(',', ';').replaceAll('(N)', '(kgf)')}\nMQC50A250117;2025-03-01;663,5;;0,12;0,08;110,5 112;82/83;\n`;
		expect(await readData(importMeasurements, await post(host, csv))).toMatchObject({ added: 1 });
		const [row] = await stored(host);
		expect(row).toMatchObject({ weight_g: 663.5, radial_mm: 0.12 });
		expect([row?.tension_left, row?.tension_right]).toEqual([
			[1084, 1098],
			[804, 814],
		]);
	});

	test('of a measured wheel become a new version, never an older one', async () => {
		const host = await aHost();
		await imported(host, FRONT);
		const again = FRONT.replace('2025-03-01,663', '2025-05-02,665');
		expect(await imported(host, again)).toMatchObject({ added: 0, changed: 1 });
		expect(await stored(host)).toMatchObject([
			{ version: 1, weight_g: 663 },
			{ version: 2, weight_g: 665, measured_on: '2025-05-02' },
		]);
		expect(await imported(host, FRONT)).toMatchObject({ unchanged: 1, is_taken: true });
		const older = await imported(host, FRONT.replace('2025-03-01,663', '2025-04-01,664'));
		expect(older.bad).toMatchObject([{ line: 2, code: 'measured_before' }]);
		const turned = await imported(host, again.replace('2025-05-02,665,', '2025-05-03,,665'));
		expect(turned.bad).toMatchObject([{ line: 2, code: 'other_position' }]);
	});

	test('can be read by the shop, deleted by administrators, and changed by nobody', async () => {
		const host = await aHost();
		await imported(host, FRONT, FRONT.replace('MQC50A250117', 'MQC36A250105'));
		const [row] = await stored(host);
		const path = `/desk/wheel_measurements/${row?.id}`;
		const asShop = await signedIn(host.ask, 'shop');
		expect(await (await asShop(path)).json()).toMatchObject({
			data: { tension_left: '1100 1110 1105', is_newest: true },
		});
		expect((await asShop(path, { method: 'DELETE' })).status).toBe(403);
		const asAdmin = await signedIn(host.ask, 'admin');
		expect((await asAdmin(path, { method: 'PATCH', json: { weight_g: 1 } })).status).toBe(403);
		expect((await asAdmin(path, { method: 'DELETE' })).status).toBe(200);
		expect(await stored(host)).toHaveLength(1);
	});
});

describe.runIf(isEmbedded)('measurements of a model', () => {
	test('count complete pairs, each wheel by its newest version', async () => {
		const host = await aHost();
		const rows = await withPairs(host, 10);
		const before = await version(host);
		await imported(host, ...rows.slice(0, -1));
		expect(await listed(host)).toEqual([]);
		await imported(host, rows.at(-1) ?? '');
		expect(await listed(host)).toMatchObject([
			{
				id: 'rd-50',
				pairs_g: [1460, 1450, 1460, 1450, 1460, 1450, 1460, 1450, 1460, 1450],
				mean_g: 1455,
				deviation_g: 5.3,
				first_on: '2025-04-01',
				last_on: '2025-04-10',
				newest: { position: 'rear', tension_right: [1100, 1110], is_demo: false },
				is_demo: false,
			},
		]);
		expect(await version(host)).not.toBe(before);
		await imported(host, 'T1000,2025-05-01,700,,0.1,0.1,900,1100,P0');
		expect((await listed(host))[0]?.pairs_g[0]).toBe(1490);
	});

	test('are shown on the wheel’s passport in the newest version', async () => {
		const host = await aHost();
		const { token } = await aRegisteredWheel(host.db);
		const shown = async () => (await readData(viewPassport, await view(host.ask, token))).card;
		expect(await shown()).toBeNull();
		await imported(host, FRONT);
		await imported(host, FRONT.replace('2025-03-01,663', '2025-05-02,665'));
		expect(await shown()).toEqual({
			position: 'front',
			measured_on: '2025-05-02',
			weight_g: 665,
			radial_mm: 0.12,
			lateral_mm: 0.08,
			tension_left: [1100, 1110, 1105],
			tension_right: [800, 805, 810],
			is_demo: false,
		});
	});

	test('contain no serial number, and follow a corrected model', async () => {
		const host = await aHost();
		await imported(host, ...(await withPairs(host, 11)));
		const answer = await (await host.ask('/api/wheel-measurements')).text();
		expect(answer).not.toContain('T10');
		const asShop = await signedIn(host.ask, 'shop');
		const json = { product_id: 'rd-36' };
		expect((await asShop('/desk/serials/t1000', { method: 'PATCH', json })).status).toBe(200);
		expect((await listed(host))[0]?.pairs_g).toHaveLength(10);
		await asShop('/desk/serials/import', { csv: 'serial_number,product_id\nT1002,rd-36\n' });
		expect(await listed(host)).toEqual([]);
	});
});
