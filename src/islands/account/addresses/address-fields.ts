import {
	LATIN_PARTS,
	NAME_READINGS,
	type Address,
	type AddressPart,
	type AddressRules,
} from '#contract/customers/addresses.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import type { AccountWords } from '../parts/context.ts';
import { aField, nameFields } from '../form/fields.ts';

/** `autocomplete` token of each address part. */
const TOKENS: Record<AddressPart, string> = {
	line1: 'address-line1',
	line2: 'address-line2',
	district: 'address-level3',
	city: 'address-level2',
	region: 'address-level1',
	postal_code: 'postal-code',
};
const WIDTHS: Partial<Record<AddressPart, number>> = { postal_code: 4, city: 8, region: 6 };

function toLabel(
	{ t }: AccountWords,
	part: AddressPart,
	{ country, region_name }: AddressRules,
): string {
	switch (part) {
		case 'line1':
			return t(country === 'JP' ? 'field.line1Jp' : 'field.line1');
		case 'line2':
			return t('field.line2');
		case 'district':
			return t('field.district');
		case 'city':
			return t('field.city');
		case 'postal_code':
			return t('field.postalCode');
		case 'region':
			if (region_name === 'prefecture') return t('field.prefecture');
			return t(region_name === 'province' ? 'field.region' : 'field.state');
	}
}

export interface AddressFieldsInput {
	words: AccountWords;
	kind: Address['kind'];
	country: string;
	/** Null until loaded; until then the country is the only field. */
	rules: AddressRules | null;
	/** Initial values of the fields. */
	before: Partial<Omit<Address, 'country'>> & { given_name: string; family_name: string };
	hasLine2: boolean;
	/** True if the form has a field for a company or a courier note, which few customers give. */
	hasExtra: boolean;
	isFirst: boolean;
}

/** Fields of an address: country first, then the parts in the order of that country. */
export function addressFields(given: AddressFieldsInput): FormFieldModel[] {
	const { words, kind, country, rules, before, hasLine2, hasExtra, isFirst } = given;
	const { t } = words;
	const token = (name: string) => `${kind} ${name}`;
	const chooseCountry = aField({
		slug: 'country',
		label: t('field.country'),
		vue_type: 'country',
		validations: 'required',
		defaultValue: country === '' ? null : country,
		autoComplete: token('country'),
	});
	if (!rules) return [chooseCountry];
	const parts = rules.parts
		.filter(({ part }) => part !== 'line2' || hasLine2)
		.map(({ part, is_required }) => {
			const isList = part === 'region' && rules.regions.length > 0;
			return aField({
				slug: part,
				label: toLabel(words, part, rules),
				validations: is_required ? 'required|max:120' : 'max:120',
				vue_type: isList ? 'select' : 'text',
				options: isList
					? rules.regions.map(({ code, name }) => ({ value: code, label: name }))
					: [],
				width: WIDTHS[part] ?? 12,
				defaultValue: before[part] ?? null,
				autoComplete: token(TOKENS[part]),
			});
		});
	const plain = (slug: 'company' | 'note' | 'phone', label: string, autoComplete: string) =>
		aField({
			slug,
			label,
			vue_type: slug === 'phone' ? 'tel' : 'text',
			validations: slug === 'phone' ? '' : 'max:120',
			hint: slug === 'phone' ? t('field.phoneHint') : null,
			defaultValue: before[slug] ?? null,
			autoComplete,
		});
	const readings = NAME_READINGS.filter(() => rules.has_kana).map((slug) =>
		aField({
			slug,
			label: t(`kana.${slug}`),
			validations: 'max:120',
			width: 6,
			defaultValue: before[slug] ?? null,
			autoComplete: 'off',
		}),
	);
	const latin = LATIN_PARTS.filter(() => rules.has_latin).map((slug) =>
		aField({
			slug,
			label: t(`latin.${slug}`),
			hint: t('latin.hint'),
			validations: 'max:120',
			defaultValue: before[slug] ?? null,
			autoComplete: 'off',
		}),
	);
	return [
		chooseCountry,
		...nameFields(words, rules.family_name_first, before),
		...readings,
		...parts,
		...latin,
		plain('phone', t('field.phone'), token('tel')),
		...(hasExtra && kind === 'billing'
			? [plain('company', t('field.company'), token('organization'))]
			: []),
		...(hasExtra && kind === 'shipping' ? [plain('note', t('field.note'), 'off')] : []),
		...(isFirst || before.is_default
			? []
			: [
					aField({
						slug: 'is_default',
						label: t('field.default'),
						vue_type: 'checkbox',
						validations: '',
						autoComplete: 'off',
					}),
				]),
	];
}
