import { tabTo } from '../support/keyboard.ts';
import { expect, test, visit, VISITORS } from '../support/steps.ts';

const WORDS = {
	it: {
		wheels: 'Ruote',
		carbon: /^Carbonio/,
		place: 'Città, CAP o nome',
		town: 'Treviso',
		store: 'Cicli delle Mura',
		look: 'Guarda una ruota qui',
		form: 'Visita in negozio',
		wheel: 'Ruota',
		stores: 'Negozio',
		firstName: 'Nome',
		lastName: 'Cognome',
		email: 'E-mail',
		privacy: /^Ho letto/,
		send: 'Chiedi al negozio',
	},
	ja: {
		wheels: '完組ホイール',
		carbon: /^カーボン/,
		place: '都市名・郵便番号・店名',
		town: 'Treviso',
		store: 'Cicli delle Mura',
		look: '店頭でホイールを見る',
		form: '店頭見学のご希望',
		wheel: 'ホイール',
		stores: '取扱店',
		firstName: '名',
		lastName: '姓',
		email: 'メールアドレス',
		privacy: /^個人データ/,
		send: '取扱店に依頼する',
	},
} as const;

for (const locale of VISITORS) {
	test(`the keyboard alone leads from the menu to a viewing appointment (${locale})`, async ({
		page,
	}) => {
		const { words: site, header, main, title } = visit(page, locale);
		const words = WORDS[locale];
		const press = (key: string) => page.keyboard.press(key);
		await page.goto(site.home);

		await test.step('the menu', async () => {
			await tabTo(page, header.getByRole('button', { name: site.productsSubmenu }));
			await press('Enter');
			await tabTo(page, header.getByRole('link', { name: words.wheels, exact: true }));
			await press('Enter');
			await expect(title).toHaveText(words.wheels);
		});

		await test.step('the filtered list', async () => {
			const names = main.getByRole('heading', { level: 3 });
			await page.waitForLoadState('domcontentloaded');
			const all = await names.count();
			await tabTo(page, page.getByRole('link', { name: site.skip }));
			await press('Enter');
			await tabTo(page, main.getByRole('checkbox', { name: words.carbon }));
			await press('Space');
			await expect.poll(() => names.count()).toBeLessThan(all);
			await tabTo(page, main.getByRole('link', { name: 'Kleos RD 50', exact: true }));
			await press('Enter');
			await expect(title).toHaveText('Kleos RD 50');
		});

		await test.step('the product', async () => {
			await tabTo(page, page.getByRole('link', { name: site.skip }));
			await press('Enter');
			await tabTo(page, main.getByRole('link', { name: site.findDealer }).first());
			await press('Enter');
			await expect(page).toHaveURL(/range=Kleos\+RD/);
		});

		await test.step('the stores', async () => {
			await tabTo(page, page.getByRole('link', { name: site.skip }));
			await press('Enter');
			await tabTo(page, page.getByRole('searchbox', { name: words.place }));
			await page.keyboard.type(words.town);
			const card = main.getByRole('listitem').filter({ hasText: words.store });
			await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText(words.store);
			await tabTo(page, card.getByRole('link', { name: words.look }));
			await press('Enter');
		});

		await test.step('the appointment', async () => {
			const form = page.getByRole('form', { name: words.form });
			const box = (name: string) => form.getByRole('textbox', { name, exact: true });
			await expect(form).toHaveJSProperty('noValidate', true);
			await expect(form.getByRole('combobox', { name: words.wheel })).not.toHaveValue('');
			await expect(form.getByRole('combobox', { name: words.stores })).not.toHaveValue('');
			// The family name comes first in languages that say it first.
			const people = [
				[words.firstName, 'Cliente'],
				[words.lastName, 'Prova'],
			] as const;
			for (const [name, text] of locale === 'ja' ? people.toReversed() : people) {
				await tabTo(page, box(name));
				await page.keyboard.type(text);
			}
			await tabTo(page, box(words.email));
			await page.keyboard.type('rider@mail.example');
			await tabTo(page, form.getByRole('checkbox', { name: words.privacy }));
			await press('Space');
			await tabTo(page, form.getByRole('button', { name: words.send }));
			await press('Enter');
			await expect(page).toHaveURL(/\/thank-you-page\?form=visit/);
		});
	});
}
