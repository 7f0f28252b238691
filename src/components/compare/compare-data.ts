import * as v from 'valibot';
import { type ComparedProduct, comparisonDataSchema } from '#contract/comparison.ts';

const files = new Map<string, Promise<ReadonlyMap<string, ComparedProduct>>>();

async function fetchFile(address: string): Promise<ReadonlyMap<string, ComparedProduct>> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answers ${response.status}`);
	const products = v.parse(comparisonDataSchema, await response.json());
	return new Map(products.map((product) => [product.id, product]));
}

/**
 * Data of a product from its category's file, fetched once for all of them. Null if the file fails
 * to load or lacks the product; the next call fetches it again.
 */
export async function comparedProduct(
	address: string,
	id: string,
): Promise<ComparedProduct | null> {
	const file = files.get(address) ?? fetchFile(address);
	files.set(address, file);
	try {
		return (await file).get(id) ?? null;
	} catch {
		files.delete(address);
		return null;
	}
}
