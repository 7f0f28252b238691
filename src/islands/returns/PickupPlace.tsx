import { useMemo, useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import type { ReturnRequest } from '#contract/returns/returns.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import { countryName } from '#i18n/country-name.ts';
import { addressFields } from '../account/addresses/address-fields.ts';
import { AddressLines } from '../account/parts/AddressLines.tsx';
import { FormSectionFrame } from '../account/parts/FormSection.tsx';
import { toText } from '../account/form/form-texts.ts';
import { useRules } from '../account/form/use-rules.ts';
import { Choice } from '../checkout/Choice.tsx';
import '../forms/error-sign.css';
import { useReturnsWords } from './context.ts';

type Kept = 'shipping' | 'billing';
type Place = Kept | 'other';
/** Error codes by field. */
type Faults = Readonly<Record<string, string>>;

/** Typed parts of an address; the server fills in the others, and formats them as lines. */
type TypedAddress = NonNullable<ReturnRequest['pickup']>;

/** Addresses of the order; identical ones count once. */
function keptPlaces({ shipping, billing }: Order): readonly [Kept, ...Kept[]] {
	if (shipping === null) return ['billing'];
	const isSame = shipping.lines.join('\n') === billing.lines.join('\n');
	return isSame ? ['shipping'] : ['shipping', 'billing'];
}

const prefixed = (slug: string) => `pickup_${slug}`;

/** Pickup place for our courier: an address of the order, or another in the same country. */
export function usePickup(order: Order) {
	const { account, locale } = useReturnsWords();
	const places = keptPlaces(order);
	const [place, setPlace] = useState<Place>(places[0]);
	const [faults, setFaults] = useState<Faults>({});
	const at = order.shipping ?? order.billing;
	const { country, given_name, family_name, phone } = at;
	const { rules, lacking } = useRules(place === 'other' ? country : '', locale);
	const fields = useMemo(
		() =>
			rules === null
				? []
				: addressFields({
						words: account,
						kind: 'shipping',
						country,
						rules,
						before: { given_name, family_name, phone },
						hasLine2: true,
						hasExtra: false,
						isFirst: true,
					}).filter(({ slug }) => slug !== 'country'),
		[account, country, rules, given_name, family_name, phone],
	);

	/** Reads the address from the form; null if a part is missing, which is marked at its field. */
	function read(form: HTMLFormElement): TypedAddress | null {
		if (place !== 'other') {
			const { lines: _, ...kept } = order[place] ?? order.billing;
			return kept;
		}
		const data = new FormData(form);
		const typed = Object.fromEntries(
			fields.map(({ slug }) => [slug, String(data.get(prefixed(slug)) ?? '').trim()]),
		);
		const missing = fields.filter(
			({ slug, validations }) => validations.startsWith('required') && typed[slug] === '',
		);
		setFaults(Object.fromEntries(missing.map(({ slug }) => [slug, 'required'])));
		if (fields.length === 0 || missing.length > 0) return null;
		// Every country's fields have the names and the first line.
		return { ...(typed as Omit<TypedAddress, 'country'>), country };
	}

	return {
		places,
		place,
		setPlace,
		country,
		fields,
		rules,
		lacking,
		faults,
		read,
		/** Shows the server's errors at the fields; returns whether any is about a shown field. */
		refuse(found: readonly { path: string; code: string }[]): boolean {
			const about = found.flatMap(({ path, code }) => {
				const slug = path.replace(/^pickup\./, '');
				return fields.some((field) => field.slug === slug) ? [[slug, code] as const] : [];
			});
			setFaults(Object.fromEntries(about));
			return about.length > 0;
		},
		cure(slug: string): void {
			setFaults(({ [slug]: _, ...others }) => others);
		},
	};
}
type Pickup = ReturnType<typeof usePickup>;

function Field({ field, pickup }: { field: FormFieldModel; pickup: Pickup }) {
	const { account } = useReturnsWords();
	const { slug, label, vue_type, options, defaultValue, attributes } = field;
	const code = pickup.faults[slug];
	const id = `return-${prefixed(slug)}`;
	const control = {
		id,
		name: prefixed(slug),
		className: 'field',
		defaultValue: String(defaultValue ?? ''),
		autoComplete: String(attributes['autoComplete'] ?? 'off'),
		'aria-invalid': code !== undefined,
		'aria-describedby': code === undefined ? undefined : `${id}-fault`,
		onChange: () => pickup.cure(slug),
	};
	return (
		<div>
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			{vue_type === 'select' ? (
				<select {...control} className="field picker">
					<option value="" />
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			) : (
				<input {...control} type={vue_type === 'tel' ? 'tel' : 'text'} maxLength={120} />
			)}
			{code !== undefined && (
				<p id={`${id}-fault`} className="field-error form-error">
					{toText(account, field, code, pickup.rules?.postal_code?.example ?? '')}
				</p>
			)}
		</div>
	);
}

/** Choice of the place, with the fields of another address once that is chosen. */
export function PickupPlace({ order, pickup }: { order: Order; pickup: Pickup }) {
	const { t, locale, account } = useReturnsWords();
	const { places, place, setPlace, country, fields, lacking } = pickup;
	const kept = places.map((value) => ({
		value: value as Place,
		label: <AddressLines lines={order[value]?.lines ?? []} />,
	}));
	const other = {
		value: 'other' as const,
		label: t('form.other', { country: countryName(country, locale) }),
	};
	return (
		<FormSectionFrame level={2} title={t('form.where')}>
			<Choice
				name="pickup"
				legend={t('form.where')}
				isLegendHidden
				value={place}
				options={[...kept, other]}
				onChoose={setPlace}
			/>
			{place === 'other' && lacking !== null && (
				<p role="status">
					{lacking.error === null ? (
						account.t('state.pending')
					) : (
						<button type="button" className="link address-more" onClick={lacking.again}>
							{account.t('state.again')}
						</button>
					)}
				</p>
			)}
			{place === 'other' && fields.length > 0 && (
				<div className="return-answers">
					{fields.map((field) => (
						<Field key={field.slug} field={field} pickup={pickup} />
					))}
				</div>
			)}
		</FormSectionFrame>
	);
}
