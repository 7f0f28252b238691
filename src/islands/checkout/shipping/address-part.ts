import { ADDRESS_PARTS, LATIN_PARTS, NAME_READINGS } from '#contract/customers/addresses.ts';
import type { AddressKind, AddressRules } from '#contract/customers/addresses.ts';
import type { OrderAddress } from '#contract/orders/parts.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import { typedIn } from '#state/checkout/typed.ts';
import { addressFields } from '../../account/addresses/address-fields.ts';
import type { AccountWords } from '../../account/parts/context.ts';

/** Parts of an address in the request body. */
const PARTS = [
	...(['given_name', 'family_name', ...NAME_READINGS] as const),
	...([...ADDRESS_PARTS, ...LATIN_PARTS, 'phone'] as const),
] as const;

/** Prefix of the field slugs of a shipping address that differs from the billing address. */
export const OTHER = 'to_';
export type Prefix = '' | typeof OTHER;

/** Initial values of an address. A saved one has an id, and may have a note for the courier. */
export type Before = Partial<Omit<OrderAddress, 'country' | 'lines'>> & {
	id?: string;
	note?: string;
};

export interface AddressPartInput {
	words: AccountWords;
	kind: AddressKind;
	prefix: Prefix;
	country: string;
	rules: AddressRules | null;
	before: Before | null;
	hasLine2: boolean;
	/** Countries to choose from; all of them if omitted. */
	countries?: readonly { value: string; label: string }[];
}

/** Fields of one address, the country first; at most eight for an address in Italy. */
export function partFields(given: AddressPartInput): FormFieldModel[] {
	const { words, kind, prefix, country, rules, before, hasLine2, countries } = given;
	const names = { given_name: '', family_name: '', ...before };
	const fields = addressFields({
		words,
		kind,
		country,
		rules,
		hasLine2,
		before: names,
		hasExtra: false,
		isFirst: true,
	});
	return fields.map((field) => {
		const slug = prefix + field.slug;
		const token = String(field.attributes['autoComplete'] ?? 'off').replace(/^\w+ /, '');
		const isChoice = field.slug === 'country' && countries !== undefined;
		return {
			...field,
			slug,
			...(isChoice && { vue_type: 'select', options: [...countries] }),
			defaultValue: field.slug === 'country' ? country : (typedIn(slug) ?? field.defaultValue),
			attributes: {
				...field.attributes,
				autoComplete: token === 'off' ? token : `${kind} ${token}`,
			},
		};
	});
}

/** Reads an address from the typed values. */
export function toAddress(values: Readonly<Record<string, string>>, prefix: Prefix) {
	const part = (name: string) => values[prefix + name] ?? '';
	const parts = Object.fromEntries(PARTS.map((name) => [name, part(name)]));
	return {
		...parts,
		country: part('country'),
		given_name: part('given_name'),
		family_name: part('family_name'),
		line1: part('line1'),
	};
}

/** Field slugs of an address, for discarding its draft values. */
export const toSlugs = (prefix: Prefix): string[] =>
	['country', ...PARTS].map((name) => prefix + name);
