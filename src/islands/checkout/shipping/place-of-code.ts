import { parsePostal, townsOfCode, type PostalArea } from '#domain/stores/postal-codes.ts';
import type { Place } from '#domain/stores/stores.ts';

let areas: Promise<readonly PostalArea[]> | null = null;

/** The site's own table of postal codes, fetched once; the next call retries a failed fetch. */
function readAreas(): Promise<readonly PostalArea[]> {
	areas ??= fetch('/places/postal.txt').then(async (response) => {
		if (!response.ok) throw new Error(`postal codes: ${response.status}`);
		return parsePostal(await response.text());
	});
	areas.catch(() => (areas = null));
	return areas;
}

/** Finds the location of a postal code; null if unknown. Nothing typed leaves the device. */
export async function placeOfCode(code: string, country: string): Promise<Place | null> {
	if (code.trim() === '' || country === '') return null;
	try {
		const likely = { chosen: country, own: country, nearestStoreKm: () => 0 };
		const [town] = townsOfCode(await readAreas(), code, likely);
		return town ?? null;
	} catch {
		return null;
	}
}
