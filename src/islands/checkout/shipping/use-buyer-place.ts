import { useEffect, useState, type RefObject } from 'react';
import type { Place } from '#domain/stores/stores.ts';
import { typedIn } from '#state/checkout/typed.ts';

/**
 * Finds the location of the postal code typed into the step's form; null while none is typed or
 * known. The table of codes is fetched only for buyers who choose pickup.
 */
export function useBuyerPlace(
	part: RefObject<HTMLElement | null>,
	country: string,
	before: string,
): Place | null {
	const [code, setCode] = useState(() => typedIn('postal_code') ?? before);
	const [place, setPlace] = useState<Place | null>(null);

	useEffect(() => {
		const form = part.current?.closest('form');
		const read = () => setCode(typedIn('postal_code') ?? before);
		form?.addEventListener('focusout', read);
		return () => form?.removeEventListener('focusout', read);
	}, [part, before]);

	useEffect(() => {
		let isCurrent = true;
		void import('./place-of-code.ts')
			.then(({ placeOfCode }) => placeOfCode(code, country))
			.catch(() => null)
			.then((found) => isCurrent && setPlace(found));
		return () => {
			isCurrent = false;
		};
	}, [code, country]);
	return place;
}
