import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { config } from '#config.ts';
import { FIRST_ACCOUNTS } from '../../src/server/staff/accounts.ts';
import { askAgain } from './ask-again.ts';
import { expect, type Visitor } from './steps.ts';

/** Texts that the owner of a wish list reads, by language. */
const WISHLIST_WORDS = {
	it: {
		save: 'Salva nella lista',
		open: /^Apri la lista/,
		empty: 'La lista è vuota',
		count: '3 articoli',
		makeLink: 'Crea il link',
		link: 'Link alla lista',
		tellMe: /^Avvisami quando torna/,
		email: 'La tua e-mail',
		send: 'Chiedi l’avviso',
		invalid: /Scrivi un indirizzo e-mail completo/,
		asked: /Ti abbiamo scritto/,
		confirm: 'Conferma l’avviso',
		confirmed: 'Avviso attivo',
		end: 'Chiudi questo avviso',
		over: 'Questo avviso è già chiuso',
		remove: /^Togli dalla lista/,
		undo: 'Annulla',
		away: /Prezzi e disponibilità non arrivano/,
		retry: 'Riprova',
		unknown: 'Questo link non mostra più nulla',
	},
	ja: {
		save: 'お気に入りに保存',
		open: /^リストを開く/,
		empty: 'リストは空です',
		count: '3点',
		makeLink: 'リンクを作成',
		link: 'リストへのリンク',
		tellMe: /^再入荷を知らせる/,
		email: 'メールアドレス',
		send: 'お知らせを申し込む',
		invalid: /メールアドレスを最後まで入力してください/,
		asked: /メールをお送りしました/,
		confirm: 'お知らせを確認する',
		confirmed: 'お知らせを登録しました',
		end: 'このお知らせを停止',
		over: 'すでに停止しています',
		remove: /^リストから削除：/,
		undo: '元に戻す',
		away: /価格と在庫を取得できません/,
		retry: 'もう一度試す',
		unknown: 'このリンクでは何も表示できません',
	},
} as const satisfies Record<Visitor, unknown>;

const productsSchema = v.object({
	data: v.array(
		v.object({
			slug: v.string(),
			is_discontinued: v.boolean(),
			variants: v.array(v.object({ id: v.string(), code: v.string(), availability: v.string() })),
		}),
	),
});

/** Steps of the owner of a wish list. */
export function wishFor(page: Page, locale: Visitor) {
	const words = WISHLIST_WORDS[locale];
	const main = page.getByRole('main');
	const button = (name: string | RegExp) => main.getByRole('button', { name });
	return {
		words,
		main,
		button,
		/** Articles of different products that are available, or are not. */
		async articles(isThere: boolean) {
			const answer = await page.request.get(`/api/products?locale=${locale}`);
			const { data } = v.parse(productsSchema, await answer.json());
			return data.flatMap(({ slug, variants, is_discontinued }) => {
				const found = variants.find(
					({ availability }) => (availability === 'out_of_stock') !== isThere,
				);
				return found && !is_discontinued ? [{ ...found, slug }] : [];
			});
		},
		async mark(slug: string, code: string) {
			const word = locale === 'it' ? 'prodotto' : 'product';
			await page.goto(`/${locale}/${word}/${slug}?variant=${code}`);
			await expect(main.locator('[data-shows=code]').first()).toHaveText(code);
			await button(words.save).click();
			await expect(button(words.save)).toHaveAttribute('aria-pressed', 'true');
		},
		entries: main.locator('[data-wish]'),
	};
}

/** Sets the counted stock of an article at the desk. */
export async function count(baseURL: string, id: string, quantity: number): Promise<void> {
	const send = (path: string, json: unknown, cookie = '') =>
		fetch(`${baseURL}/api${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: config.SITE_URL, cookie },
			body: JSON.stringify(json),
		});
	const password = config.DESK_PASSWORD ?? '';
	const session = await askAgain(() =>
		send('/auth/sign-in', { email: FIRST_ACCOUNTS.admin, password }),
	);
	expect(session.status).toBe(200);
	const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const item = await fetch(`${baseURL}/api/desk/stock/${id}`, { headers: { cookie } });
	const { data } = v.parse(
		v.object({ data: v.object({ on_hand: v.number() }) }),
		await item.json(),
	);
	const movement = { kind: 'count', quantity, seen: data.on_hand };
	expect((await send(`/desk/stock/${id}/movements`, movement, cookie)).status).toBe(200);
}
