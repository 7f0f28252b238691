import { eq, sql } from 'drizzle-orm';
import { measurementResource } from '#contract/wheels/measurements.ts';
import { deskKind } from '#server/desk/ports.ts';
import { wheel_measurements } from '../tables.ts';

/** Measurements at the desk: imported and, if one is a mistake, deleted. */
export const measurementKind = deskKind(measurementResource, {
	table: wheel_measurements,
	columns: {
		id: wheel_measurements.id,
		serial_number: wheel_measurements.serial_number,
		version: wheel_measurements.version,
		product_id: wheel_measurements.product_id,
		position: wheel_measurements.position,
		measured_on: wheel_measurements.measured_on,
		weight_g: wheel_measurements.weight_g,
		radial_mm: wheel_measurements.radial_mm,
		lateral_mm: wheel_measurements.lateral_mm,
		tension_left: sql`array_to_string(${wheel_measurements.tension_left}, ' ')`,
		tension_right: sql`array_to_string(${wheel_measurements.tension_right}, ' ')`,
		pair: wheel_measurements.pair,
		is_newest: sql<boolean>`not exists (select from wheel_measurements later
			where later.serial_number = ${wheel_measurements}.serial_number
				and later.version > ${wheel_measurements}.version)`,
		created_at: wheel_measurements.created_at,
	},
	writer: {
		async remove({ tx }, id) {
			await tx.delete(wheel_measurements).where(eq(wheel_measurements.id, id));
			return null;
		},
	},
});
