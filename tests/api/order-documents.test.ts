import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { printFor } from '../../src/server/mails/print.ts';
import { listFiles } from '../../src/server/platform/mail/attachments.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import {
	aBuyer,
	atWork,
	bank,
	HOME_DELIVERY,
	ITALIAN,
	placedIn,
	toRef,
} from '../support/checkout.ts';
import {
	toAddress,
	askWith,
	toCookie,
	ORIGIN,
	PASSWORD,
	signedIn,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately } from '../support/host-conformance.ts';
import { type Ask, aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { anOrder, aPaidOrder, doing, packing, getParcel, type Ordered } from '../support/orders.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { FRONT } from '../support/registration.ts';

/** In a column of its own, unlike the share capital of the head. */
const AMOUNT = /^\d+(?:,\d\d)?\s€$/m;

const textIn = async (response: Response) => {
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('application/pdf');
	return (await textOfPdf(new Uint8Array(await response.arrayBuffer()))).join('\n');
};

describe.runIf(isEmbedded)('the confirmation of an order', () => {
	test.each(LOCALES)(
		'is available to its buyer, with all that was agreed, in %s',
		async (locale) => {
			const host = await aHost();
			const { buyer, id, number } = await anOrder(host, { locale, quantity: 2 });
			const text = await textIn(await buyer.ask('GET', `orders/${id}/documents/confirmation`));
			for (const said of [number, 'Livenza S.p.A.', 'IT01234567897', 'IT60', 'Anna', '244', '44']) {
				expect(text.replaceAll('\n', ' ')).toContain(said);
			}
		},
	);

	test.each(['placed', 'paid'] as const)(
		'is attached to the mail that the order was %s',
		async (kind) => {
			const host = await aHost();
			const ordered = await (kind === 'placed' ? anOrder(host) : aPaidOrder(host));
			const [mail] = await host.db
				.select()
				.from(mails)
				.where(eq(mails.kind, `order.${kind}`));
			const files = await listFiles(
				mail?.attachments ?? [],
				printFor({ ...atWork(host), modules: host.modules }),
			);
			// Pictures that the mail shows are no files of their own.
			expect(files.flatMap(({ file_name, cid }) => (cid ? [] : [file_name]))).toEqual([
				`Conferma d’ordine ${ordered.number}.pdf`,
			]);
			const bytes = Buffer.from(files[0]?.base64 ?? '', 'base64');
			expect((await textOfPdf(bytes)).join('\n')).toContain('Diritto di recesso');
		},
	);

	test.each(LOCALES)(
		'shows a picture of each article with its text beside it, in %s',
		async (locale) => {
			const host = await aHost();
			await anOrder(host, { locale });
			const [mail] = await host.db.select().from(mails).where(eq(mails.kind, 'order.placed'));
			const [, cid = '', alt = ''] =
				/<img src="cid:(content\.thumbnail\.[^"]+)" alt="([^"]+)" width="56"/.exec(
					mail?.html ?? '',
				) ?? [];
			expect(alt).toContain('rd-50');
			const print = printFor({ ...atWork(host), modules: host.modules });
			const files = await listFiles(mail?.attachments ?? [], print);
			const picture = files.find((file) => file.cid === cid);
			expect(picture?.mime).toBe('image/jpeg');
			const bytes = Buffer.from(picture?.base64 ?? '', 'base64');
			expect(await sharp(bytes).metadata()).toMatchObject({
				format: 'jpeg',
				width: 112,
				height: 112,
			});
			// A mail is read without its pictures, too.
			expect(mail?.text).not.toContain('cid:');
		},
	);

	test('goes without a picture that was deleted since', async () => {
		const host = await aHost();
		await anOrder(host);
		const [mail] = await host.db.select().from(mails).where(eq(mails.kind, 'order.placed'));
		const pictures = (mail?.attachments ?? []).map((file) =>
			file.printed?.by === 'content.thumbnail'
				? { ...file, printed: { ...file.printed, of: 'gone' } }
				: file,
		);
		const print = printFor({ ...atWork(host), modules: host.modules });
		const files = await listFiles(pictures, print);
		expect(files).toHaveLength(pictures.length - 1);
	});

	const getGuarantee = async ({ buyer, id }: Pick<Ordered, 'buyer' | 'id'>) => {
		const text = await textIn(await buyer.ask('GET', `orders/${id}/documents/confirmation`));
		return text.replaceAll('\n', ' ');
	};

	test.each([
		['IT', 2],
		['ES', 3],
	])('states the guarantee by the law of %s: %i years', async (country, years) => {
		const host = await aHost();
		const ordered = await anOrder(host);
		await host.db.update(orders).set({ country }).where(eq(orders.id, ordered.id));
		expect(await getGuarantee(ordered)).toContain(`Per ${years} anni dalla consegna`);
	});

	test('states the guarantee in the shop’s own words if set', async () => {
		const host = await aHost();
		await host.db.execute(sql`update settings set texts = jsonb_set(texts, '{it,guarantee_notice}',
			'"Avviso prescritto: {legal_years} anni."')`);
		const text = await getGuarantee(await anOrder(host));
		expect(text).toContain('Avviso prescritto: 2 anni.');
		expect(text).not.toContain('Per 2 anni dalla consegna');
	});

	test('is closed to others', async () => {
		const host = await aHost();
		const { id } = await anOrder(host);
		const stranger = await aPaidOrder(host, {
			email: 'other@mail.example',
			address: '192.0.2.9',
		});
		const path = `orders/${id}/documents/confirmation`;
		expect((await stranger.buyer.ask('GET', path)).status).toBe(404);
		expect((await host.ask(`/api/shop/${path}`)).status).toBe(404);
	});

	test('is the only document before payment; a receipt follows it', async () => {
		const host = await aHost();
		const { buyer, id, total_amount } = await anOrder(host);
		expect((await buyer.order(id)).documents).toEqual(['confirmation']);
		expect((await buyer.ask('GET', `orders/${id}/documents/receipt`)).status).toBe(404);
		const act = doing(await signedIn(host.ask, 'shop'), id);
		// While another amount is under review, the confirmed documents stay available.
		await act('receipts', { amount: total_amount - 200, currency: 'EUR' });
		expect((await buyer.order(id)).documents).toEqual(['confirmation']);
		await act('acceptances');
		expect((await buyer.order(id)).documents).toEqual(['confirmation', 'receipt']);
		const text = await textIn(await buyer.ask('GET', `orders/${id}/documents/receipt`));
		expect(text).toContain('R2025/1');
		expect((await buyer.ask('GET', `orders/${id}/documents/invoice`)).status).toBe(404);
		expect((await buyer.ask('GET', `orders/${id}/documents/nothing`)).status).toBe(404);
	});
});

describe.runIf(isEmbedded)('letters', () => {
	test('are composed, printed, and named at the desk when no font has them', async () => {
		const host = await aHost();
		const buyer = aBuyer(host.ask);
		await buyer.add('rd-50-hg', 2);
		await buyer.contact();
		const billing = { ...ITALIAN, given_name: 'Rene\u0301', family_name: 'Żółć' };
		await buyer.shipping({ ...HOME_DELIVERY, billing, courier_note: 'Citofono 문 앞' });
		await buyer.payment('test');
		const { id, url } = await placedIn(await buyer.place());
		await bank(host, toRef(url), 'approve');
		expect((await buyer.order(id)).billing.given_name).toBe('René');
		const confirmation = await textIn(
			await buyer.ask('GET', `orders/${id}/documents/confirmation`),
		);
		expect(confirmation).toContain('René Żółć');
		const asStaff = await signedIn(host.ask, 'shop');
		expect(await (await asStaff(`/desk/orders/${id}`)).text()).toContain(
			'"unprintable_letters":"문 앞"',
		);
		await doing(asStaff, id)('parcels', packing(2, [FRONT]));
		const parcel = await getParcel({ host, id });
		const label = await asStaff(`/desk/orders/${id}/parcels/${parcel}/papers/label`);
		expect(await textIn(label)).toContain('Citofono 문 앞');
	});
});

describe.runIf(isEmbedded)('documents at the desk', () => {
	let own: OwnHost;
	let ordered: Ordered;
	let headers: Record<string, string>;
	let parcel: string;
	beforeAll(async () => {
		own = await openOwnHost();
		ordered = await aPaidOrder(own);
		const cookie = toCookie(await trySignIn(own.ask, toAddress('admin'), PASSWORD));
		headers = { cookie: `${cookie.name}=${cookie.value}`, origin: ORIGIN };
		await doing(askWith(own.ask, cookie), ordered.id)('parcels', packing(2, [FRONT]));
		parcel = await getParcel(ordered);
	});
	afterAll(() => own.close());
	const ask: Ask = (path, init) => own.ask(path, init);
	const none = '00000000-0000-4000-8000-000000000000';

	conformsPrivately('getDeskOrderDocument', ask, {
		request: async () => ({
			path: `/desk/orders/${ordered.id}/documents/confirmation`,
			init: { headers },
		}),
		unknownPath: `/desk/orders/${none}/documents/confirmation`,
	});
	conformsPrivately('getParcelPaper', ask, {
		request: async () => ({
			path: `/desk/orders/${ordered.id}/parcels/${parcel}/papers/slip`,
			init: { headers },
		}),
		unknownPath: `/desk/orders/${none}/parcels/${none}/papers/slip`,
	});
	conformsPrivately('getInvoicePaper', ask, {
		request: async () => {
			const list = await ask('/api/desk/invoices', { headers });
			const [, id] = /"id":"([^"]+)"/.exec(await list.text()) ?? [];
			return { path: `/desk/invoices/${id}/paper`, init: { headers } };
		},
		unknownPath: `/desk/invoices/${none}/paper`,
	});
	conformsPrivately('getOrderDocument', ask, {
		request: async () => ({
			path: `/shop/orders/${ordered.id}/documents/confirmation`,
			init: {
				headers: {
					cookie: [...ordered.buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				},
			},
		}),
		unknownPath: `/shop/orders/${none}/documents/confirmation`,
	});

	test('a slip names units and serials without prices, a label the recipient', async () => {
		const path = `/api/desk/orders/${ordered.id}/parcels/${parcel}/papers`;
		const slip = await textIn(await ask(`${path}/slip`, { headers }));
		expect(slip).toContain(FRONT);
		expect(slip).not.toMatch(AMOUNT);
		const bought = await ask(`/api/desk/orders/${ordered.id}/documents/confirmation`, { headers });
		expect(await textIn(bought)).toMatch(AMOUNT);
		const label = await textIn(await ask(`${path}/label`, { headers }));
		expect(label).toContain('Via Ferrovia 12');
		expect(label).toContain('+390438123456');
		expect((await ask(`${path}/other`, { headers })).status).toBe(404);
	});
});
