import { describe, expect, test } from 'vitest';
import { BICYCLE_BRAKES, WHEEL_BRAKES } from '#contract/fit/brakes.ts';
import { FIT_RULES, type FitRule } from '#contract/fit/rules.ts';
import { pressureLimitAt, pressuresFor } from '#domain/catalogue/tyre-pressure.ts';
import { judge, NOTHING_ASKED, type FitQuestion } from '#domain/fit-bench/judge.ts';
import { readQuestion } from '#domain/fit-bench/question.ts';
import { mayRace } from '#domain/fit-bench/race.ts';
import { toSeat } from '#domain/fit-bench/tyre.ts';
import type { Brake, FitWheel } from '#domain/fit-bench/wheel.ts';
import { rulesIn } from '../../support/fit-rules.ts';

const RULES = rulesIn('2026-03-01');

/** A wheel whose data sheet allows everything, so that the rules alone decide. */
const WIDE = {
	id: 'wide',
	name: 'Wide',
	href: '/en/product/wide',
	usages: ['road'],
	inner_mm: 15,
	least_mm: 10,
	most_mm: 100,
	max_bar: 20,
	is_hookless: false,
	height_mm: 50,
	brake: 'splined',
	axles: '12 × 100 / 12 × 142',
	rider_kg: 1000,
	system_kg: null,
	freehubs: [],
	articles: [],
} as const satisfies FitWheel;

/** Smallest step that is tried beside a border: tyres are given in tenths of a mm at the finest. */
const STEP = 0.1;

const judged = (wheel: Partial<FitWheel>, asked: Partial<FitQuestion>, rules = RULES) =>
	judge({ ...WIDE, ...wheel } as FitWheel, { ...NOTHING_ASKED, ...asked }, rules);

/** The only reason, as the code and its source; null if it fits. */
const refusal = (...given: Parameters<typeof judged>) => {
	const { reasons } = judged(...given);
	expect(reasons.length).toBeLessThanOrEqual(1);
	return reasons[0] ? [reasons[0].code, reasons[0].source] : null;
};

const inForce = (code: FitRule['rule']) => {
	const found = RULES.filter(({ rule }) => rule === code);
	expect(found.length, code).toBeGreaterThan(0);
	return found.map((rule) => ({ ...rule, bound: Number(rule.subject), value: rule.value ?? 0 }));
};

/** Kinds that the tests below have tried at their borders. */
const tried = new Set<FitRule['rule']>();

/** Tries each rule in force of one kind. */
const border = (
	code: FitRule['rule'],
	name: string,
	tryOne: (rule: ReturnType<typeof inForce>[number]) => void,
) =>
	describe(code, () => {
		tried.add(code);
		test.each(inForce(code).map((rule) => [`${rule.subject} ${rule.part ?? ''}`, rule] as const))(
			`%s: ${name}`,
			(_, rule) => tryOne(rule),
		);
	});

border('tyre_least', 'binds from its inner width on, and refuses what is narrower', (rule) => {
	const { bound: inner_mm, value, source } = rule;
	expect(refusal({ inner_mm }, { tyre_mm: value })).toBeNull();
	expect(refusal({ inner_mm }, { tyre_mm: value - STEP })).toEqual(['tyre_least', source]);
	expect(refusal({ inner_mm: inner_mm - STEP }, { tyre_mm: value - STEP })).toBeNull();
});

border('tyre_most', 'binds up to its inner width, and refuses what is wider', (rule) => {
	const { bound: inner_mm, value, source } = rule;
	expect(refusal({ inner_mm }, { tyre_mm: value })).toBeNull();
	expect(refusal({ inner_mm }, { tyre_mm: value + STEP })).toEqual(['tyre_most', source]);
	expect(refusal({ inner_mm: inner_mm + STEP }, { tyre_mm: value + STEP })).toBeNull();
});

border('tyre_over_rim', 'refuses a tyre hardly wider than the rim', ({ value, source }) => {
	const { inner_mm } = WIDE;
	expect(refusal({}, { tyre_mm: inner_mm + value })).toBeNull();
	expect(refusal({}, { tyre_mm: inner_mm + value - STEP })).toEqual(['tyre_over_rim', source]);
});

border('hookless_tyre', 'binds hookless rims alone, and those whose edge is unknown', (rule) => {
	const { bound, value, source } = rule;
	const inner_mm = Math.max(bound, WIDE.inner_mm);
	const tyre_mm = value - STEP;
	expect(refusal({ inner_mm, is_hookless: true }, { tyre_mm: value })).toBeNull();
	for (const is_hookless of [true, null]) {
		expect(refusal({ inner_mm, is_hookless }, { tyre_mm })).toEqual(['tyre_hookless', source]);
	}
	const hooked = refusal({ inner_mm, is_hookless: false }, { tyre_mm });
	expect(hooked?.[0]).not.toBe('tyre_hookless');
});

