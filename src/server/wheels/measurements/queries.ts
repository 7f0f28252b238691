import { desc, eq, sql } from 'drizzle-orm';
import type { IsoDate } from '#contract/units.ts';
import {
	MOST_PAIRS,
	type ModelMeasurements,
	type WheelCard,
} from '#contract/wheels/measurements.ts';
import { toMeasuredPairs } from '#domain/catalogue/measured-pairs.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { wheel_measurements } from '../tables.ts';

type Measurement = typeof wheel_measurements.$inferSelect;

const toCard = (row: Measurement): WheelCard => ({
	position: row.position,
	measured_on: row.measured_on as IsoDate,
	weight_g: row.weight_g,
	radial_mm: row.radial_mm,
	lateral_mm: row.lateral_mm,
	tension_left: row.tension_left,
	tension_right: row.tension_right,
	is_demo: row.origin === 'seed',
});

/** Card of a wheel by its newest measurement; null if no bench has measured it. */
export async function findCard(db: Db | Tx, serial_number: string): Promise<WheelCard | null> {
	const [row] = await db
		.select()
		.from(wheel_measurements)
		.where(eq(wheel_measurements.serial_number, serial_number))
		.orderBy(desc(wheel_measurements.version))
		.limit(1);
	return row ? toCard(row) : null;
}

interface PairRow extends Record<string, unknown> {
	product_id: string;
	weight_g: number;
	measured_on: IsoDate;
	is_demo: boolean;
}

/**
 * Newest pairs of each model: a front and a rear wheel under one number, each by its newest
 * version. A number that more than two wheels have names no pair.
 */
async function findPairs(db: Db): Promise<PairRow[]> {
	const { rows } = await db.execute<PairRow>(sql`
		with newest as (select distinct on (serial_number) * from wheel_measurements
				order by serial_number, version desc),
			pairs as (select product_id, pair, sum(weight_g) as weight_g,
					max(measured_on) as measured_on, bool_or(origin = 'seed') as is_demo
				from newest where pair <> '' group by product_id, pair
				having count(*) = 2 and count(distinct position) = 2),
			numbered as (select *, row_number() over (
				partition by product_id order by measured_on desc, pair desc) as place from pairs)
		select product_id, weight_g, measured_on::text, is_demo from numbered
			where place <= ${MOST_PAIRS} order by product_id, place`);
	return rows;
}

/** Newest wheel of each model that has tensions; of two of one day the rear one. */
async function findNewest(db: Db): Promise<Map<string, WheelCard>> {
	const rows = await db
		.selectDistinctOn([wheel_measurements.product_id])
		.from(wheel_measurements)
		.where(sql`cardinality(${wheel_measurements.tension_left}) > 0`)
		.orderBy(
			wheel_measurements.product_id,
			desc(wheel_measurements.measured_on),
			desc(wheel_measurements.position),
			desc(wheel_measurements.version),
		);
	return new Map(rows.map((row) => [row.product_id, toCard(row)]));
}

/** Statements about all models that have enough measured pairs. */
export async function findMeasurements(db: Db): Promise<ModelMeasurements[]> {
	const [pairs, newest] = await Promise.all([findPairs(db), findNewest(db)]);
	const models = Map.groupBy(pairs, ({ product_id }) => product_id);
	return [...models].flatMap(([id, rows]) => {
		const measured = toMeasuredPairs(rows.map(({ weight_g }) => weight_g));
		const days = rows.map(({ measured_on }) => measured_on).toSorted();
		const [first_on, last_on] = [days[0], days.at(-1)];
		if (measured === null || first_on === undefined || last_on === undefined) return [];
		const card = newest.get(id) ?? null;
		const is_demo = rows.some((row) => row.is_demo) || (card?.is_demo ?? false);
		return [{ id, ...measured, first_on, last_on, newest: card, is_demo }];
	});
}
