import { isDeepStrictEqual } from 'node:util';
import { asc, inArray } from 'drizzle-orm';
import { importMeasurements, type MeasurementRow } from '#contract/wheels/measurements.ts';
import { dayInRome } from '#domain/time/days.ts';
import { type BadRow, importCsv, type ReadRow } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { serials, wheel_measurements } from '../tables.ts';
import { MEASUREMENT_COLUMNS } from './columns.ts';

type Version = typeof wheel_measurements.$inferSelect;

/** Models by serial number, of those that exist. Their rows stay locked against a deletion. */
async function findModels(tx: Tx, numbers: string[]): Promise<Map<string, string>> {
	const rows = await tx
		.select({ serial_number: serials.serial_number, product_id: serials.product_id })
		.from(serials)
		.where(inArray(serials.serial_number, numbers))
		.orderBy(asc(serials.serial_number))
		.for('update');
	return new Map(rows.map(({ serial_number, product_id }) => [serial_number, product_id]));
}

/** Versions of each wheel, the oldest first. */
async function findVersions(tx: Tx, numbers: string[]): Promise<Map<string, Version[]>> {
	const rows = await tx
		.select()
		.from(wheel_measurements)
		.where(inArray(wheel_measurements.serial_number, numbers))
		.orderBy(asc(wheel_measurements.version));
	return Map.groupBy(rows, ({ serial_number }) => serial_number);
}

const hasReadings = (version: Version, row: MeasurementRow): boolean =>
	Object.entries(row).every(([name, value]) =>
		isDeepStrictEqual(version[name as keyof MeasurementRow], value),
	);

/** Reason why a row cannot become the newest version of its wheel. */
function findFault(row: MeasurementRow, versions: readonly Version[], today: string) {
	if (row.measured_on > today) return 'measured_on';
	const newest = versions.at(-1);
	if (newest && newest.measured_on > row.measured_on) return 'measured_before';
	// A wheel stays front or rear: this row fills the weight column of the other position.
	return newest && newest.position !== row.position ? 'other_position' : null;
}

/** Adds the first version of a wheel or another one; an equal reading adds none. */
async function store(tx: Tx, rows: readonly ReadRow<MeasurementRow>[], now: Date) {
	const numbers = rows.map(({ row }) => row.serial_number);
	const models = await findModels(tx, numbers);
	const known = await findVersions(tx, numbers);
	const bad: BadRow[] = [];
	const added: (typeof wheel_measurements.$inferInsert)[] = [];
	let changed = 0;
	for (const { line, row } of rows) {
		const versions = known.get(row.serial_number) ?? [];
		const product_id = models.get(row.serial_number);
		if (versions.some((version) => hasReadings(version, row))) continue;
		const code =
			product_id === undefined ? 'unlisted_serial' : findFault(row, versions, dayInRome(now));
		if (code !== null || product_id === undefined) {
			bad.push({ line, code: code ?? '', text: `${row.serial_number} ${row.measured_on}` });
			continue;
		}
		const version = (versions.at(-1)?.version ?? 0) + 1;
		if (version > 1) changed += 1;
		added.push({ ...row, product_id, version, created_at: now });
	}
	if (added.length > 0) await tx.insert(wheel_measurements).values(added);
	const unchanged = rows.length - added.length - bad.length;
	return { added: added.length - changed, changed, unchanged, bad };
}

export const measurementRoutes = {
	importMeasurements: staffRoute(importMeasurements, (call) =>
		importCsv(call, 'wheel_measurements', MEASUREMENT_COLUMNS, ({ tx, now }, { rows }) =>
			store(tx, rows, now),
		),
	),
};
