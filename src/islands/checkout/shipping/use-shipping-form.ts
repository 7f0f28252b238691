import { useCallback, useMemo, useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import { LONGEST_COURIER_NOTE } from '#contract/checkout/details.ts';
import type { Address } from '#contract/customers/addresses.ts';
import { countryName } from '#i18n/country-name.ts';
import { saveShipping } from '#state/checkout.ts';
import { forgetTyped, typedIn } from '#state/checkout/typed.ts';
import type { Values } from '../../account/form/AccountForm.tsx';
import { aField } from '../../account/form/fields.ts';
import { readingFaults } from '../../account/addresses/ask-country.ts';
import { askRules, type AskRules } from '../../forms/resolver.ts';
import type { CheckoutWords } from '../context.ts';
import { toAddress, OTHER, partFields, toSlugs, type Prefix } from './address-part.ts';
import { invoiceFailures, invoiceFields, getInvoice, toDocumentChoice } from './invoice-part.ts';
import { findCheapest } from './Methods.tsx';
import { usePlaces } from './use-places.ts';
import { useRules } from '../../account/form/use-rules.ts';
import { atFields } from './words.ts';

/** Loads the rules of phones and addresses on demand. If that fails, only the server checks them. */
const loadChecks = () => import('./check-values.ts').catch(() => null);

/** Validates all but phone numbers. */
const askOthers: AskRules = (model, values) =>
	askRules(
		model,
		values,
		() =>
			({ vue_type }, _, code) =>
				vue_type === 'tel' ? null : code,
	);

/** Options for the delivery country, sorted by name. */
function countryOptions(codes: readonly string[], locale: CheckoutWords['locale']) {
	const { compare } = new Intl.Collator(locale);
	return codes
		.map((value) => ({ value, label: countryName(value, locale) }))
		.toSorted((a, b) => compare(a.label, b.label));
}

/** State of the optional fields that appear only on request. */
function useOpened(
	checkout: Checkout,
	{ billing, shipping }: ReturnType<typeof usePlaces>['before'],
) {
	const hasText = (text: string | undefined) => (text ?? '') !== '';
	const [line2, setLine2] = useState(hasText(typedIn('line2') ?? billing?.line2));
	const [toLine2, setToLine2] = useState(hasText(typedIn('to_line2') ?? shipping?.line2));
	const [note, setNote] = useState(hasText(typedIn('courier_note') ?? checkout.courier_note));
	return { line2, setLine2, toLine2, setToLine2, note, setNote };
}

/** Fields, validation and submission of the step, for what has been chosen so far. */
export function useShippingForm(words: CheckoutWords, checkout: Checkout) {
	const { account, locale, t } = words;
	const { delivers_to, offers, invoice, courier_note } = checkout;
	const places = usePlaces(checkout);
	const { place, country, toCountry, before, store } = places;
	const ours = useRules(country, locale);
	const theirs = useRules(place === 'other' ? toCountry : '', locale);
	const { rules } = ours;
	const { rules: toRules } = theirs;
	const [paper, setPaper] = useState(() => toDocumentChoice(checkout));
	const [wished, setWished] = useState(checkout.method);
	/** Increments when a saved address is applied: the fields remount with it. */
	const [turn, setTurn] = useState(0);
	const opened = useOpened(checkout, before);
	const { line2, toLine2 } = opened;
	const savedNote = place === 'other' ? (before.shipping?.note ?? '') : '';
	const firstNote = savedNote || courier_note;
	const hasNote = place !== 'pickup' && (opened.note || savedNote !== '');
	const method = offers.find((offer) => offer.method === wished) ?? findCheapest(offers);
	const isRefused = place === 'billing' && country !== '' && !delivers_to.includes(country);

	const billing = useMemo(
		() =>
			partFields({
				words: account,
				kind: 'billing',
				prefix: '',
				country,
				rules,
				before: before.billing,
				hasLine2: line2,
			}).filter(({ slug }) => slug !== 'phone' || place !== 'other'),
		[account, country, rules, before.billing, line2, place],
	);
	const other = useMemo(
		() =>
			place === 'other'
				? partFields({
						words: account,
						kind: 'shipping',
						prefix: OTHER,
						country: toCountry,
						rules: toRules,
						hasLine2: toLine2,
						before: before.shipping,
						countries: countryOptions(delivers_to, locale),
					})
				: [],
		[account, place, toCountry, toRules, before.shipping, toLine2, delivers_to, locale],
	);
	const paperFields = useMemo(
		() => invoiceFields(words, { paper, country, before: invoice }),
		[words, paper, country, invoice],
	);
	const note = useMemo(
		() =>
			hasNote
				? [
						aField({
							slug: 'courier_note',
							label: t('shipping.note'),
							validations: `max:${LONGEST_COURIER_NOTE}`,
							defaultValue: typedIn('courier_note') ?? firstNote,
							autoComplete: 'off',
						}),
					]
				: [],
		[hasNote, t, firstNote],
	);
	const fields = useMemo(
		() => [...billing, ...paperFields, ...other, ...note],
		[billing, paperFields, other, note],
	);

	const ask = useCallback<AskRules>(
		async (model, values) => {
			const checks = await loadChecks();
			const checked = await (checks?.askWithPhones ?? askOthers)(model, values);
			const own = [
				...(checks?.addressFailures(values, '', rules) ?? []),
				...(checks?.addressFailures(values, OTHER, toRules) ?? []),
				...(await readingFaults(values, rules)),
				...(await readingFaults(values, toRules, OTHER)),
				...(await invoiceFailures(values, paper, country)),
				...(isRefused ? [{ path: 'country', code: 'not_delivered' }] : []),
			];
			const known = checked.failures.map(({ path }) => path);
			const more = own.filter(({ path }) => !known.includes(path));
			return { ...checked, failures: [...checked.failures, ...more] };
		},
		[rules, toRules, paper, country, isRefused],
	);

	async function send(values: Values) {
		const result = await saveShipping({
			user_type: paper === 'company' ? 'company' : 'private',
			wants_invoice: paper === 'invoice',
			...(await getInvoice(values, paper, country)),
			billing: { ...toAddress(values, ''), company: values['company'] ?? '' },
			ships_to_billing: place === 'billing',
			shipping: place === 'other' ? toAddress(values, OTHER) : null,
			pickup_store_id: place === 'pickup' ? (store?.id ?? null) : null,
			courier_note: values['courier_note'] ?? '',
			method: place === 'pickup' ? null : (method?.method ?? null),
		});
		return result.ok ? result : { ...result, error: atFields(result.error) };
	}

	/** Fills an address from a saved one, including its note for the courier. */
	function take(address: Address, prefix: Prefix): void {
		const isOther = prefix === OTHER;
		const kind = isOther ? 'shipping' : 'billing';
		forgetTyped(toSlugs(prefix));
		if (isOther && address.note !== '') forgetTyped(['courier_note']);
		places.setBefore((now) => ({ ...now, [kind]: address }));
		places.setTaken((now) => ({ ...now, [kind]: address.id }));
		(isOther ? places.setToCountry : places.setCountry)(address.country);
		if (address.line2 !== '') (isOther ? opened.setToLine2 : opened.setLine2)(true);
		setTurn((now) => now + 1);
	}

	/** Records that an address field was edited: the fields no longer show the saved address. */
	function noteChange(slug: string): void {
		const kind = slug.startsWith(OTHER) ? 'shipping' : 'billing';
		if (places.taken[kind] === '' || !toSlugs(kind === 'shipping' ? OTHER : '').includes(slug))
			return;
		places.setTaken((now) => ({ ...now, [kind]: '' }));
	}

	return {
		lacking: ours.lacking ?? theirs.lacking,
		places,
		rules,
		toRules,
		paper,
		setPaper,
		method,
		setWished,
		turn,
		opened,
		isRefused,
		billing,
		other,
		paperFields,
		note,
		hasNote,
		fields,
		ask,
		send,
		take,
		noteChange,
	};
}
export type ShippingForm = ReturnType<typeof useShippingForm>;
