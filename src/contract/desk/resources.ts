import type * as v from 'valibot';
import * as records from './records.ts';
import type { StaffRole } from './states.ts';

type AnyObject = v.ObjectSchema<v.ObjectEntries, undefined>;
type AnyStrict = v.StrictObjectSchema<v.ObjectEntries, undefined>;
type Roles = readonly StaffRole[];

/** Things that can be done beside reading and writing; each has an endpoint and a button. */
export const DESK_ACTIONS = ['register', 'answer', 'import', 'send_again', 'add_service'] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

/**
 * What the desk knows of one kind of record. The host's endpoints and the app's lists, fields and
 * checks are both made from it.
 */
export interface DeskResource<Field extends string = string> {
	/** Row of a list, and head of a record. */
	record: AnyObject;
	/** What is told of one record alone. */
	parts: AnyObject | null;
	/** Field by which people know a record. */
	title: Field;
	list: readonly Field[];
	filters: readonly Field[];
	sorts: readonly Field[];
	/** Fields that a search looks into. */
	search: readonly Field[];
	order: { sort: Field; order: 'asc' | 'desc' };
	read: Roles;
	change: { body: AnyStrict; roles: Roles } | null;
	create: { body: AnyStrict; roles: Roles } | null;
	/** Who may delete a record. */
	remove: Roles;
	/** Who may take the list away as CSV. */
	export: Roles;
	actions: Partial<Record<DeskAction, Roles>>;
}

type FieldOf<R extends AnyObject> = Extract<keyof R['entries'], string>;

/** Fields are checked against the record; what is left out is nobody's. */
function resource<const R extends AnyObject>(
	given: { record: R } & Pick<
		DeskResource<FieldOf<R>>,
		'title' | 'list' | 'filters' | 'sorts' | 'search' | 'order' | 'read'
	> &
		Partial<DeskResource<FieldOf<R>>>,
): DeskResource<FieldOf<R>> & { record: R } {
	return { parts: null, change: null, create: null, remove: [], export: [], actions: {}, ...given };
}

const CARE: Roles = ['support', 'admin'];
const SALES: Roles = ['support', 'shop', 'admin'];
const ADMIN: Roles = ['admin'];
const NEWEST = { sort: 'created_at', order: 'desc' } as const;

