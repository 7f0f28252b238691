import { chromium, type Page } from 'playwright-core';
import { BROWSER_ARGS, browserPath } from '../../tests/support/browser.ts';
import { shop } from '../../tests/support/steps-cart.ts';
import { checkoutSteps } from '../../tests/support/steps-checkout.ts';

const RUNS = 15;

export interface StepFigures {
	/** The step that comes, `Consegna`. */
	step: string;
	median_ms: number;
	longest_ms: number;
}

/** Milliseconds from a click until the title of the step that comes is drawn. */
async function until(page: Page, title: string, click: () => Promise<unknown>): Promise<number> {
	const shown = page.evaluate(
		(text) =>
			new Promise<number>((resolve) => {
				let clicked = 0;
				const note = () => (clicked = performance.now());
				addEventListener('click', note, { capture: true, once: true });
				const look = (): void => {
					const titles = [...document.querySelectorAll('main h2')];
					if (clicked > 0 && titles.some(({ textContent }) => textContent === text)) {
						requestAnimationFrame(() => resolve(performance.now() - clicked));
					} else requestAnimationFrame(look);
				};
				look();
			}),
		title,
	);
	await click();
	return shown;
}

async function steps(page: Page): Promise<[string, number][]> {
	const { t, main, button, payBy: _, ...buyer } = checkoutSteps(page, 'it');
	const press = (name: string) => () => button(name).click();
	await shop(page, 'it').fill();
	await page.goto('/it/checkout');
	await main.getByRole('textbox').first().fill('anna@mail.example');
	const shipping = await until(page, t.step.shipping, press(t.login.guestButton));
	await buyer.fillAddress();
	const payment = await until(page, t.step.payment, press(t.way.toPayment));
	await main.getByRole('radio', { name: t.means.bank_transfer }).check();
	const resume = await until(page, t.step.resume, press(t.way.toResume));
	return [
		[t.step.shipping, shipping],
		[t.step.payment, payment],
		[t.step.resume, resume],
	];
}

/** What lies between the steps of a checkout on the screen of somebody who is close to the host. */
export async function checkoutStepTimes(siteUrl: string): Promise<StepFigures[]> {
	const browser = await chromium.launch({
		executablePath: await browserPath(),
		args: [...BROWSER_ARGS],
	});
	const times = new Map<string, number[]>();
	try {
		for (let run = 0; run < RUNS; run += 1) {
			const page = await browser.newPage({ baseURL: siteUrl, locale: 'it-IT' });
			for (const [step, ms] of await steps(page)) {
				times.set(
					step,
					[...(times.get(step) ?? []), ms].toSorted((a, b) => a - b),
				);
			}
			await page.close();
		}
	} finally {
		await browser.close();
	}
	return [...times].map(([step, sorted]) => ({
		step,
		median_ms: sorted[Math.floor(sorted.length / 2)] ?? NaN,
		longest_ms: sorted.at(-1) ?? NaN,
	}));
}
