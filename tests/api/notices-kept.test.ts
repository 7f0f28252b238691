import { describe, expect, test } from 'vitest';
import { watches } from '../../src/server/wishlist/tables.ts';
import { addItems } from '../../src/server/wishlist/lists/queries.ts';
import { wishlist_items } from '../../src/server/wishlist/tables.ts';
import { aCustomer } from '../support/customers.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { ARTICLE, noticeSteps, putOnShelf } from '../support/notices.ts';
import { DAY_MS, daysLater, retention, START } from '../support/people-kept.ts';

describe.runIf(isEmbedded)('retention of notices', () => {
	const listKept = async (host: OwnHost) => host.db.select().from(watches);
	async function aShop() {
		const host = await aHost({ clock: () => START });
		await putOnShelf(host, ARTICLE, 0);
		return { host, ...noticeSteps(() => host) };
	}

	test('an unconfirmed address is deleted after a week, with its mail', async () => {
		const { host, askFor, somebody } = await aShop();
		await askFor({ email: somebody() });
		await host.db.update(watches).set({ asked_at: START });
		await retention(host, daysLater(7));
		expect(await listKept(host)).toHaveLength(1);
		await retention(host, new Date(daysLater(7).getTime() + 1));
		expect(await listKept(host)).toEqual([]);
		expect((await listMails(host.db)).map(({ kind }) => kind)).toEqual([]);
	});

	test('a notice is deleted after a year, sent or not', async () => {
		const { host, waiting } = await aShop();
		await waiting();
		await retention(host, daysLater(365));
		expect(await listKept(host)).toHaveLength(1);
		await retention(host, new Date(daysLater(365).getTime() + 1));
		expect(await listKept(host)).toEqual([]);
	});

	test('a sent or ended one is deleted thirty days later', async () => {
		const { host, waiting, end, sweep } = await aShop();
		await end(await waiting());
		await waiting();
		await putOnShelf(host, ARTICLE, 5);
		await sweep();
		await retention(host, daysLater(30));
		expect(await listKept(host)).toHaveLength(2);
		await retention(host, new Date(START.getTime() + 30 * DAY_MS + 1));
		expect(await listKept(host)).toEqual([]);
	});

	test('an export contains it without secrets, an erasure deletes the person’s only', async () => {
		const { host, waiting } = await aShop();
		const [email, other] = [await waiting(), await waiting()];
		const exported = JSON.stringify(await exportPerson(host, email));
		expect(exported).toContain(ARTICLE);
		expect(exported).not.toMatch(/digest/);
		expect(exported).not.toContain(other);
		const gone = await erasePerson(host, email);
		expect(JSON.stringify(gone)).toContain('"notices":1');
		expect((await listKept(host)).map((row) => row.email)).toEqual([other]);
	});

	test('a customer’s list is deleted with the account', async () => {
		const { host } = await aShop();
		const [anna, bruno] = ['anna@mail.example', 'bruno@mail.example'];
		for (const email of [anna, bruno]) {
			const id = await aCustomer(host, email);
			await host.db.transaction((tx) => addItems(tx, id, [ARTICLE], START));
		}
		expect(JSON.stringify(await exportPerson(host, anna))).toContain(ARTICLE);
		expect(JSON.stringify(await erasePerson(host, anna))).toContain('"wishlist":1');
		expect(JSON.stringify(await exportPerson(host, anna))).not.toContain(ARTICLE);
		expect(await host.db.select().from(wishlist_items)).toHaveLength(1);
	});
});
