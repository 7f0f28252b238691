import type { WheelCard } from '#contract/wheels/measurements.ts';
import { isListed } from '../catalogue/catalogue.ts';
import { productById } from '../site/find-product.ts';
import { trackProduct } from '../site/memo.ts';
import { findMeasured, type MeasuredModel } from '../catalogue/measured.ts';
import { type BlockContext, getProduct } from './block-parts.ts';

/** A model with the weights of its pairs. */
export interface MeasuredWheel {
	id: string;
	name: string;
	href: string;
	measured: MeasuredModel | null;
}

/** Newest measured wheel of a product, and what the other models of the catalogue were measured at. */
export function toWheelSheet(
	context: BlockContext,
	product_id: string,
): MeasuredWheel & { card: WheelCard | null; others: MeasuredWheel[] } {
	const { site, locale, who } = context;
	const { measurements } = site.shared;
	const toWheel = (id: string): MeasuredWheel => {
		const product = getProduct(context, id);
		const href = site.addresses.path(locale, 'product', id, who);
		return { id, name: product.name, href, measured: findMeasured(site, product) };
	};
	const others = measurements.flatMap(({ id }) => {
		trackProduct(locale, id);
		const product = productById(site, locale, id);
		return id !== product_id && product && isListed(product) ? [toWheel(id)] : [];
	});
	const card = measurements.find(({ id }) => id === product_id)?.newest ?? null;
	return { ...toWheel(product_id), card, others: others.filter(({ measured }) => measured) };
}
