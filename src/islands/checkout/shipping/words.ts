import type { AddressRules } from '#contract/customers/addresses.ts';
import type { ApiError } from '#contract/errors.ts';
import { INVOICE_FAULTS } from '#contract/orders/invoices.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import { countryName } from '#i18n/country-name.ts';
import type { CheckoutWords } from '../context.ts';
import { OTHER } from './address-part.ts';

interface Known {
	rules: AddressRules | null;
	toRules: AddressRules | null;
	country: string;
}

/** Message for an error code that only this form knows; null if the common messages apply. */
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

/** Maps error paths of the server to field names: `shipping.line1` becomes `to_line1`. */
export function atFields(error: ApiError): ApiError {
	if (!('fields' in error)) return error;
	const fields = error.fields.map(({ path, code }) => ({
		path: path.replace(/^billing\./, '').replace(/^shipping\./, OTHER),
		code,
	}));
	return { ...error, fields };
}
