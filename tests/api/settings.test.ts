import { describe, expect, test } from 'vitest';
import { getSettings } from '#contract/content/endpoints.ts';
import { conforms, dataOf, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('getSettings', ask);

describe.runIf(isEmbedded)('settings', () => {
	test('speak the language asked for', async () => {
		const settings = await dataOf(getSettings, await ask('/api/settings?locale=fr'));
		expect(settings.locale).toBe('fr');
		expect(settings.payoff).toBe('Composants pour le cyclisme depuis 1919');
		expect(settings.company.share_capital).toContain('entièrement libéré');
	});

	test('open the shop', async () => {
		const settings = await dataOf(getSettings, await ask('/api/settings'));
		expect(settings.shop.is_enabled).toBe(true);
	});
});
