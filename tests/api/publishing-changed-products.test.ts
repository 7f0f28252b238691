import { serve } from '@hono/node-server';
import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setApiBaseUrl } from '#config.ts';
import { productsSince } from '#content/site/products-since.ts';
import { fetchSite, refreshSite } from '#content/site/site.ts';
import { PRODUCT_READS } from '../../src/server/content/products/routes.ts';
import { changesSince } from '../../src/server/publishing/changes.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

/** Serves the host's answers on a port, for clients that read it like a build. */
async function onAPort({ ask }: OwnHost): Promise<void> {
	const server = serve({
		port: 0,
		hostname: '127.0.0.1',
		fetch: ({ url, headers }) => ask(url.slice(new URL(url).origin.length), { headers }),
	});
	await new Promise((resolve) => server.once('listening', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	setApiBaseUrl(`http://127.0.0.1:${address.port}`);
	onTestFinished(async () => {
		delete process.env.API_BASE_URL;
		await new Promise((resolve) => server.close(resolve));
	});
}

/** A change of each table that a product's answer is read from. */
const CHANGES: Record<(typeof PRODUCT_READS)[number], SQL> = {
	products: sql`update products set texts = jsonb_set(texts, '{it,payoff}', '"Un’altra riga"')
		where id = 'rd-50'`,
	'slugs.product': sql`update slugs set slug = slug || '-x'
		where entity = 'product' and entity_id = 'rd-50' and locale = 'it'`,
	product_usage_links: sql`delete from product_usage_links where product_id = 'rd-50'`,
	product_media: sql`delete from product_media where product_id = 'rd-50'`,
	product_relations: sql`delete from product_relations where product_id = 'rd-50'`,
	variants: sql`update variants set availability = 'out_of_stock' where product_id = 'rd-50'`,
	prices: sql`update prices set amount = amount + 100 where variant_id in
		(select id from variants where product_id = 'rd-50')`,
	categories: sql`update categories set position = -position`,
	options: sql`update options set name = jsonb_set(name, '{it}', '"Un altro nome"')`,
	colors: sql`update colors set name = jsonb_set(name, '{it}', '"Un altro colore"')`,
	document_products: sql`delete from document_products where product_id = 'rd-50'`,
	media: sql`update media set focal = '{"x":0.25,"y":0.75}' where id in
		(select media_id from product_media where product_id = 'rd-50')`,
};

describe.runIf(isEmbedded)('products fetched by changes equal those of the whole list', () => {
	test.each(PRODUCT_READS)('after a change of %s', async (table) => {
		const host = await aHost();
		await onAPort(host);
		const before = await fetchSite();
		const { cursor } = await changesSince(host.db, undefined);
		await host.db.execute(CHANGES[table]);
		const { changes } = await changesSince(host.db, cursor);
		const whole = (await fetchSite()).locales.it.products;
		expect(whole, 'the change can be seen').not.toEqual(before.locales.it.products);
		const after = await refreshSite(before, await productsSince(before, changes ?? []));
		expect(after.locales.it.products).toEqual(whole);
	});
});
