import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listFitRules } from '#contract/fit/rules.ts';
import faultsEn from '#i18n/locales/en/desk/faults.json' with { type: 'json' };
import faultsIt from '#i18n/locales/it/desk/faults.json' with { type: 'json' };
import { FIT_RULES } from '#seed/fit-rules.ts';
import { ROAD_WHEELS } from '#seed/catalogue/wheels-road.ts';
import type { SeedData } from '#seed/data.ts';
import { products } from '../../src/server/content/tables-catalogue.ts';
import { fit_rules } from '../../src/server/fit/tables.ts';
import { fitRuleRows } from '../../src/server/seeding/rows-fit.ts';
import { signedIn } from '../support/desk.ts';
import { readReason } from '../support/desk-prices.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

conforms('listFitRules', hostUnderTest());

const CHANGE = {
	rule: 'hookless_pressure',
	value: 4.8,
	source: 'Livenza',
	is_own: true,
	reason: 'Margine in più dopo le prove.',
	reason_en: 'More margin after our tests.',
};

async function aHostWithRules(clock = () => new Date('2026-06-01T10:00:00Z')): Promise<OwnHost> {
	const host = await aHost({ clock });
	await host.db.insert(fit_rules).values(fitRuleRows({ fitRules: FIT_RULES } as SeedData));
	return host;
}

describe.runIf(isEmbedded)('fit rules', () => {
	test('a new version is listed beside the old one, from the day of its entry', async () => {
		const host = await aHostWithRules(() => new Date('2026-05-31T22:30:00Z'));
		const as = await signedIn(host.ask, 'admin');
		expect((await as('/desk/fit_rules', { json: CHANGE })).status).toBe(200);
		const versions = await readData(listFitRules, await host.ask('/api/fit-rules?locale=en'));
		expect(versions).toHaveLength(FIT_RULES.length + 1);
		const pressures = versions.filter(
			({ rule, subject }) => rule === 'hookless_pressure' && subject === '',
		);
		expect(pressures).toMatchObject([
			{ value: 5, valid_from: '2025-02-10' },
			{ value: 4.8, valid_from: '2026-06-01', reason: CHANGE.reason_en, locale: 'en' },
		]);
		const french = await readData(listFitRules, await host.ask('/api/fit-rules?locale=fr'));
		expect(french.at(-1)).toMatchObject({ locale: 'it', reason: CHANGE.reason });
	});

	test('versions cannot be changed or deleted, and staff without the right cannot add one', async () => {
		const host = await aHostWithRules();
		const as = await signedIn(host.ask, 'admin');
		const path = '/desk/fit_rules/hookless-pressure-2025-02-10';
		expect((await as(path)).status).toBe(200);
		expect((await as(path, { method: 'PATCH', json: { value: 9 } })).status).toBe(403);
		expect((await as(path, { method: 'DELETE' })).status).toBe(403);
		const shop = await signedIn(host.ask, 'shop');
		expect((await shop('/desk/fit_rules', { json: CHANGE })).status).toBe(403);
		const left = await readData(listFitRules, await host.ask('/api/fit-rules'));
		expect(left).toHaveLength(FIT_RULES.length);
	});

	test('an incomplete version is refused at its field', async () => {
		const host = await aHost();
		const as = await signedIn(host.ask, 'admin');
		const add = async (given: object) =>
			readReason(await as('/desk/fit_rules', { json: { ...CHANGE, ...given } }));
		expect(await add({ value: null })).toMatchObject({ path: 'value' });
		expect(await add({ reason: ' ' })).toMatchObject({ path: 'reason' });
		expect(await add({ source: '' })).toMatchObject({ path: 'source' });
		expect(await add({ value: -1 })).toMatchObject({ path: 'value' });
		for (const [value, code] of [
			[0, 'min_value'],
			[31, 'max_value'],
		] as const) {
			expect(await add({ rule: 'pressure_drop', value })).toMatchObject({ path: 'value', code });
		}
		expect(await add({ rule: 'hookless_tyre', subject: 'wide' })).toMatchObject({
			path: 'subject',
		});
		expect(await add({ rule: 'race_rim_height' })).toMatchObject({ path: 'subject' });
		expect(await add({ rule: 'tyre_least' })).toMatchObject({ path: 'subject', code: 'required' });
		expect(await add({ rule: 'hookless_pressure', subject: 'wide' })).toMatchObject({
			path: 'subject',
		});
		expect(await add({ rule: 'brake', subject: 'drum', part: 'rim' })).toMatchObject({
			path: 'subject',
			code: 'regex',
		});
		expect(await add({ rule: 'brake', subject: 'disc' })).toMatchObject({ path: 'part' });
		expect(await add({ rule: 'brake', subject: 'disc', part: 'drum' })).toMatchObject({
			path: 'part',
		});
		expect(await add({ rule: 'groupset', subject: 'x' })).toMatchObject({ path: 'freehub' });
		expect(await add({ rule: 'groupset', subject: 'x', freehub: 'hg' })).toMatchObject({
			path: 'name',
		});
	});
});

