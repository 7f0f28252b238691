import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { BICYCLE_BRAKES } from '#contract/fit/brakes.ts';
import { fitRuleCreate, fitRuleResource } from '#contract/fit/desk.ts';
import type { FitRuleCode } from '#contract/fit/rules.ts';
import { dayInRome } from '#domain/time/days.ts';
import { findContradiction } from '#domain/fit-bench/contradiction.ts';
import { rulesOn } from '#domain/fit-bench/rules.ts';
import { creationWriter, deskKind, fault } from '#server/desk/ports.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';
import { findFitRules } from './queries.ts';
import { fit_rules } from './tables.ts';

const TRANSLATIONS = ['en', 'es', 'fr', 'ja'] as const;

/** Texts that `subject` takes, by rule; a rule that is not here is the only one of its kind. */
const SUBJECTS: Partial<Record<FitRuleCode, RegExp>> = {
	tyre_least: /^\d+$/,
	tyre_most: /^\d+$/,
	hookless_tyre: /^\d+$/,
	hookless_pressure: /^\d*$/,
	race_rim_height: /^.+$/,
	race_spokes: /^.+$/,
	groupset: /^.+$/,
	brake: new RegExp(`^(?:${BICYCLE_BRAKES.join('|')})$`),
};

/** Rules that say which part fits, not up to which figure. */
const OF_PARTS: readonly FitRuleCode[] = ['groupset', 'brake'];

/** Least and greatest value of a rule that is calculated with: beyond them no pressure is right. */
const VALUES: Partial<Record<FitRuleCode, readonly [least: number, most: number]>> = {
	pressure_drop: [5, 30],
	pressure_front: [30, 60],
	pressure_least: [0.5, 3],
};

/** Serialises new versions: two at once could contradict each other unseen. */
const LOCK = 7_210_415;

/** Fit rules at the desk: versions are added, never changed. */
export const fitRuleKind = deskKind(fitRuleResource, {
	table: fit_rules,
	columns: {
		id: fit_rules.id,
		rule: fit_rules.rule,
		subject: fit_rules.subject,
		name: fit_rules.name,
		value: fit_rules.value,
		freehub: sql`coalesce(${fit_rules.freehub}, '')`,
		part: sql`coalesce(${fit_rules.part}, '')`,
		adapter: sql`(${fit_rules.texts} -> 'it' ->> 'adapter')`,
		source: fit_rules.source,
		is_own: fit_rules.is_own,
		is_withdrawn: fit_rules.is_withdrawn,
		valid_from: fit_rules.valid_from,
		reason: sql`(${fit_rules.texts} -> 'it' ->> 'reason')`,
	},
	writer: {
		create: creationWriter(fitRuleCreate, async ({ tx, now }, body) => {
			const { rule, reason, adapter, source, is_own, is_withdrawn } = body;
			const isGroupset = rule === 'groupset';
			const isOfPart = OF_PARTS.includes(rule);
			if (isGroupset && body.freehub === '') return fault('freehub', 'required');
			if (isGroupset && body.name === '') return fault('name', 'required');
			if (rule === 'brake' && body.part === '') return fault('part', 'required');
			if (!isOfPart && body.value === null) return fault('value', 'required');
			const [least, most] = VALUES[rule] ?? [0, Infinity];
			if (!is_withdrawn && body.value !== null && body.value < least) {
				return fault('value', 'min_value');
			}
			if (!is_withdrawn && body.value !== null && body.value > most) {
				return fault('value', 'max_value');
			}
			const pattern = SUBJECTS[rule];
			const subject = pattern ? body.subject : '';
			if (pattern && !pattern.test(subject)) {
				return fault('subject', subject === '' ? 'required' : 'regex');
			}
			const version = {
				rule,
				subject,
				name: isGroupset ? body.name : '',
				value: isOfPart ? null : body.value,
				freehub: isGroupset ? body.freehub : null,
				part: rule === 'brake' ? body.part : null,
				source,
				is_own,
				is_withdrawn,
				valid_from: dayInRome(now),
			};
			await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
			const inForce = rulesOn(await findFitRules(tx, 'it'), version.valid_from);
			const contradiction = findContradiction({ ...version, adapter }, inForce);
			if (contradiction !== null) return fault('rule', contradiction);
			const id = randomUUID();
			const texts: StoredTexts<{ reason: string; adapter: string }> = { it: { reason, adapter } };
			for (const locale of TRANSLATIONS) {
				const text = body[`reason_${locale}`];
				if (text !== '') texts[locale] = { reason: text, adapter };
			}
			await tx.insert(fit_rules).values({ ...version, id, made_at: now, texts });
			return { id };
		}),
	},
});
