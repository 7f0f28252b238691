import type { Page } from '@playwright/test';
import { aGuest } from '../support/shop-online.ts';
import { expect, test } from '../support/steps.ts';
import { TEMPLATES } from '../support/steps-pages.ts';

const TYRE = 'tyre_width';
const BODY = 'freehub';

/** Wheels whose only body is the filtered one: their pages ask for front or rear. */
const ASKING = ['adige-urban', 'pista-60'];

/** Address of a product as the narrowed list links it. */
interface Link {
	body: string;
	tyre: string;
	id: string;
	href: string;
}

/**
 * Ticks each tyre width in the list of a freehub body, and reads the links that it shows. One page
 * for all bodies would write its address more often than a browser lets a page.
 */
const readLinks = (page: Page, body: string): Promise<Link[]> =>
	page.evaluate(
		async ([tyreCode, bodyValue]) => {
			const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.card-grid > li h3 a')];
			const isEmpty = () => document.querySelector('[data-empty]')?.checkVisibility() ?? false;
			const isCarried = ({ search }: HTMLAnchorElement, tyre: string) =>
				new URLSearchParams(search).getAll(tyreCode).join() === tyre;
			const found = [];
			const boxes = document.querySelectorAll<HTMLInputElement>(`[data-facet=${tyreCode}] input`);
			for (const box of boxes) {
				// No wheel with this body takes the tyre.
				if (box.disabled) continue;
				box.click();
				const tyre = box.value;
				// The first choice fetches the other pages of the list.
				while (!isEmpty() && !links().every((link) => isCarried(link, tyre))) {
					await new Promise(requestAnimationFrame);
				}
				for (const link of links()) {
					const id = link.closest<HTMLElement>('li')?.dataset['product'] ?? '';
					found.push({ body: bodyValue, tyre, id, href: link.href });
				}
				box.click();
			}
			return found;
		},
		[TYRE, body] as const,
	);

/** Choice, bar and button of a product's page after it was opened with a query. */
interface Opened {
	/** Articles that the add buttons of the page would put into the cart. */
	added: string[];
	/** Values of their rows. */
	values: string[];
	bar: string;
	/** True if it cannot be had at the moment. */
	isOut: boolean;
}

/** Opens a product's page with each query: the page once, its choices anew for each. */
const openWith = (page: Page, queries: readonly string[]): Promise<Opened[]> =>
	page.evaluate((list) => {
		const main = document.querySelector('main');
		const printed = main?.innerHTML ?? '';
		return list.map((query) => {
			history.replaceState(null, '', location.pathname + query);
			// The choices connect again, and read the address as on a first visit.
			if (main) main.innerHTML = printed;
			const buttons = [
				...document.querySelectorAll<HTMLButtonElement>('main button[data-add]'),
			].filter((button) => !button.closest('.card-grid'));
			const added = [...new Set(buttons.map(({ dataset }) => dataset['add'] ?? ''))];
			const rows = [...document.querySelectorAll<HTMLElement>('.variants tr[data-values]')];
			const values = rows
				.filter(({ id, dataset }) => added.includes(dataset['variant'] ?? id.toLowerCase()))
				.flatMap((row) => row.dataset['values']?.split(' ') ?? []);
			const bar = document.querySelector('.buy-bar')?.textContent?.replace(/\s+/g, ' ') ?? '';
			return { added, values, bar, isOut: buttons.some(({ disabled }) => disabled) };
		});
	}, queries);

test('each wheel, freehub body and tyre width of the filter: the added article fits, and so does the cart line', async ({
	page,
	baseURL,
}) => {
	await page.goto(TEMPLATES.category);
	await page.evaluate(() => customElements.whenDefined('facet-list').then(() => null));
	const bodyNames = new Map(
		await page.locator(`[data-facet=${BODY}] label`).evaluateAll((labels) =>
			labels.map((label): [string, string] => {
				const count = label.querySelector('.facet-count')?.textContent ?? '';
				const text = label.textContent?.replace(count, '').replace(/\s+/g, ' ').trim() ?? '';
				return [label.querySelector('input')?.value ?? '', text];
			}),
		),
	);
	expect(bodyNames.size).toBeGreaterThanOrEqual(4);
	const links: Link[] = [];
	for (const body of bodyNames.keys()) {
		await page.goto(`${TEMPLATES.category}?${new URLSearchParams({ [BODY]: body })}`);
		await page.evaluate(() => customElements.whenDefined('facet-list').then(() => null));
		links.push(...(await readLinks(page, body)));
	}
	const ids = [...new Set(links.map(({ id }) => id))];
	expect(links.length).toBeGreaterThan(100);
	expect(new Set(links.map(({ tyre }) => tyre)).size).toBeGreaterThanOrEqual(12);

	const wrong: string[] = [];
	/** Body of each article that some combination leads to. */
	const articles = new Map<string, string>();
	const asking = new Set<string>();
	for (const id of ids) {
		const own = links.filter((link) => link.id === id);
		await page.goto(own[0]?.href ?? '');
		await page.evaluate(() => customElements.whenDefined('product-options').then(() => null));
		const opened = await openWith(
			page,
			own.map(({ href }) => new URL(href).search),
		);
		own.forEach(({ body, tyre, href }, at) => {
			const query = new URL(href).searchParams;
			const { added = [], values = [], bar = '', isOut = false } = opened[at] ?? {};
			const what = `${id}, ${body}, ${tyre} mm: ${added.join()} “${bar}”`;
			const isCarried = query.get(BODY) === body && query.get(TYRE) === tyre;
			if (!isCarried) wrong.push(`${what}, not carried: ${href}`);
			else if (added.length === 0) asking.add(id);
			else if (added.length > 1 || !values.includes(body)) wrong.push(what);
			else if (!bar.includes(bodyNames.get(body) ?? '–')) wrong.push(`${what}, not in the bar`);
			for (const article of isOut ? [] : added) articles.set(article, body);
		});
	}
	expect(wrong).toEqual([]);
	expect([...asking].toSorted()).toEqual(ASKING);

	const { buyer } = await aGuest(baseURL, { articles: [] });
	for (const [article, body] of articles) {
		const cart = await buyer.add(article, 1);
		const line = cart.items.find(({ variant_id }) => variant_id === article);
		expect(line?.variant.name, `${article} in the cart`).toContain(bodyNames.get(body));
	}
	expect(articles.size).toBeGreaterThan(15);
});