describe.runIf(isEmbedded)('a version that contradicts a current rule', () => {
	const CASES = [
		[{ rule: 'rider_least', value: 35 }, 'fit_unchanged'],
		[{ rule: 'tyre_least', subject: '23', value: 30, is_withdrawn: true }, 'fit_not_in_force'],
		[{ rule: 'tyre_least', subject: '23', value: 27 }, 'fit_out_of_order'],
		[{ rule: 'tyre_least', subject: '26', value: 58 }, 'fit_no_tyre'],
		[
			{ rule: 'groupset', subject: 'shimano-12', name: 'Shimano', freehub: 'xdr' },
			'fit_other_name',
		],
	] as const;

	test('is refused with the reason in a sentence', async () => {
		const host = await aHostWithRules();
		const as = await signedIn(host.ask, 'admin');
		for (const [given, code] of CASES) {
			const refused = await as('/desk/fit_rules', { json: { ...CHANGE, ...given } });
			expect([given, refused.status]).toEqual([given, 422]);
			expect(await readReason(refused)).toEqual({ path: 'rule', code });
			for (const words of [faultsIt, faultsEn]) expect(words[code]).toMatch(/\.$/);
		}
		const left = await readData(listFitRules, await host.ask('/api/fit-rules'));
		expect(left).toHaveLength(FIT_RULES.length);
	});

	test('is refused to one of two simultaneous entries', async () => {
		const host = await aHostWithRules();
		const as = await signedIn(host.ask, 'admin');
		const both = await Promise.all(
			[1, 2].map(() => as('/desk/fit_rules', { json: { ...CHANGE, value: 4.9 } })),
		);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
	});
});

describe.runIf(isEmbedded)('the bench without script', () => {
	test('answers in words, keeps the typed values, and links onward', async () => {
		const host = await aHostWithRules();
		const wheel = ROAD_WHEELS.find(({ id }) => id === 'kleos-rd-50');
		const figures = Object.entries(wheel?.specifications ?? {});
		await host.db
			.update(products)
			.set({
				drawing: wheel?.drawing ?? null,
				specifications: figures.map(([code, value]) => ({ code, value })) as never,
			})
			.where(eq(products.id, 'rd-50'));
		const page = async (query: string) => {
			const answer = await host.ask(`/api/fit?${query}`);
			expect(answer.status).toBe(200);
			return answer.text();
		};
		const asked = 'ride=road&groupset=shimano-12&tyre=30&brake=disc&weight=75';
		const italian = await page(`locale=it&${asked}`);
		expect(italian).toContain('Shimano 12 · copertura da 30\u00a0mm · freno a disco · 75\u00a0kg');
		expect(italian).toContain('?tyre_width=30&amp;freehub=hg');
		expect(italian).toContain('value="30"');
		expect(italian).toContain('<option value="shimano-12" selected>');
		expect(italian).toContain('/it/punti-vendita');
		expect(await page('locale=en&tyre=18')).toContain(
			'None of our rims takes a tyre of 18\u00a0mm',
		);
		expect(await page('locale=ja&weight=200')).toContain('200kg');
		expect(await page('locale=fr&weight=20')).toContain('En dessous de');
		expect(await page('locale=es&groupset=rohloff')).toContain('El grupo rohloff no está');
		const strange = await page('locale=xx&tyre=%3Cb%3E');
		expect(strange).toContain('&lt;b&gt;');
		expect(strange).not.toContain('<b>');
		expect(await page('locale=it&tyre=60')).toContain('<details>');
	});

	test('answers by the current rules: after a change, and after midnight in Rome', async () => {
		let now = new Date('2026-05-31T21:30:00Z');
		const host = await aHostWithRules(() => now);
		const as = await signedIn(host.ask, 'admin');
		const light = async (weight: number) =>
			(await host.ask(`/api/fit?locale=en&weight=${weight}`)).text();
		const said = 'charts give no pressure';
		expect(await light(38)).not.toContain(said);
		const change = { ...CHANGE, rule: 'rider_least', value: 40 };
		expect((await as('/desk/fit_rules', { json: change })).status).toBe(200);
		expect(await light(38)).toContain(said);
		const later = fitRuleRows({
			fitRules: FIT_RULES.filter(({ rule }) => rule === 'rider_least').map((rule) => ({
				...rule,
				id: 'later',
				value: 45,
				valid_from: '2026-06-01',
			})),
		} as SeedData);
		await host.db.insert(fit_rules).values(later);
		expect(await light(43)).not.toContain(said);
		now = new Date('2026-05-31T22:30:00Z');
		expect(await light(43)).toContain(said);
	});
});
