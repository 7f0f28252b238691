import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getSettings } from '#contract/content/endpoints.ts';
import { shipping_rates } from '../../src/server/prices/tables.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aShopper } from '../support/cart.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('getSettings', ask);

describe.runIf(isEmbedded)('settings', () => {
	test('are returned in the requested language', async () => {
		const settings = await readData(getSettings, await ask('/api/settings?locale=fr'));
		expect(settings.locale).toBe('fr');
		expect(settings.payoff).toBe('Composants pour le cyclisme depuis 1919');
		expect(settings.company.share_capital).toContain('entièrement libéré');
	});

	test('contain the guarantee notice in each language, or none', async () => {
		const host = await aHost();
		const noticeIn = async (locale: string) =>
			(await readData(getSettings, await host.ask(`/api/settings?locale=${locale}`)))
				.guarantee_notice;
		expect(await noticeIn('it')).toBeNull();
		await host.db.execute(sql`update settings set texts =
			jsonb_set(texts #- '{en}', '{it,guarantee_notice}', '"Due anni"')`);
		expect([await noticeIn('it'), await noticeIn('fr')]).toEqual(['Due anni', null]);
		// Texts that fall back to Italian leave out its legally required notice.
		expect(await noticeIn('en')).toBeNull();
	});

	test('open the shop', async () => {
		const settings = await readData(getSettings, await ask('/api/settings'));
		expect(settings.shop.is_enabled).toBe(true);
	});

	test('return the thresholds of the shipping rates as soon as one changes', async () => {
		const host = await aHost();
		const thresholds = async () => {
			const { shop } = await readData(getSettings, await host.ask('/api/settings'));
			return [shop.free_shipping_threshold_ita, shop.free_shipping_threshold_int];
		};
		expect(await thresholds()).toEqual([150_00, 300_00]);
		const { free_from } = (await aShopper(host.ask).add('shirt')).shipping ?? {};
		expect(free_from).toBe(150_00);

		const { id } = shipping_rates;
		await host.db.update(shipping_rates).set({ free_from: 99_00 }).where(eq(id, 'italy-standard'));
		expect(await thresholds()).toEqual([99_00, 300_00]);
		await host.db.update(shipping_rates).set({ free_from: null }).where(eq(id, 'europe-standard'));
		expect(await thresholds()).toEqual([99_00, null]);
	});

	test('omit a threshold stored by an older host', async () => {
		const host = await aHost();
		await host.db.execute(
			sql`update settings set data = jsonb_set(data, '{shop,free_shipping_threshold_ita}', '1')`,
		);
		const { shop } = await readData(getSettings, await host.ask('/api/settings'));
		expect(shop.free_shipping_threshold_ita).toBe(150_00);
	});
});
