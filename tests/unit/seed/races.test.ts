import { expect, test } from 'vitest';
import * as v from 'valibot';
import { raceLine } from '#content/fit/race-line.ts';
import { listFitRules } from '#contract/fit/rules.ts';
import { WHEELS } from '#seed/catalogue/wheels.ts';
import { FIT_RULES } from '#seed/fit-rules.ts';
import { aProduct, aSite } from '../../support/factories-content.ts';

const fitRules = v.parse(
	listFitRules.data,
	FIT_RULES.map(({ subject = '', name = '', value = null, freehub = null, ...rule }) => ({
		...rule,
		locale: 'it',
		subject,
		name,
		value,
		freehub,
		adapter: rule.adapter?.it ?? '',
		is_withdrawn: false,
		reason: rule.reason.it,
	})),
);
const SITE = aSite(() => ({ fitRules }));

const verdicts = new Map(
	WHEELS.map(({ id, usage_ids, specifications, drawing = null }) => {
		const product = aProduct(id, 'it', {
			usage_ids,
			specifications: Object.entries(specifications).map(([code, value]) => ({
				code,
				value: typeof value === 'object' ? value.it : value,
			})),
			drawing,
		});
		return [id, raceLine(SITE, 'it', product)] as const;
	}),
);
const isRoad = ({ usage_ids }: (typeof WHEELS)[number]) =>
	usage_ids.some((usage) => ['road', 'triathlon'].includes(usage));
const idsIn = (wheels: typeof WHEELS) => wheels.map(({ id }) => id);

test('every road wheel states whether it may be raced, and no other wheel does', () => {
	const silent = idsIn(WHEELS).filter((id) => verdicts.get(id) === null);
	expect(silent).toEqual(idsIn(WHEELS.filter((wheel) => !isRoad(wheel))));
	expect(silent.length).toBeGreaterThan(0);
});

test('deep rims and the disc are excluded from mass-start races, all others admitted', () => {
	const barred = [...verdicts].flatMap(([id, line]) =>
		line && line.verdict !== 'race' ? [[id, line]] : [],
	);
	const rule = { limit: '65', source: 'UCI 1.3.018' };
	expect(barred).toEqual([
		['crono-disc', { ...rule, verdict: 'noDisc', limit: '12' }],
		['crono-80', { verdict: 'noRace', ...rule }],
	]);
});
