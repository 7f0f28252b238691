import { placedIn } from '../support/buyer.ts';
import { violations } from '../support/axe.ts';
import { aReadyGuest, asDevice, BOTTLE } from '../support/shop-online.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { expect, test } from '../support/steps.ts';

/** Rim tape, of which the seed has one roll. */
const LAST = 'rc-tape-28';

test('the last unit is sold to somebody else before the button is pressed', async ({
	page,
	context,
	baseURL,
	noise,
}) => {
	const steps = checkoutSteps(page, 'it');
	const { t, main, heading, button, onStep } = steps;
	const articles = [
		[LAST, 1],
		[BOTTLE, 1],
	] as const;
	const { buyer } = await aReadyGuest(baseURL, { articles });
	const before = await buyer.checkout();
	expect(before.cart.items).toHaveLength(2);
	await asDevice(context, buyer, baseURL ?? '');
	await page.goto('/it/checkout/resume');
	await onStep('resume');
	const quicker = await aReadyGuest(baseURL, { articles: [[LAST, 1]] });
	const { id } = await placedIn(await quicker.buyer.place());

	try {
		await steps.bind();
		const said = main.getByRole('alert').filter({ hasText: t.changed.title });
		await expect(said).toBeInViewport();
		const name = before.cart.items.find(({ variant_id }) => variant_id === LAST);
		await expect(said).toContainText(
			t.changed.gone.replace('{{name}}', name?.variant.product.name ?? LAST),
		);
		expect(await violations(page)).toEqual([]);
		const cart = await context.newPage();
		await cart.goto('/it/cart');
		await expect(cart.getByRole('heading', { name: 'Al momento non acquistabili' })).toBeVisible();
		expect(await violations(cart)).toEqual([]);
		await cart.close();
		// Nothing was ordered, the rest is still there, and consent is asked for again.
		await expect(main.getByRole('checkbox')).not.toBeChecked();
		expect((await buyer.cart()).items.map(({ variant_id }) => variant_id)).toEqual([BOTTLE]);
		await expect(main.getByText('Via Ferrovia 12').first()).toBeVisible();
		await steps.bind();
		await expect(heading(t.order.done.title)).toBeVisible();
	} finally {
		await quicker.buyer.ask('POST', `orders/${id}/cancellations`, {});
	}
	await expect(button(t.resume.order)).toBeHidden();
	// The refusal is a conflict, which browsers log.
	expect(noise.splice(0).filter((line) => !line.includes('409'))).toEqual([]);
});
