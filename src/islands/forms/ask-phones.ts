import { prefixOf, unpackCountries } from '#domain/countries.ts';
import type { FormModel } from '#domain/form-model.ts';
import { phoneJudge, type PhonePlans } from '#domain/form-phones.ts';
import { askRules, type AskRules, type Failure } from './resolver.ts';

/** The plans of all prefixes; where they cannot be had, the host is asked alone. */
async function fetchPlan(): Promise<PhonePlans['isPlanned']> {
	try {
		return (await import('#domain/phone-plan.ts')).isPlanned;
	} catch {
		return () => true;
	}
}

/** Whether a number has not the digits that most have, which its prefix's plan may allow. */
const isPhoneLength = ({ fields }: FormModel, { path, code }: Failure): boolean =>
	code.startsWith('digits') &&
	fields.some(({ slug, vue_type }) => slug === path && vue_type === 'tel');

/** The plans weigh more than the form: they are fetched for a number that needs them. */
export const askWithPhones: AskRules = async (model, values) => {
	const countries = unpackCountries(model.countries);
	const checkBy = (isPlanned: PhonePlans['isPlanned']) =>
		askRules(model, values, (plain) =>
			phoneJudge(model.fields, plain, { prefixOf: (code) => prefixOf(countries, code), isPlanned }),
		);
	const checked = checkBy(() => false);
	const isLengthAlone = checked.failures.some((failure) => isPhoneLength(model, failure));
	return isLengthAlone ? checkBy(await fetchPlan()) : checked;
};
