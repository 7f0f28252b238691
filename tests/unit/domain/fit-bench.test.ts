import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { IsoDate } from '#contract/units.ts';
import {
	judge,
	NOTHING_ASKED,
	type FitQuestion,
	type ReasonCode,
} from '#domain/fit-bench/judge.ts';
import { mayRace } from '#domain/fit-bench/race.ts';
import { readQuestion, type ProblemCode } from '#domain/fit-bench/question.ts';
import { toGroupsets, ruleChanges, rulesOn, ruleValue } from '#domain/fit-bench/rules.ts';
import { toFitView, type FitFormats } from '#domain/fit-bench/view.ts';
import { isBenched, takesTyre, type FitWheel } from '#domain/fit-bench/wheel.ts';
import { PRESSURE_FORMULA } from '#domain/catalogue/tyre-pressure.ts';
import { figuresIn, seatIn, seatText } from '#components/fit/seat-text.ts';
import { loadTexts } from '#i18n/texts.ts';
import { formatPressure } from '#i18n/format-units.ts';
import { SEED } from '#seed/index.ts';
import { FIT_VERSIONS as VERSIONS, rulesIn } from '../../support/fit-rules.ts';

const RULES = rulesIn('2026-03-01');

const ROAD: FitWheel = {
	id: 'road',
	name: 'Road 50',
	href: '/en/product/road-50',
	usages: ['road'],
	inner_mm: 21,
	least_mm: 25,
	most_mm: 38,
	max_bar: 8,
	is_hookless: false,
	height_mm: 50,
	brake: 'splined',
	axles: '12 × 100 / 12 × 142',
	rider_kg: 110,
	system_kg: null,
	freehubs: ['hg', 'xdr', 'n3w'],
	articles: [
		{ freehub: 'hg', availability: 'out_of_stock', finish: 'black', amount: 2000 },
		{ freehub: 'hg', availability: 'low_stock', finish: 'carbon', amount: 2100 },
		{ freehub: 'xdr', availability: 'in_stock', finish: 'black', amount: 1000 },
		{ freehub: 'n3w', availability: 'made_to_order', finish: 'black', amount: 2000 },
	],
};
/** Hookless rims whose own limits are wider than the rules. */
const HOOKLESS: FitWheel = {
	...ROAD,
	id: 'hookless',
	is_hookless: true,
	inner_mm: 25,
	least_mm: 25,
	most_mm: 50,
	max_bar: 6,
};
const NARROW_HOOKLESS = { ...HOOKLESS, inner_mm: 24 };
const LOADED: FitWheel = { ...ROAD, id: 'loaded', rider_kg: 125, system_kg: 130 };
const BARE: FitWheel = {
	...ROAD,
	id: 'bare',
	inner_mm: null,
	brake: null,
	axles: null,
	rider_kg: null,
	freehubs: [],
};

const asked = (given: Partial<FitQuestion>): FitQuestion => ({ ...NOTHING_ASKED, ...given });
const toReasons = (wheel: FitWheel, given: Partial<FitQuestion>) =>
	judge(wheel, asked(given), RULES).reasons.map(({ code }) => code);

/** Limits of the wheel's own data sheet: just out, at, just in. */
const BORDERS: [string, FitWheel, Partial<FitQuestion>, ReasonCode[]][] = [
	['a tyre below the rim’s least', ROAD, { tyre_mm: 24.9 }, ['tyre_narrow']],
	['a tyre of the rim’s least', ROAD, { tyre_mm: 25 }, []],
	['a tyre of the rim’s most', ROAD, { tyre_mm: 38 }, []],
	['a tyre above the rim’s most', ROAD, { tyre_mm: 38.1 }, ['tyre_wide']],
	['the heaviest rider', ROAD, { weight_kg: 110 }, []],
	['a heavier rider', ROAD, { weight_kg: 110.1 }, ['rider']],
	['the heaviest system', LOADED, { weight_kg: 120 }, []],
	['a heavier system', LOADED, { weight_kg: 120.5 }, ['system']],
	['too heavy for both limits, told once', LOADED, { weight_kg: 130 }, ['rider']],
	['another use', ROAD, { ride: 'mtb' }, ['ride']],
	['its use', ROAD, { ride: 'road' }, []],
	['another brake', ROAD, { brake: 'rim' }, ['brake']],
	['its brake', ROAD, { brake: 'disc' }, []],
	['other axles', ROAD, { axles: '15 × 110 / 12 × 148' }, ['axles']],
	['its axles', ROAD, { axles: '12 × 100 / 12 × 142' }, []],
	['a groupset without a body', ROAD, { groupset: 'shimano-12-mtb' }, ['freehub']],
	['a groupset with a body', ROAD, { groupset: 'shimano-12' }, []],
];

