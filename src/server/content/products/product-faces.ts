import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { productFaceSchema, type ProductFace } from '#contract/publishing/drafts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { media } from '#server/platform/media/tables.ts';
import { price_lists, prices, product_media, products, variants } from '../tables-catalogue.ts';

const rowSchema = v.object({ id: v.string(), face: productFaceSchema });

/** Lead picture of each live product, and the range of its prices in the default list. */
export async function listProductFaces(db: Db): Promise<ReadonlyMap<string, ProductFace>> {
	const { rows } = await db.execute(sql`select p.id, json_build_object(
		'picture', (select m.file from ${product_media} l join ${media} m on m.id = l.media_id
			where l.product_id = p.id order by l.position limit 1),
		'price', (select json_build_object('from', min(a.amount), 'to', max(a.amount),
				'currency', l.currency)
			from ${variants} v join ${prices} a on a.variant_id = v.id
			join ${price_lists} l on l.id = a.price_list_id and l.is_default
			where v.product_id = p.id group by l.id, l.currency limit 1)) as face
		from ${products} p`);
	return new Map(v.parse(v.array(rowSchema), rows).map(({ id, face }) => [id, face]));
}
