import type { Page } from 'playwright-core';
import { checkoutSteps } from '../../../tests/support/steps-checkout.ts';
import { fillCart, walked, withBrowser } from './browsing.ts';
import { median } from '../caller.ts';
import type { Measure } from '../part.ts';
import { timePress } from './press.ts';

const RUNS = 15;

async function steps(page: Page): Promise<[string, number][]> {
	const { t, main, button, payBy: _, ...buyer } = checkoutSteps(page, 'it');
	const press = (name: string) => () => button(name).click();
	await fillCart(page);
	await page.goto('/it/checkout');
	await main.getByRole('textbox').first().fill('anna@mail.example');
	const until = async (title: string, click: () => Promise<unknown>) =>
		(await timePress(page, { selector: 'main h2', text: title }, click)).shown_ms;
	const shipping = await until(t.step.shipping, press(t.login.guestButton));
	await buyer.fillAddress();
	const payment = await until(t.step.payment, press(t.way.toPayment));
	await main.getByRole('radio', { name: t.means.bank_transfer }).check();
	const resume = await until(t.step.resume, press(t.way.toResume));
	return [
		[t.step.shipping, shipping],
		[t.step.payment, payment],
		[t.step.resume, resume],
	];
}

/** Measures the time between the steps of a checkout, in a browser close to the host. */
export const measure: Measure = ({ served }) =>
	served((siteUrl) =>
		withBrowser(async (browser) => {
			const times = new Map<string, number[]>();
			for (let run = 0; run < RUNS; run += 1) {
				const taken = await walked(async () => {
					const page = await browser.newPage({ baseURL: siteUrl, locale: 'it-IT' });
					try {
						return await steps(page);
					} finally {
						await page.close();
					}
				});
				for (const [step, ms] of taken) times.set(step, [...(times.get(step) ?? []), ms]);
			}
			const rows = [...times].map(([step, list]) => [
				step,
				{ median_ms: median(list), longest_ms: Math.max(...list) },
			]);
			return { figures: Object.fromEntries(rows) };
		}),
	);
