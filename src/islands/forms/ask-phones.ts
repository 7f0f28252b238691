import { findPrefix, unpackCountries } from '#domain/addresses/countries.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import { phoneJudge, type PhonePlans } from '#domain/forms/form-phones.ts';
import { askRules, type AskRules, type Failure } from './resolver.ts';

/** Loads the number plans of all prefixes. If that fails, only the server validates. */
async function fetchPlan(): Promise<PhonePlans['isPlanned']> {
	try {
		return (await import('#domain/forms/phone-plan.ts')).isPlanned;
	} catch {
		return () => true;
	}
}

/** Returns whether a failure is an unusual number of digits, which the prefix's plan may allow. */
const isPhoneLength = ({ fields }: FormModel, { path, code }: Failure): boolean =>
	code.startsWith('digits') &&
	fields.some(({ slug, vue_type }) => slug === path && vue_type === 'tel');

/** Validates a form, phones included. Number plans weigh more than the form: loaded if needed. */
export const askWithPhones: AskRules = async (model, values) => {
	const countries = unpackCountries(model.countries);
	const checkBy = (isPlanned: PhonePlans['isPlanned']) =>
		askRules(model, values, (plain) =>
			phoneJudge(model.fields, plain, {
				findPrefix: (code) => findPrefix(countries, code),
				isPlanned,
			}),
		);
	const checked = checkBy(() => false);
	const isLengthAlone = checked.failures.some((failure) => isPhoneLength(model, failure));
	return isLengthAlone ? checkBy(await fetchPlan()) : checked;
};