border('hookless_pressure', 'lets a rider on up to its pressure, and no heavier', (rule) => {
	const { bound, value, source } = rule;
	const tyre_mm = Math.max(bound, 28);
	const inner_mm = tyre_mm < 35 ? WIDE.inner_mm : 27;
	const rim = { is_hookless: true, max_bar: 1000, inner_mm, least_mm: tyre_mm };
	const seat = toSeat({ ...WIDE, ...rim }, RULES);
	expect(pressureLimitAt(seat, tyre_mm)).toBe(value);
	if (bound > 0)
		expect(pressureLimitAt({ ...seat, tyre_width_min_mm: 1 }, bound - STEP)).toBeGreaterThan(value);
	const free = { ...seat, is_hookless: false };
	const rear = (weight: number) => pressuresFor(free, tyre_mm, weight)?.rear ?? Infinity;
	let weight_kg = 35;
	while (rear(weight_kg) <= value) weight_kg += 1;
	expect(judged(rim, { tyre_mm, weight_kg: weight_kg - 1 }).pressures?.rear).toBeLessThanOrEqual(
		value,
	);
	const [code, said] = refusal(rim, { tyre_mm, weight_kg }) ?? [];
	expect(['pressure', 'pressure_none']).toContain(code);
	expect(said).toBe(source);
});

border('rider_least', 'gives no pressure below it, and says so', ({ value }) => {
	const pressures = (weight_kg: number) => judged({}, { tyre_mm: 30, weight_kg }).pressures;
	const problems = (weight: number) =>
		readQuestion(new URLSearchParams({ weight: String(weight) }), {
			wheels: [WIDE],
			rules: RULES,
			rides: [],
		}).problems;
	expect(pressures(value)).not.toBeNull();
	expect(pressures(value - STEP)).toBeNull();
	expect(problems(value)).toEqual([]);
	expect(problems(value - STEP)).toMatchObject([{ code: 'light', values: { least: value } }]);
});

border('bicycle_weight', 'counts in the limit of the system and in the pressure', ({ value }) => {
	const system_kg = 100;
	expect(refusal({ system_kg }, { weight_kg: system_kg - value })).toBeNull();
	// The limit is the wheel's own: its data sheet is the source.
	expect(refusal({ system_kg }, { weight_kg: system_kg - value + STEP })).toEqual(['system', '']);
	const heavier = RULES.map((rule) =>
		rule.rule === 'bicycle_weight' ? { ...rule, value: value + 20 } : rule,
	);
	const asked = { tyre_mm: 30, weight_kg: 75 };
	expect(judged({}, asked, heavier).pressures).toEqual(
		judged({}, { ...asked, weight_kg: 95 }).pressures,
	);
});

/** Pressures of a rider on tyres of a width, with the value of one rule changed. */
const pressed = (
	code: FitRule['rule'],
	value: number,
	{ tyre_mm = 30, weight_kg = 75, inner_mm = 15 } = {},
) =>
	judged(
		{ inner_mm },
		{ tyre_mm, weight_kg },
		RULES.map((rule) => (rule.rule === code ? { ...rule, value } : rule)),
	).pressures ?? { front: NaN, rear: NaN };

border('pressure_drop', 'asks for more where a tyre may sink less', ({ rule, value }) => {
	const { front, rear } = pressed(rule, value);
	expect(pressed(rule, value - 1).rear).toBeGreaterThan(rear);
	expect(pressed(rule, value + 1).front).toBeLessThan(front);
	// Half the drop is that of twice the load: the bicycle of 10 kg counts in.
	expect(pressed(rule, value / 2)).toEqual(pressed(rule, value, { weight_kg: 160 }));
});

border('pressure_front', 'shares the load between the wheels', ({ rule, value }) => {
	const { front, rear } = pressed(rule, value);
	expect(front).toBeLessThan(rear);
	const even = pressed(rule, 50);
	expect(even.front).toBe(even.rear);
	expect(pressed(rule, 100 - value)).toEqual({ front: rear, rear: front });
});

border('pressure_least', 'is never passed below, however wide the tyre', ({ rule, value }) => {
	const light = { tyre_mm: 70, weight_kg: 40, inner_mm: 30 };
	expect(pressed(rule, value, light)).toEqual({ front: value, rear: value });
	expect(pressed(rule, value + STEP, light).front).toBe(value + STEP);
	expect(pressed(rule, 0, light).rear).toBeLessThan(value);
});

border('groupset', 'fits its body, directly or with the part that it names', (rule) => {
	const { subject: groupset, freehub, adapter, source } = rule;
	const found = judged({ freehubs: [freehub ?? ''] }, { groupset });
	expect(found).toMatchObject({
		verdict: adapter === '' ? 'fits' : 'fits_with',
		adapters: adapter === '' ? [] : [{ name: adapter, source }],
		freehub,
	});
	expect(refusal({ freehubs: ['no-such-body'] }, { groupset })).toEqual(['freehub', '']);
});

