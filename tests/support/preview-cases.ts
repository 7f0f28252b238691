import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replyJson, type Reply } from './fake-api.ts';
import type { PublisherPlace } from './publisher-place.ts';

/** Tests of preview addresses, on a running publisher. */
export function describePreviews(getPlace: () => PublisherPlace): void {
	describe('a preview', () => {
		const TOKEN = 'pass.tag';
		const show = (path: string, token = TOKEN) =>
			fetch(`${getPlace().publisher.url}/preview/${token}/${path}`);
		const EXPIRES = '2026-12-01T10:00:00.000Z';

		/** Makes the host report a draft of the Italian company page. */
		function draft(change: (page: PublisherPlace['host']['site']['it']['pages'][0]) => void): void {
			const { host } = getPlace();
			const pages = structuredClone(host.site.it.pages);
			for (const page of pages) if (page.id === 'company') change(page);
			const isPreview = (response: Parameters<Reply>[0]) =>
				response.req.headers['x-preview'] === TOKEN;
			const pass = { entity: 'page', id: 'company', entities: ['page'], expires_at: EXPIRES };
			host.reply('/publishing/preview', null, (response) =>
				isPreview(response)
					? replyJson({ data: { ...pass, version: '7' } })(response)
					: replyJson({ code: 'unauthorized', status: 401, type: 'about:blank' }, 401)(response),
			);
			host.reply('/pages', 'it', (response) =>
				replyJson({ data: isPreview(response) ? pages : host.site.it.pages })(response),
			);
			onTestFinished(() => {
				host.reply('/publishing/preview', null, null);
				host.reply('/pages', 'it', null);
			});
		}

		test('shows the draft in the site’s templates, labelled and not indexed', async () => {
			draft((page) => (page.title = 'Solo in bozza'));
			const before = await getPlace().releases.current();
			const answer = await show('it/');
			const html = await answer.text();
			expect(answer.status).toBe(200);
			expect(html).toContain('Solo in bozza');
			expect(html).toContain('Bozza, non ancora pubblicata');
			expect(html).toContain('1 dicembre 2026');
			expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				'cache-control': 'no-store',
				'x-robots-tag': 'noindex, nofollow',
				'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
			});
			// The draft does not appear on the site.
			expect(await getPlace().releases.current()).toBe(before);
			expect(await getPlace().companyPage()).not.toContain('Solo in bozza');
		});

		test('marks each block with its key; the site does not', async () => {
			draft((page) => {
				for (const [place, block] of page.blocks.entries()) block.key = `block-${place}`;
			});
			const html = await (await show('it/')).text();
			const keys = [...html.matchAll(/ data-block="([^"]+)"/g)].map(([, key]) => key);
			const { blocks } = getPlace().host.site.it.pages.find(({ id }) => id === 'company') ?? {};
			expect(keys.length).toBeGreaterThan(1);
			expect(keys).toHaveLength(blocks?.length ?? 0);
			expect(await getPlace().companyPage()).not.toContain('data-block');
		});

		test('renders the social picture with the draft’s texts', async () => {
			draft((page) => (page.title = 'Solo in bozza'));
			const answer = await show('it/card.jpg');
			expect(Object.fromEntries(answer.headers)).toMatchObject({
				'content-type': 'image/jpeg',
				'cache-control': 'no-store',
				'x-robots-tag': 'noindex, nofollow',
			});
			const drawn = Buffer.from(await answer.arrayBuffer());
			expect(await sharp(drawn).metadata()).toMatchObject({
				format: 'jpeg',
				width: 1200,
				height: 630,
			});
			draft((page) => (page.title = 'Un altro titolo'));
			const other = Buffer.from(await (await show('it/card.jpg')).arrayBuffer());
			expect(other.equals(drawn)).toBe(false);
			expect((await show('it/card.jpg', 'forged')).status).toBe(401);
		});

		test('shows other languages, too, and reports saves', async () => {
			draft((page) => (page.title = 'Solo in bozza'));
			expect(await (await show('ja/')).text()).toContain('下書き（未公開）');
			expect(await (await show('version')).text()).toBe('7');
		});

		/** Makes the host report a draft of one product; its slug may differ from the live one. */
		function productDraft(name: string, slug: string) {
			const { host } = getPlace();
			const products = structuredClone(host.site.it.products);
			const [product] = products;
			if (!product) throw new Error('the recorded site has no product');
			const [before, id] = [`/products/${product.slug}`, product.id];
			Object.assign(product, { name, slug: slug || product.slug });
			const pass = { entity: 'product', id, entities: ['product'], products: [id], version: '7' };
			const none = { code: 'not_found', status: 404, type: 'about:blank' };
			const one = slug ? replyJson(none, 404) : replyJson({ data: product });
			const asked: string[] = [];
			const noting =
				(reply: Reply): Reply =>
				(response) => {
					asked.push(String(response.req.url));
					reply(response);
				};
			const replies = [
				['/publishing/preview', null, replyJson({ data: { ...pass, expires_at: EXPIRES } })],
				[before, 'it', noting(one)],
				['/products', 'it', noting(replyJson({ data: products }))],
			] as const;
			for (const [path, locale, reply] of replies) host.reply(path, locale, reply);
			onTestFinished(() => replies.forEach(([path, locale]) => host.reply(path, locale, null)));
			return asked;
		}

		test('of a product requests only that product', async () => {
			const asked = productDraft('Solo in bozza 50', '');
			expect(await (await show('it/')).text()).toContain('Solo in bozza 50');
			expect(asked).toEqual([expect.stringMatching(/^\/api\/products\/[^/?]+\?/)]);
		});

		test('of a product with a changed address requests the list', async () => {
			const asked = productDraft('Solo in bozza 60', 'solo-in-bozza');
			const html = await (await show('it/')).text();
			expect(html).toContain('Solo in bozza 60');
			expect(html).toContain('/it/prodotto/solo-in-bozza');
			expect(asked.at(-1)).toMatch(/^\/api\/products\?/);
		});

		test('that expired or never existed states it', async () => {
			draft(() => undefined);
			const answer = await show('es/', 'forged');
			expect([answer.status, await answer.text()]).toEqual([
				401,
				expect.stringContaining('Esta dirección de vista previa ha caducado'),
			]);
		});

		test('of a deleted draft states it', async () => {
			const gone = { code: 'draft_gone', status: 410, type: 'about:blank' };
			getPlace().host.reply('/publishing/preview', null, replyJson(gone, 410));
			onTestFinished(() => getPlace().host.reply('/publishing/preview', null, null));
			const answer = await show('fr/');
			expect([answer.status, await answer.text()]).toEqual([
				410,
				expect.stringContaining('Le brouillon n’est plus là'),
			]);
		});

		test('of an invalid draft states the reason', async () => {
			draft((page) =>
				page.blocks.unshift({
					...{ type: 'product_numbers', title: null },
					...{ product_id: 'kleos-rd-99', codes: ['weight'] },
				}),
			);
			const answer = await show('it/');
			const html = await answer.text();
			expect(answer.status).toBe(422);
			expect(html).toContain('La bozza non si può ancora mostrare:');
			expect(html).toContain('kleos-rd-99');
			// Once saved again, it is rendered again.
			expect(html).toContain('data-version="7"');
		});
	});
}
