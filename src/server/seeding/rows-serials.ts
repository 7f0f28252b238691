import { toLookalike, toTerms } from '#domain/catalogue/warranty.ts';
import type { serials, wheel_measurements, wheel_registrations } from '#server/wheels/tables.ts';
import type { SeedData } from '#seed/data.ts';
import { SEED } from './rows-text.ts';

export function serialRows(data: SeedData): (typeof serials.$inferInsert)[] {
	return (data.serials ?? []).map(({ serial_number, product_id, made_on, state, note }) => ({
		serial_number,
		look: toLookalike(serial_number),
		product_id,
		made_on,
		state,
		note,
	}));
}

/** Registrations without a person, so that no owner can be revealed. */
export function registrationRows(data: SeedData): (typeof wheel_registrations.$inferInsert)[] {
	return (data.serials ?? []).flatMap(({ serial_number, registered }) =>
		registered
			? [
					{
						serial_number,
						...registered,
						...toTerms(registered.purchase_date, 'IT'),
						extension: 'active' as const,
						decided_on: registered.registered_on,
						owner_email: '',
						owner_locale: 'it' as const,
					},
				]
			: [],
	);
}

/** First measurements of the demo's wheels, marked as the seed's. */
export function measurementRows(data: SeedData): (typeof wheel_measurements.$inferInsert)[] {
	return (data.measurements ?? []).map((measurement) => ({ ...measurement, version: 1, ...SEED }));
}