border('brake', 'fits its kind of wheel, directly or with the part that it names', (rule) => {
	const { subject, part, adapter, source } = rule;
	const brake = BICYCLE_BRAKES.find((one) => one === subject) ?? null;
	expect(brake).not.toBeNull();
	expect(judged({ brake: part as Brake }, { brake })).toMatchObject({
		verdict: adapter === '' ? 'fits' : 'fits_with',
		adapters: adapter === '' ? [] : [{ name: adapter, source }],
	});
});

test('a brake not paired by a rule does not fit', () => {
	const pairs = inForce('brake').map(({ subject, part }) => `${subject}/${part}`);
	const others = BICYCLE_BRAKES.flatMap((brake) =>
		WHEEL_BRAKES.filter((made) => !pairs.includes(`${brake}/${made}`)).map(
			(made) => [brake, made] as const,
		),
	);
	expect(others.length).toBeGreaterThan(5);
	for (const [brake, made] of others) {
		expect(refusal({ brake: made }, { brake }), `${brake} on ${made}`).toEqual(['brake', '']);
	}
});

border('axle_difference', 'refuses axles that differ by more', ({ value }) => {
	const at = (front: number, width: number, rules = RULES) =>
		refusal({}, { axles: `${front} × 100 / 12 × ${width}` }, rules)?.[0] ?? null;
	expect(at(12 + value, 142 + value)).toBeNull();
	expect(at(12 + value + STEP, 142)).toBe('axles');
	expect(at(12, 142 + value + 1)).toBe('axles');
	const wider = RULES.map((rule) =>
		rule.rule === 'axle_difference' ? { ...rule, value: 5 } : rule,
	);
	expect([at(12, 147, wider), at(12, 147.1, wider)]).toEqual([null, 'axles']);
	expect(refusal({}, { axles: '12 × 142' })?.[0]).toBe('axles');
});

border('race_rim_height', 'admits a rim of its height, and none higher', (rule) => {
	const race = (height_mm: number) =>
		mayRace({ usages: [rule.subject], height_mm, spokes: 24 }, RULES);
	expect(race(rule.value)).toMatchObject({ isAllowed: true, rule: { source: rule.source } });
	expect(race(rule.value + STEP)).toMatchObject({ isAllowed: false, by: 'height' });
});

border('race_spokes', 'admits a wheel of as many spokes, and none of fewer', (rule) => {
	const race = (spokes: number) =>
		mayRace({ usages: [rule.subject], height_mm: 50, spokes }, RULES);
	expect(race(rule.value)?.isAllowed).toBe(true);
	expect(race(rule.value - 1)).toMatchObject({
		isAllowed: false,
		by: 'spokes',
		rule: { source: rule.source },
	});
});

test('every type of rule is tested at its boundary', () => {
	expect([...tried].toSorted()).toEqual(FIT_RULES.toSorted());
});

describe('without a rule of a type', () => {
	const without = (...codes: FitRule['rule'][]) =>
		RULES.filter(({ rule }) => !codes.includes(rule));

	test('the data sheet decides on tyres, and a hookless rim has 5 bar', () => {
		const asked = { tyre_mm: 16, weight_kg: 40 };
		expect(refusal({ is_hookless: true, inner_mm: 25 }, { tyre_mm: 16 }, [])).toBeNull();
		const seat = toSeat({ ...WIDE, is_hookless: true }, []);
		expect(pressureLimitAt(seat, 28)).toBe(5);
		expect(judged({ is_hookless: true }, asked, []).verdict).toBe('does_not_fit');
	});

	test('axles must be equal, and brake types are compared', () => {
		const rules = without('axle_difference', 'brake');
		expect(refusal({}, { axles: '12 × 100 / 12 × 142' }, rules)).toBeNull();
		expect(refusal({}, { axles: '12 × 100 / 12 × 148' }, rules)).toEqual(['axles', '']);
		expect(refusal({}, { brake: 'rim' }, rules)).toEqual(['brake', '']);
		expect(judged({}, { brake: 'disc' }, rules).verdict).toBe('fits');
		// Whether the rotor goes on the hub is not known without the rule.
		expect(judged({}, { brake: 'disc-six-bolt' }, rules)).toMatchObject({
			verdict: 'unknown',
			missing: ['brake'],
		});
	});

	test('an unknown rotor mount is never a fit', () => {
		expect(judged({ brake: 'disc' }, { brake: 'disc' })).toMatchObject({ verdict: 'unknown' });
		expect(refusal({ brake: 'disc' }, { brake: 'rim' })).toEqual(['brake', '']);
	});

	test('a groupset is unknown, and races are not assessed', () => {
		const rules = without('groupset', 'race_rim_height', 'race_spokes');
		const { asked, problems } = readQuestion(new URLSearchParams('groupset=shimano-12'), {
			wheels: [WIDE],
			rules,
			rides: [],
		});
		expect(asked.groupset).toBeNull();
		expect(problems).toMatchObject([{ code: 'unknown_groupset' }]);
		expect(mayRace({ usages: ['road'], height_mm: 90, spokes: 3 }, rules)).toBeNull();
	});
});
