import { isPostalCode } from '#domain/addresses/addresses.ts';
import {
	DISTRICT_DIGITS,
	findItalianTowns,
	type ItalianTown,
} from '#domain/addresses/italian-towns.ts';
import { splitRegion } from '#domain/addresses/postal-region.ts';
import type { AddressRules } from '#contract/customers/addresses.ts';
import type { Field } from '../form/filling.ts';
import { type Completion, fillUnlessGiven, textIn, write } from './fill-in.ts';
import { TownNote } from './TownNote.tsx';

const districts = new Map<string, Promise<string>>();

/** Codes of a district, fetched once; the next call retries a failed fetch. */
function readDistrict(district: string): Promise<string> {
	const known = districts.get(district);
	if (known) return known;
	const text = fetch(`/postal-codes/it-${district}.txt`).then((response) => {
		if (!response.ok) throw new Error(`postal codes: ${response.status}`);
		return response.text();
	});
	districts.set(district, text);
	text.catch(() => districts.delete(district));
	return text;
}

/** Code in a field of an Italian address; null until it is whole. */
function codeIn(field: Field, rules: AddressRules): string | null {
	const { code } = splitRegion(textIn(field, field.slug), rules);
	return code !== '' && isPostalCode(code, rules) ? code : null;
}

/** Province of towns that share one, if the form lists it; else ''. */
function sharedProvince(towns: readonly ItalianTown[], { regions }: AddressRules): string {
	const [province = '', ...others] = new Set(towns.map((town) => town.province));
	return others.length === 0 && regions.some(({ code }) => code === province) ? province : '';
}

/**
 * Fills in town and province of a whole postal code, unless the customer has given them, and offers
 * the towns of a code that has several. Only the code's first two digits leave the device.
 */
export async function fillTown(
	field: Field,
	rules: AddressRules,
	{ t, show }: Completion,
): Promise<void> {
	const code = codeIn(field, rules);
	show(field.slug, null);
	if (code === null) return;
	const district = await readDistrict(code.slice(0, DISTRICT_DIGITS)).catch(() => null);
	const toSlug = (part: string) => field.slug.replace('postal_code', part);
	// Meanwhile another code may have been typed, or another country chosen.
	const isAsked =
		codeIn(field, rules) === code && textIn(field, toSlug('country')) === rules.country;
	if (district === null || !isAsked) return;
	const towns = findItalianTowns(district, code);
	const [only] = towns.length === 1 ? towns : [];
	fillUnlessGiven(field, toSlug('city'), only?.name ?? '');
	fillUnlessGiven(field, toSlug('region'), sharedProvince(towns, rules));
	if (towns.length === 0) return;
	const city = textIn(field, toSlug('city'));
	// A town that the customer has written needs neither a list nor a word.
	if (city !== (only?.name ?? '')) return;

	function choose(town: ItalianTown): void {
		write(field, toSlug('city'), town.name);
		const region = sharedProvince([town], rules);
		if (region !== '') write(field, toSlug('region'), region);
	}
	const note = <TownNote key={code} code={code} towns={towns} t={t} onChoose={choose} />;
	show(field.slug, note);
}
