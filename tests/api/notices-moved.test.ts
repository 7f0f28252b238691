import { describe, expect, test } from 'vitest';
import { moveNotices } from '../../src/server/wishlist/personal.ts';
import { isEmbedded } from '../support/host.ts';
import { ARTICLE, putOnShelf } from '../support/notices.ts';
import { aNoticeShop, WISH } from '../support/notice-shop.ts';

describe.runIf(isEmbedded)('a notice of a customer who moves to another address', () => {
	const shop = aNoticeShop();
	const { askFor, kindsTo, somebody, sweep } = shop.steps;

	/** Moves the account of a customer with a notice for the article to another address. */
	async function moving(to: string): Promise<void> {
		const { as, id, email } = await shop.shopper();
		await as('/notices', 'POST', WISH);
		await shop.host.db.transaction((tx) => moveNotices(tx, id, { from: email, to }));
	}
	async function comesBack(): Promise<void> {
		await putOnShelf(shop.host, ARTICLE, 5);
		await sweep();
	}

	test('is sent to the new address once it is confirmed', async () => {
		await moving('new@mail.example');
		await comesBack();
		expect(await kindsTo('new@mail.example')).toEqual(['notice.back']);
	});

	test('becomes one with a guest notice of that address', async () => {
		const to = somebody();
		await askFor({ email: to });
		await moving(to);
		await comesBack();
		expect(await kindsTo(to)).toEqual(['notice.confirm', 'notice.back']);
	});
});
