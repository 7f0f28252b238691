import * as v from 'valibot';
import { daySchema, lineSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, SALES, SHOP } from '#contract/identity/roles.ts';
import { idSchema } from '#contract/units.ts';
import { WHEEL_BRAKES } from './brakes.ts';
import { FIT_RULES } from './rules.ts';

const namedSchema = v.pipe(lineSchema, v.nonEmpty());
const maybeLine = v.optional(lineSchema, '');

/**
 * A new version of a rule. It holds from the day on which it is entered: a history that could be
 * written backwards would prove nothing.
 */
export const fitRuleCreate = v.strictObject({
	rule: v.picklist(FIT_RULES),
	subject: v.optional(v.pipe(lineSchema, v.regex(/^[a-z0-9-]*$/)), ''),
	name: maybeLine,
	value: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000))), null),
	freehub: v.optional(v.pipe(lineSchema, v.regex(/^[a-z0-9-]*$/)), ''),
	part: v.optional(v.pipe(lineSchema, v.regex(new RegExp(`^(?:${WHEEL_BRAKES.join('|')})?$`))), ''),
	adapter: maybeLine,
	source: namedSchema,
	is_own: v.optional(v.boolean(), false),
	is_withdrawn: v.optional(v.boolean(), false),
	reason: namedSchema,
	reason_en: maybeLine,
	reason_es: maybeLine,
	reason_fr: maybeLine,
	reason_ja: maybeLine,
});

/**
 * Versions of the fit rules. None is changed or deleted: the history shows the rules of each day.
 */
export const fitRuleResource = resource({
	name: 'fit_rules',
	record: v.object({
		id: idSchema,
		rule: v.picklist(FIT_RULES),
		subject: v.string(),
		name: v.string(),
		value: v.nullable(v.number()),
		freehub: v.string(),
		part: v.string(),
		adapter: v.string(),
		source: v.string(),
		is_own: v.boolean(),
		is_withdrawn: v.boolean(),
		valid_from: daySchema,
		reason: v.string(),
	}),
	title: 'rule',
	list: ['rule', 'subject', 'value', 'freehub', 'valid_from', 'reason'],
	filters: ['rule'],
	sorts: ['rule', 'subject', 'valid_from'],
	search: ['subject', 'name', 'source', 'reason'],
	order: { sort: 'valid_from', order: 'desc' },
	read: SALES,
	create: { body: fitRuleCreate, roles: ADMIN },
	export: SHOP,
});
