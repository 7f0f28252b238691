import { expect, test, VISITORS } from '../support/steps.ts';

const WORDS = {
	it: {
		home: '/it',
		wheels: 'Ruote',
		filters: /^Filtri/,
		tyre: /^30 \d/,
		hooked: /^Disco/,
		show: 'Mostra i prodotti',
		price: /€/,
		findDealer: 'Trova un rivenditore',
		place: 'Città, CAP o nome',
		town: 'Trento',
		nearest: /vicini a Trento/,
	},
	ja: {
		home: '/ja',
		wheels: '完組ホイール',
		filters: /^絞り込み/,
		tyre: /^30 \d/,
		hooked: /^ディスク/,
		show: '製品を表示',
		price: /€/,
		findDealer: '取扱店を探す',
		place: '都市名・郵便番号・店名',
		town: '横浜',
		nearest: /横浜（日本）に近い順/,
	},
} as const;

test.use({ viewport: { width: 375, height: 800 } });

for (const locale of VISITORS) {
	test(`Shimano 12-speed, disc, 30 mm tyres: wheel, price and nearest store in four steps (${locale})`, async ({
		page,
	}) => {
		const words = WORDS[locale];
		const main = page.getByRole('main');
		await page.goto(words.home);

		await test.step('1: the wheels, from the home page', async () => {
			await main.getByRole('link', { name: words.wheels, exact: true }).first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.wheels);
		});

		const names = main.getByRole('heading', { level: 3 });
		await test.step('2: what is on the bike, in one sheet', async () => {
			await page.waitForLoadState('domcontentloaded');
			const all = await names.count();
			await main.getByRole('button', { name: words.filters }).click();
			const box = (name: string | RegExp) => main.getByRole('checkbox', { name });
			await box(words.tyre).check();
			await box('Shimano 11/12 (HG)').check();
			await box(words.hooked).check();
			await main.getByRole('button', { name: words.show }).click();
			await expect(names.first()).toHaveText('Kleos RD 36');
			await expect.poll(() => names.count()).toBeLessThan(all);
			// The price stands on the card already.
			await expect(main.getByRole('listitem').filter({ hasText: 'Kleos RD 36' })).toContainText(
				words.price,
			);
		});

		await test.step('3: the wheel, its price in the first screen', async () => {
			await main.getByRole('link', { name: 'Kleos RD 36', exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleos RD 36');
			await expect(main.getByText(words.price).first()).toBeInViewport();
		});

		await test.step('4: the nearest store that carries it', async () => {
			await main.getByRole('link', { name: words.findDealer }).first().click();
			await expect(page).toHaveURL(/range=Kleos\+RD/);
			await page.getByRole('searchbox', { name: words.place }).fill(words.town);
			await expect(main.getByRole('status').last()).toHaveText(words.nearest);
			await expect(names.first()).toBeVisible();
		});
	});
}
