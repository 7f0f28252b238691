import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Account } from '#contract/customers/account.ts';
import type { Address, AddressKind } from '#contract/customers/addresses.ts';
import { latinFaults } from '#domain/addresses/addresses.ts';
import type { Locale } from '#contract/locales.ts';
import { saveAddress } from '#state/account/addresses.ts';
import { askWithPhones } from '../../forms/ask-phones.ts';
import type { AskRules } from '../../forms/resolver.ts';
import { AccountForm, type Values } from '../form/AccountForm.tsx';
import { addressFields } from './address-fields.ts';
import { complete, readingFaults } from './ask-country.ts';
import { useNotes } from './use-notes.ts';
import { useWords } from '../parts/context.ts';
import { useRules } from '../form/use-rules.ts';

/** Default country by language; English has none. */
const HOME: Partial<Record<Locale, string>> = { it: 'IT', es: 'ES', fr: 'FR', ja: 'JP' };

export interface AddressFormProps {
	kind: AddressKind;
	/** Address to edit; null for a new one. */
	address: Address | null;
	account: Account;
	/** True for the first address of its kind, which becomes the default without a checkbox. */
	isFirst: boolean;
	onSaved: (address: Address) => void;
	onCancel: () => void;
}

/** Form for one address, with the fields and rules of its country. */
export function AddressForm({
	kind,
	address,
	account,
	isFirst,
	onSaved,
	onCancel,
}: AddressFormProps) {
	const words = useWords();
	const { t, locale } = words;
	const start = address?.country ?? account.country ?? HOME[locale] ?? '';
	const [country, setCountry] = useState(start);
	const { rules, lacking } = useRules(country, locale);
	const [hasLine2, setLine2] = useState((address?.line2 ?? '') !== '');
	const [hasExtra, setExtra] = useState(Boolean(address?.company || address?.note));
	const { notes, show, clear } = useNotes();
	const box = useRef<HTMLDivElement>(null);

	useEffect(() => {
		box.current?.scrollIntoView({ block: 'nearest' });
		box.current?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true });
	}, []);

	const before = address ?? account;
	const fields = useMemo(
		() => addressFields({ words, kind, country, rules, before, hasLine2, hasExtra, isFirst }),
		[words, kind, country, rules, before, hasLine2, hasExtra, isFirst],
	);
	const ask = useCallback<AskRules>(
		async (model, values) => {
			const checked = await askWithPhones(model, values);
			const failures = [
				...checked.failures,
				...(rules ? latinFaults(values, rules) : []),
				...(await readingFaults(values, rules)),
			];
			const typed: unknown = values['postal_code'];
			if (!rules || typeof typed !== 'string' || typed.trim() === '')
				return { ...checked, failures };
			// Without its rules the host alone checks the code.
			const codes = await import('#domain/addresses/postal-region.ts').catch(() => null);
			const fault = codes?.postalCodeFault(typed, values['region'], rules);
			if (fault) failures.push(fault);
			return { ...checked, failures };
		},
		[rules],
	);

	function send(values: Values) {
		const { given_name = '', family_name = '', line1 = '', is_default, ...parts } = values;
		return saveAddress(address?.id ?? null, {
			...parts,
			kind,
			country: values['country'] ?? '',
			given_name,
			family_name,
			line1,
			is_default: isFirst || address?.is_default === true || is_default === '1',
		});
	}

	/** Button that reveals an optional field. */
	const more = (label: string, open: (isOpen: boolean) => void) => (
		<button type="button" className="link address-more" onClick={() => open(true)}>
			{label}
		</button>
	);
	const title = t(address ? 'addresses.editTitle' : 'addresses.add');
	return (
		<div ref={box} className="account-part">
			<h3 className="title-4">{title}</h3>
			<AccountForm
				slug={`address-${kind}`}
				name={title}
				fields={fields}
				lacking={lacking}
				ask={ask}
				example={rules?.postal_code?.example ?? ''}
				button={t('profile.save')}
				send={send}
				onDone={onSaved}
				refusal={({ code }) => (code === 'conflict' ? t('error.full') : null)}
				onField={(slug, value) => {
					if (slug !== 'country') return;
					setCountry(value);
					clear();
				}}
				complete={(field) => complete(rules, field, { t, show })}
				below={{
					...notes,
					...(!hasLine2 && { line1: more(t('field.addLine2'), setLine2) }),
					...(!hasExtra && {
						phone: more(t(kind === 'billing' ? 'field.addCompany' : 'field.addNote'), setExtra),
					}),
				}}
			>
				<button type="button" className="btn-ghost" onClick={onCancel}>
					{t('profile.cancel')}
				</button>
			</AccountForm>
		</div>
	);
}
