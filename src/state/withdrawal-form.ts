import { callApi } from '#api/call-api.ts';
import { getOrder } from '#contract/orders/endpoints.ts';
import { isLocale } from '#contract/locales.ts';

/** Fills in what an order says and nobody has typed; one that is not seen leaves the form as it is. */
export async function fillStatement(form: HTMLFormElement, id: string): Promise<void> {
	const locale = form.dataset['locale'] ?? '';
	if (!isLocale(locale)) return;
	const result = await callApi(getOrder, { baseUrl: '', params: { id }, query: { locale } });
	if (!result.ok) return;
	const { number, email, billing } = result.data;
	const names = [billing.given_name, billing.family_name];
	const known = {
		name: (locale === 'ja' ? names.toReversed() : names).join(' '),
		contract: number,
		email,
	};
	for (const [name, value] of Object.entries(known)) {
		const field = form.elements.namedItem(name);
		if (field instanceof HTMLInputElement && field.value === '') field.value = value;
	}
}