/** Every kind of record, in the order of the desk's menu. */
export const DESK_RESOURCES = {
	submissions: resource({
		record: records.submissionRecord,
		parts: records.submissionParts,
		title: 'reference',
		list: ['created_at', 'reference', 'form_slug', 'subject', 'email', 'state'],
		filters: ['form_slug', 'state', 'locale'],
		sorts: ['created_at', 'reference', 'email', 'state'],
		search: ['reference', 'email', 'subject'],
		order: NEWEST,
		read: SALES,
		change: { body: records.submissionChange, roles: SALES },
		remove: CARE,
		export: CARE,
		actions: { register: CARE, answer: SALES },
	}),
	applications: resource({
		record: records.applicationRecord,
		parts: records.submissionParts,
		title: 'reference',
		list: ['created_at', 'reference', 'subject', 'email', 'state'],
		filters: ['form_slug', 'state'],
		sorts: ['created_at', 'subject', 'email', 'state'],
		search: ['reference', 'email', 'subject'],
		order: NEWEST,
		read: CARE,
		change: { body: records.submissionChange, roles: CARE },
		remove: CARE,
		export: CARE,
		actions: { answer: CARE },
	}),
	subscribers: resource({
		record: records.subscriberRecord,
		parts: records.subscriberParts,
		title: 'email',
		list: ['asked_at', 'email', 'first_name', 'language', 'country', 'state'],
		filters: ['state', 'language'],
		sorts: ['asked_at', 'confirmed_at', 'email', 'state'],
		search: ['email', 'first_name'],
		order: { sort: 'asked_at', order: 'desc' },
		read: ['support', 'editor', 'admin'],
		change: { body: records.subscriberChange, roles: CARE },
		export: ['editor', 'admin'],
	}),
	consents: resource({
		record: records.consentRecord,
		parts: records.consentParts,
		title: 'email',
		list: ['created_at', 'email', 'purpose', 'act', 'text_version'],
		filters: ['purpose', 'act', 'email'],
		sorts: ['created_at', 'email'],
		search: ['email'],
		order: NEWEST,
		read: CARE,
		export: CARE,
	}),
	wheel_registrations: resource({
		record: records.registrationRecord,
		parts: records.registrationParts,
		title: 'serial_number',
		list: ['registered_on', 'serial_number', 'owner_email', 'purchase_date', 'extension'],
		filters: ['extension', 'is_first_owner', 'product_id'],
		sorts: ['registered_on', 'purchase_date', 'serial_number', 'extension_ends_on'],
		search: ['serial_number', 'owner_email', 'owner_name', 'store_name'],
		order: { sort: 'registered_on', order: 'desc' },
		read: SALES,
		change: { body: records.registrationChange, roles: CARE },
		export: CARE,
		actions: { add_service: CARE },
	}),
	serials: resource({
		record: records.serialRecord,
		parts: records.serialParts,
		title: 'serial_number',
		list: ['serial_number', 'product_id', 'state', 'made_on', 'updated_at'],
		filters: ['state', 'product_id'],
		sorts: ['serial_number', 'product_id', 'state', 'made_on', 'updated_at'],
		search: ['serial_number', 'note'],
		order: { sort: 'updated_at', order: 'desc' },
		read: SALES,
		change: { body: records.serialChange, roles: SALES },
		create: { body: records.serialCreate, roles: SALES },
		remove: ADMIN,
		export: SALES,
		actions: { import: SALES },
	}),
	mails: resource({
		record: records.mailRecord,
		parts: records.mailParts,
		title: 'subject',
		list: ['created_at', 'to', 'subject', 'kind', 'state', 'tries'],
		filters: ['state', 'kind'],
		sorts: ['created_at', 'sent_at', 'to', 'state'],
		search: ['to', 'subject'],
		order: NEWEST,
		// Mails quote what they answer, applications among them.
		read: CARE,
		actions: { send_again: CARE },
	}),
	retention_rules: resource({
		record: records.retentionRecord,
		title: 'id',
		list: ['id', 'days', 'is_enabled'],
		filters: [],
		sorts: ['id', 'days'],
		search: ['id'],
		order: { sort: 'id', order: 'asc' },
		read: ADMIN,
		change: { body: records.retentionChange, roles: ADMIN },
	}),
	audit_log: resource({
		record: records.auditRecord,
		parts: records.auditParts,
		title: 'action',
		list: ['created_at', 'staff_email', 'action', 'resource', 'record_id'],
		filters: ['staff_email', 'action', 'resource', 'record_id'],
		sorts: ['created_at', 'staff_email'],
		search: ['staff_email', 'record_id'],
		order: NEWEST,
		read: ADMIN,
		export: ADMIN,
	}),
	staff: resource({
		record: records.staffRecord,
		title: 'email',
		list: ['email', 'name', 'role', 'is_password_new', 'created_at'],
		filters: ['role'],
		sorts: ['email', 'role', 'created_at'],
		search: ['email', 'name'],
		order: { sort: 'email', order: 'asc' },
		read: ADMIN,
		change: { body: records.staffChange, roles: ADMIN },
		create: { body: records.staffCreate, roles: ADMIN },
		remove: ADMIN,
	}),
} as const;
export type DeskResourceName = keyof typeof DESK_RESOURCES;

export const DESK_RESOURCE_NAMES = Object.keys(DESK_RESOURCES).filter(isDeskResource);

export function isDeskResource(name: string): name is DeskResourceName {
	return Object.hasOwn(DESK_RESOURCES, name);
}

/** The declaration of a kind of record, whichever it is. */
export function deskResource(name: DeskResourceName): DeskResource {
	return DESK_RESOURCES[name];
}

/** Row of a list of one kind. */
export type DeskRow<Name extends DeskResourceName> = v.InferInput<
	(typeof DESK_RESOURCES)[Name]['record']
>;
