import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { emailSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, CARE } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../units.ts';

/** Retention period of a kind of record, in days. Capabilities declare the kinds. */
const retentionRecord = v.object({
	id: v.pipe(idSchema, v.metadata({ choices: 'retention' })),
	days: v.number(),
	is_enabled: v.boolean(),
});
export const retentionChange = v.strictObject({
	days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_500)),
	is_enabled: v.boolean(),
});

export const retentionResource = resource({
	name: 'retention_rules',
	record: retentionRecord,
	title: 'id',
	list: ['id', 'days', 'is_enabled'],
	filters: [],
	sorts: ['id', 'days'],
	search: ['id'],
	order: { sort: 'id', order: 'asc' },
	read: ADMIN,
	change: { body: retentionChange, roles: ADMIN },
});

export const exportPerson = endpoint({
	method: 'POST',
	path: '/desk/people/export',
	audience: 'staff',
	roles: CARE,
	summary: 'Everything that is kept about an address, as JSON to be saved',
	body: v.strictObject({ email: emailSchema }),
	data: v.record(v.string(), v.unknown()),
	errors: WRITE_ERRORS,
});

export const erasePerson = endpoint({
	method: 'POST',
	path: '/desk/people/erase',
	audience: 'staff',
	roles: CARE,
	summary: 'Erases what is kept about an address; the address is given twice',
	body: v.pipe(
		v.strictObject({ email: emailSchema, confirmation: emailSchema }),
		v.forward(
			v.partialCheck(
				[['email'], ['confirmation']],
				({ email, confirmation }) => email === confirmation,
			),
			['confirmation'],
		),
	),
	/** Number of erased records, by kind. */
	data: v.record(v.string(), v.number()),
	errors: WRITE_ERRORS,
});