describe('a limit of the data sheet', () => {
	test.each(BORDERS)('%s', (_, wheel, question, codes) => {
		const { reasons, verdict } = judge(wheel, asked(question), RULES);
		expect(reasons).toMatchObject(codes.map((code) => ({ code, source: '' })));
		expect(reasons).toHaveLength(codes.length);
		expect(verdict).toBe(codes.length > 0 ? 'does_not_fit' : 'fits');
	});

	test('pressures never exceed the limit of rim and rule', () => {
		for (const wheel of [ROAD, HOOKLESS, NARROW_HOOKLESS]) {
			for (let weight = 35; weight <= 110; weight += 5) {
				for (let tyre = 25; tyre <= 50; tyre += 1) {
					const { pressures } = judge(wheel, asked({ tyre_mm: tyre, weight_kg: weight }), RULES);
					if (!pressures) continue;
					const most = wheel.is_hookless ? 5 : 8;
					expect(Math.max(pressures.front, pressures.rear)).toBeLessThanOrEqual(most);
				}
			}
		}
	});

	test('a tyre that needs more than its limit names a suitable width', () => {
		const { reasons } = judge(ROAD, asked({ tyre_mm: 25, weight_kg: 110 }), [...RULES]);
		const limited = judge({ ...ROAD, max_bar: 6 }, asked({ tyre_mm: 25, weight_kg: 90 }), RULES);
		expect(reasons).toEqual([]);
		expect(limited.reasons).toMatchObject([{ code: 'pressure', values: { wider: 30 } }]);
		const none = judge({ ...ROAD, max_bar: 2 }, asked({ tyre_mm: 25, weight_kg: 90 }), RULES);
		expect(none.reasons.map(({ code }) => code)).toEqual(['pressure_none']);
	});

	test.each([
		['shimano-8-10', 'a 1.85 mm spacer behind the cassette', 'hg'],
		['campagnolo-11-12', 'the Campagnolo N3W adapter ring', 'n3w'],
		['sram-eagle', 'a 1.85 mm spacer behind the cassette', 'xdr'],
	])('%s fits with an adapter', (groupset, adapter, freehub) => {
		const found = judge(ROAD, asked({ groupset }), RULES);
		expect(found).toMatchObject({ verdict: 'fits_with', adapters: [{ name: adapter }], freehub });
	});

	test('a directly fitting body precedes one with an adapter', () => {
		const wheel = { ...ROAD, freehubs: ['xdr', 'xd'] };
		expect(judge(wheel, asked({ groupset: 'sram-eagle' }), RULES)).toMatchObject({
			verdict: 'fits',
			freehub: 'xd',
		});
	});

	test('a missing figure is never a fit', () => {
		const whole = { tyre_mm: 30, weight_kg: 75, brake: 'disc', groupset: 'shimano-12' } as const;
		expect(judge(BARE, asked({ ...whole, axles: 'x' }), RULES)).toMatchObject({
			verdict: 'unknown',
			missing: ['tyre', 'freehub', 'brake', 'axles', 'weight'],
		});
		expect(judge(BARE, asked({ ride: 'mtb', tyre_mm: 30 }), RULES).verdict).toBe('does_not_fit');
		expect(toReasons(BARE, {})).toEqual([]);
	});
});

