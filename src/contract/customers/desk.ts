import * as v from 'valibot';
import { resource } from '#contract/desk/resource.ts';
import { CARE, SALES } from '#contract/identity/roles.ts';
import { localeSchema } from '#contract/locales.ts';
import { idSchema, isoTimestampSchema } from '#contract/units.ts';
import { addressKindSchema } from './addresses.ts';

const customerRecord = v.object({
	id: idSchema,
	email: v.string(),
	name: v.string(),
	phone: v.string(),
	language: localeSchema,
	country: v.nullable(v.string()),
	created_at: isoTimestampSchema,
});

/** Related records of a customer. The capabilities `wheels` and `cart` add their own. */
const customerParts = v.object({
	customer_addresses: v.array(
		v.object({ kind: addressKindSchema, is_default: v.boolean(), address: v.string() }),
	),
	session_count: v.number(),
});

/** Read-only list of customers for staff. Customers change their own data themselves. */
export const customerResource = resource({
	name: 'customers',
	isPersonal: true,
	record: customerRecord,
	parts: customerParts,
	title: 'email',
	list: ['created_at', 'email', 'name', 'language', 'country'],
	filters: ['language', 'country'],
	sorts: ['created_at', 'email', 'name'],
	search: ['email', 'name'],
	order: { sort: 'created_at', order: 'desc' },
	read: SALES,
	actions: { person: CARE },
});
