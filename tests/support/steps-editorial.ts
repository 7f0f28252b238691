import type { Page } from '@playwright/test';
import type { Visitor } from './steps.ts';

/** Addresses and names on pages of documents, stories and positions, by language. */
const EDITORIAL_WORDS = {
	it: {
		documents: '/it/download',
		choice: 'Mostra solo',
		french: 'francese',
		manuals: 'Manuali',
		lacing: '/it/news/perche-16-piu-8-raggi',
		film: 'Prima otto, poi sedici',
		range: '/it/news/tre-altezze-un-solo-mozzo',
		gallery: 'Da vicino',
		last: 'Immagine 5',
	},
	ja: {
		documents: '/ja/downloads',
		choice: '絞り込み',
		french: 'フランス語',
		manuals: '取扱説明書',
		lacing: '/ja/news/why-16-plus-8-spokes',
		film: 'まず8本、次に16本',
		range: '/ja/news/three-heights-one-hub',
		gallery: '細部',
		last: '画像5',
	},
} as const satisfies Record<Visitor, object>;

export function editorial(page: Page, locale: Visitor) {
	const words = EDITORIAL_WORDS[locale];
	const choice = page.getByLabel(words.choice);
	return {
		words,
		choice,
		files: page.getByRole('main').locator('a[type="application/pdf"]'),
		film: page.getByLabel(words.film),
		gallery: page.getByRole('region', { name: words.gallery }),
		/** Selects an option by its name; labels end in a count. */
		async choose(name: string): Promise<string> {
			const option = choice.locator('option').filter({ hasText: name });
			const label = (await option.innerText()).trim();
			await choice.selectOption({ label });
			return label;
		},
	};
}