describe('races', () => {
	const road = { usages: ['road'], height_mm: 50, spokes: 24 };

	test.each([
		['below the limit of 65 mm', '2026-01-01', { height_mm: 64 }, true],
		['at the limit', '2026-01-01', { height_mm: 65 }, true],
		['above the limit', '2026-01-01', { height_mm: 66 }, false],
		['on the day before the limit', '2025-12-31', { height_mm: 80 }, null],
		['with 11 spokes', '2026-01-01', { spokes: 11 }, false],
		['with 12 spokes', '2026-01-01', { spokes: 12 }, true],
		['whose spokes are not told', '2026-01-01', { spokes: null }, true],
		['with 11 spokes before the limit of the rim', '2025-12-31', { spokes: 11 }, false],
		['before any rule', '2025-02-09', { spokes: 11 }, null],
	] as const)('a road wheel %s', (_, day, given, expected) => {
		const found = mayRace({ ...road, ...given }, rulesOn(VERSIONS, day));
		expect(found?.isAllowed ?? null).toBe(expected);
		if (found) expect(found.rule.source).toBe('UCI 1.3.018');
	});

	test('are not assessed for a gravel wheel, or without a rim height', () => {
		expect(mayRace({ usages: ['gravel'], height_mm: 40, spokes: 24 }, RULES)).toBeNull();
		expect(mayRace({ ...road, height_mm: null }, RULES)).toBeNull();
	});

	test('exclude a disc, which has no spokes', () => {
		const disc = { usages: ['triathlon'], height_mm: null, spokes: 0 };
		expect(mayRace(disc, RULES)).toMatchObject({ isAllowed: false, by: 'spokes', limit: 12 });
		expect(mayRace({ ...disc, usages: ['track'] }, RULES)).toBeNull();
	});
});

describe('versions of a rule', () => {
	const value = (day: string) =>
		rulesOn(VERSIONS, day).find(({ rule, subject }) => rule === 'hookless_tyre' && subject === '25')
			?.value;

	test.each([
		['2025-02-09', undefined],
		['2025-02-10', 28],
		['2025-05-31', 28],
		['2025-06-01', 29],
	])('on %s the latest one in force applies', (day, expected) => {
		expect(value(day)).toBe(expected);
	});

	test('a withdrawn rule ends, and the later of one day wins', () => {
		const [first] = VERSIONS.filter(({ rule }) => rule === 'hookless_pressure');
		if (!first) throw new Error('expected a rule');
		const same = { ...first, id: 'again', value: 4.8 };
		expect(ruleValue(rulesOn([first, same], '2026-01-01'), 'hookless_pressure')).toBe(4.8);
		const ended = { ...first, is_withdrawn: true, valid_from: '2026-01-01' as IsoDate };
		expect(rulesOn([first, ended], '2025-12-31')).toHaveLength(1);
		expect(rulesOn([first, ended], '2026-01-01')).toEqual([]);
	});

	test('changes are listed newest first, with the replaced rule', () => {
		const changes = ruleChanges(VERSIONS);
		const found = changes.find(({ version }) => version.id === 'hookless-tyre-25-2025-06-01');
		expect(found?.before?.value).toBe(28);
		expect(changes[0]?.version.valid_from).toBe('2026-01-01');
		expect(changes).toHaveLength(VERSIONS.length);
	});

	test('each has a source, and a standard is not called the maker’s limit', () => {
		for (const { source, is_own } of VERSIONS) {
			expect(source).not.toBe('');
			expect(source === 'Livenza').toBe(is_own);
		}
	});
});

describe('a product of the demo', () => {
	const products = SEED.products.map(({ id, category_id, specifications, drawing }) => ({
		id,
		category_id,
		drawing: drawing ?? null,
		specifications: Object.entries(specifications).map(([code, value]) => ({
			code,
			value: typeof value === 'object' ? value.it : value,
		})),
	})) as unknown as (Parameters<typeof isBenched>[0] & { id: string; category_id: string })[];

	test('is assessed as a complete wheel, not as a bare rim', () => {
		const wheels = products.filter((one) => one.category_id === 'wheels' && takesTyre(one));
		expect(wheels.length).toBeGreaterThan(10);
		expect(products.filter(isBenched)).toEqual(wheels);
		const rims = products.filter((one) => takesTyre(one) && !isBenched(one));
		expect(rims.length).toBeGreaterThan(0);
	});
});

