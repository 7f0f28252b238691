import { BICYCLE_BRAKES, type BicycleBrake } from '#contract/fit/brakes.ts';
import type { FitRule, FitRuleCode } from '#contract/fit/rules.ts';
import type { Locale } from '#contract/locales.ts';
import { ruleChanges } from '#domain/fit-bench/rules.ts';
import { toBicycleBrake } from '#domain/fit-bench/view.ts';
import type { Brake } from '#domain/fit-bench/wheel.ts';
import { fitWords } from '#i18n/fit/page-words.ts';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import type { Site } from '../site/site.ts';
import { toWheels } from './fit-bench.ts';
import { rulesToday } from '../site/rules-today.ts';

/** A rule as a sentence, with its first day and its source. */
interface FitRuleRow {
	id: string;
	rule: string;
	day: string;
	date: string;
	source: string;
	isOwn: boolean;
}

/** Changes of one day for one reason, in words. */
interface FitChange {
	day: string;
	date: string;
	reason: string;
	/** Language of the reason; null if it is that of the page. */
	lang: Locale | null;
	rules: (FitRuleRow & { before: string | null })[];
}

/** Groups of the table of rules, in its order. */
const GROUPS = {
	tyre: ['tyre_least', 'tyre_most', 'tyre_over_rim'],
	hookless: ['hookless_tyre', 'hookless_pressure'],
	weight: ['rider_least', 'bicycle_weight'],
	pressure: ['pressure_drop', 'pressure_front', 'pressure_least'],
	groupset: ['groupset'],
	brake: ['brake'],
	axle: ['axle_difference'],
	race: ['race_rim_height', 'race_spokes'],
} as const satisfies Record<string, readonly FitRuleCode[]>;
type RuleGroup = keyof typeof GROUPS;

export interface FitChangesModel {
	/** Rules that hold today, in groups; without those of which there is none. */
	groups: { code: RuleGroup; rows: FitRuleRow[] }[];
	/** All changes, the newest first. */
	changes: FitChange[];
	fitHref: string;
}

const isBicycleBrake = (text: string): text is BicycleBrake =>
	(BICYCLE_BRAKES as readonly string[]).includes(text);

/** Key of a rule's sentence: some have another where they bind all rims or tyres. */
function sentenceKey({ rule, subject }: FitRule) {
	const isForAny = Number(subject) === 0;
	if (rule === 'hookless_tyre' && isForAny) return 'hookless_tyre_any';
	return rule === 'hookless_pressure' && !isForAny ? 'hookless_pressure_from' : rule;
}

/** Subject of a rule by its name in this language. */
function subjectName({ rule, subject }: FitRule, site: Site, locale: Locale): string {
	const { brakes } = fitWords(locale);
	if (rule === 'brake') return isBicycleBrake(subject) ? brakes[subject] : subject;
	return site.locales[locale].usages.find(({ id }) => id === subject)?.name ?? subject;
}

/** A version of a rule as a sentence. */
function ruleText(rule: FitRule, site: Site, locale: Locale, names: ReadonlyMap<string, string>) {
	const words = fitWords(locale);
	if (rule.is_withdrawn) return words.page.withdrawn;
	const body = [...names].find(([, code]) => code === rule.freehub)?.[0] ?? rule.freehub ?? '';
	const part = rule.part === null ? null : toBicycleBrake(rule.part as Brake);
	const values: Record<string, string> = {
		value:
			rule.value === null ? rule.adapter || words.page.directly : formatNumber(rule.value, locale),
		subject: subjectName(rule, site, locale),
		name: rule.name,
		freehub: body,
		part: part === null ? '' : (words.brakes[part] ?? part),
	};
	return words.rules[sentenceKey(rule)].replace(
		/\{\{(\w+)\}\}/g,
		(whole, key: string) => values[key] ?? whole,
	);
}

const byBound = (a: FitRule, b: FitRule) => Number(a.subject) - Number(b.subject) || 0;

export function toFitChangesModel(site: Site, locale: Locale): FitChangesModel {
	const { names } = toWheels(site, locale);
	const toRow = (rule: FitRule): FitRuleRow => ({
		id: rule.id,
		rule: ruleText(rule, site, locale, names),
		day: rule.valid_from,
		date: formatDate(rule.valid_from, locale),
		source: rule.source,
		isOwn: rule.is_own,
	});
	const today = rulesToday(site, locale);
	const rowsFor = (code: FitRuleCode) =>
		today
			.filter(({ rule }) => rule === code)
			.toSorted(byBound)
			.map(toRow);
	const changes = new Map<string, FitChange>();
	for (const { version, before } of ruleChanges(site.locales[locale].fitRules)) {
		const { valid_from: day, reason } = version;
		const key = `${day} ${reason}`;
		const change = changes.get(key) ?? {
			day,
			date: formatDate(day, locale),
			reason,
			lang: version.locale === locale ? null : version.locale,
			rules: [],
		};
		change.rules.push({
			...toRow(version),
			before: before && ruleText(before, site, locale, names),
		});
		changes.set(key, change);
	}
	return {
		groups: (Object.keys(GROUPS) as RuleGroup[])
			.map((code) => ({ code, rows: GROUPS[code].flatMap(rowsFor) }))
			.filter(({ rows }) => rows.length > 0),
		fitHref: href(locale, 'fit'),
		changes: [...changes.values()],
	};
}
