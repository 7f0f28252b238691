import type { AddressRules } from '#contract/customers/addresses.ts';
import type { ApiError } from '#contract/errors.ts';
import { INVOICE_FAULTS } from '#contract/orders/invoices.ts';
import type { FormFieldModel } from '#domain/form-model.ts';
import { countryName } from '#i18n/country-name.ts';
import type { CheckoutWords } from '../context.ts';
import { OTHER } from './address-part.ts';

interface Known {
	rules: AddressRules | null;
	toRules: AddressRules | null;
	country: string;
}

/** Words for what only this form knows to be wrong; null leaves it to the common ones. */
export function ownText(
	{ t, account, locale }: CheckoutWords,
	{ slug }: FormFieldModel,
	code: string,
	{ rules, toRules, country }: Known,
): string | null {
	if (code === 'not_delivered') {
		return t('shipping.notDelivered', { country: countryName(country, locale) });
	}
	if (code === 'postal_code') {
		const own = slug.startsWith(OTHER) ? toRules : rules;
		return account.t('error.postal_code', { example: own?.postal_code?.example ?? '' });
	}
	const fault = INVOICE_FAULTS.find((known) => known === code);
	return fault === undefined || fault === 'required' ? null : t(`fault.${fault}`);
}

/** The host's paths as the form names its fields: `shipping.line1` is `to_line1` here. */
export function atFields(error: ApiError): ApiError {
	if (!('fields' in error)) return error;
	const fields = error.fields.map(({ path, code }) => ({
		path: path.replace(/^billing\./, '').replace(/^shipping\./, OTHER),
		code,
	}));
	return { ...error, fields };
}