const rides = ['road', 'gravel'];
const read = (query: string) =>
	readQuestion(new URLSearchParams(query), { wheels: [ROAD, LOADED], rules: RULES, rides });

describe('a question', () => {
	test.each([
		['30', 30],
		['30 mm', 30],
		['３０', 30],
		['28,5', 28.5],
		[' 32MM ', 32],
		['2.4', 61],
		['2,25″', 57],
		['3"', 76],
		['3', 3],
	])('parses a tyre of %j', (text, expected) => {
		const found = readQuestion(new URLSearchParams({ tyre: text }), {
			wheels: [],
			rules: [],
			rides,
		});
		expect(found).toMatchObject({ asked: { tyre_mm: expected }, problems: [] });
	});

	test.each([
		['tyre=18', 'tyre_below', { tyre: 18, least: 25 }],
		['tyre=90', 'tyre_above', { tyre: 90, most: 38 }],
		['tyre=wide', 'tyre_unreadable', { text: 'wide' }],
		['tyre=-3', 'tyre_unreadable', { text: '-3' }],
		['tyre=29"', 'tyre_unreadable', { text: '29"' }],
		['weight=20', 'light', { weight: 20, least: 35 }],
		['weight=200', 'heavy', { weight: 200, most: 125 }],
		['weight=12345', 'weight_unreadable', { text: '12345' }],
		['tyre=30kg', 'tyre_unreadable', { text: '30kg' }],
		['weight=75mm', 'weight_unreadable', { text: '75mm' }],
		['groupset=rohloff', 'unknown_groupset', { text: 'rohloff' }],
		['groupset=other', 'unknown_groupset', { text: '' }],
		[
			'ride=%3Cscript%3Ealert(1)%3C/script%3E',
			'unknown_ride',
			{ text: '<script>alert(1)</script' },
		],
	] as [string, ProblemCode, object][])('%s gets %s', (query, code, values) => {
		expect(read(query).problems).toEqual([{ code, values }]);
	});

	test.each(['weight=35', 'weight=125', 'tyre=25', 'tyre=38', '', 'brake=unknown&axles=unknown'])(
		'%j is no issue',
		(query) => expect(read(query).problems).toEqual([]),
	);
});

