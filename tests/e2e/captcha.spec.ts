import * as v from 'valibot';
import { expect, test } from '../support/steps.ts';
import { CAPTCHA, writeTo } from '../support/steps-forms.ts';

const captchaSchema = v.object({ data: v.object({ parameters: v.object({ cost: v.number() }) }) });

// Every other journey solves captchas of one round: their cost is not its subject.
test('a message is sent at the captcha’s real cost', async ({ page }) => {
	const api = process.env['REAL_COST_API_URL'];
	if (!api) throw new Error('REAL_COST_API_URL names no host whose captchas cost what they cost');
	const costs: number[] = [];
	await page.route(CAPTCHA, async (route) => {
		const { pathname, search } = new URL(route.request().url());
		const response = await route.fetch({ url: `${api}${pathname}${search}` });
		const { data } = v.parse(captchaSchema, await response.json());
		costs.push(data.parameters.cost);
		await route.fulfill({ response });
	});
	const { awake, fillIn, sendButton } = writeTo(page, 'it');
	await page.goto('/it/contatti');
	await awake();
	await fillIn();
	await sendButton.click();
	await expect(page).toHaveURL(/\/thank-you-page\?form=contact&ref=[\w-]+$/);
	expect(costs).toEqual([5000]);
});