describe.each(LOCALES)('the answer in %s', (locale) => {
	const words = loadTexts('fit')[locale];
	const formats: FitFormats = {
		number: String,
		money: (amount) => `€${amount}`,
		pressure: (bar) => formatPressure(bar, locale),
		list: (names) => names.join(', '),
		rideName: (id) => id,
		groupsetName: (code) => toGroupsets(RULES).find((one) => one.code === code)?.name ?? code,
		freehubName: (code) => code,
	};
	const answer = (query: string, wheels = [ROAD, HOOKLESS, BARE]) => {
		const question = readQuestion(new URLSearchParams(query), { wheels, rules: RULES, rides });
		const verdicts = wheels.map((wheel) => judge(wheel, question.asked, RULES));
		return toFitView(verdicts, question, words, formats);
	};

	test('names the available article, its pressure, and passes the choice on', () => {
		const { fits, unknown, others } = answer(
			'ride=road&groupset=shimano-12&tyre=28&brake=disc&weight=75',
		);
		const [road] = fits;
		expect(road?.href).toBe('/en/product/road-50?tyre_width=28&freehub=hg');
		const facts = road?.facts.join(' ') ?? '';
		expect(facts).toContain('€2100');
		expect(facts).toContain('carbon');
		expect(facts).not.toContain('black');
		expect(facts).toContain(locale === 'en' ? 'psi' : 'bar');
		expect(unknown.map(({ id }) => id)).toEqual(['bare']);
		expect(others.map(({ id }) => id)).toEqual(['hookless']);
		expect(others[0]?.verdict).toContain('ETRTO');
	});

	test('lists the requesting wheel first, whatever the verdict', () => {
		const [fitting, refused] = ['wheel=road&tyre=28', 'wheel=hookless&tyre=28'].map((query) =>
			answer(query),
		);
		expect(fitting?.own.map(({ id }) => id)).toEqual(['road']);
		expect(fitting?.fits).toEqual([]);
		expect(fitting?.sentence).toBe(answer('tyre=28').sentence);
		expect(fitting?.sentence).not.toMatch(/^\p{Ll}/u);
		expect(refused?.own.map(({ verdict }) => verdict).join()).toContain('ETRTO');
		expect(refused?.others.map(({ id }) => id)).not.toContain('hookless');
		expect(answer('wheel=nobody&tyre=28').own).toEqual([]);
	});

	test('states only availability for a wheel without finishes', () => {
		const articles = ROAD.articles.map((article) => ({ ...article, finish: '' }));
		const made = articles.filter(({ availability }) => availability === 'made_to_order');
		const [here, later] = answer('', [
			{ ...ROAD, articles },
			{ ...ROAD, id: 'later', articles: made },
		]).fits.map(({ facts }) => facts.at(-1));
		expect(words.here.startsWith(here ?? 'nothing')).toBe(true);
		expect(words.toOrder.startsWith(later ?? 'nothing')).toBe(true);
		expect([here, later].join(' ')).not.toMatch(/[:：]/);
	});

	test('names a track wheel’s brakes apart from the sentence', () => {
		const [track] = answer('brake=disc', [{ ...ROAD, brake: 'none' }]).others;
		expect(track?.verdict).toMatch(new RegExp(`[(（]${words.brakes.none}[)）]`));
	});

	test('contains no placeholder', () => {
		const queries = [
			...[
				'',
				'tyre=18',
				'tyre=99',
				'tyre=x',
				'weight=20',
				'weight=200',
				'weight=x',
				'groupset=other',
			],
			...['ride=x', 'ride=gravel&brake=rim&axles=x&groupset=shimano-12-mtb', 'weight=118&tyre=30'],
			...['groupset=campagnolo-11-12&tyre=25&weight=60', 'brake=rim'],
		];
		const wheels = [ROAD, HOOKLESS, BARE, LOADED, { ...ROAD, max_bar: 3 }, { ...ROAD, max_bar: 2 }];
		for (const query of queries) {
			const view = answer(query, wheels);
			const text = JSON.stringify(view);
			expect(text).not.toMatch(/\{\{|undefined|NaN/);
			expect([query, view.asksHuman]).toEqual([
				query,
				view.notes.length > 0 || view.unknown.length > 0 || view.fits.length === 0,
			]);
		}
		expect(answer('tyre=30', [ROAD]).asksHuman).toBe(false);
		expect(answer('tyre=x', [ROAD]).asksHuman).toBe(true);
		expect(answer('brake=rim', [ROAD]).asksHuman).toBe(true);
		const templates = JSON.stringify(words.reasons).match(/\{\{\w+\}\}/g) ?? [];
		expect(templates.length).toBeGreaterThan(10);
	});
});

test.each([
	{},
	{
		hookless_limits: [
			[0, 5],
			[30, 4.5],
		] as const,
	},
	{ formula: { drop_percent: 12, front_percent: 45, least_bar: 1 } },
])('parses a rim attribute as written: %j', (limits) => {
	const seat = {
		rim_inner_width_mm: 22.5,
		tyre_width_min_mm: 28,
		tyre_width_max_mm: 50,
		max_pressure_bar: 5.5,
		is_hookless: true,
		bicycle_kg: 9.5,
		formula: PRESSURE_FORMULA,
		...limits,
	};
	expect(seatIn(seatText(seat))).toEqual(seat);
	expect(seatIn(seatText({ ...seat, is_hookless: false })).is_hookless).toBe(false);
	expect(seatText({ ...seat, formula: PRESSURE_FORMULA })).not.toContain(';');
	expect(figuresIn('')).toEqual([]);
});
