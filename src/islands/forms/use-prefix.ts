import { useCallback, useEffect, useRef } from 'react';
import { findPrefix, unpackCountries } from '#domain/addresses/countries.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import type { FormHandle } from './extras.ts';

/**
 * Makes the phone prefix follow the country until the visitor has chosen one. Returns a handler to
 * call for each changed control. Must run after the draft, whose prefix counts as chosen
 * if it is not the country's.
 */
export function usePrefix(model: FormModel, { getValues, setValue }: FormHandle) {
	const country = model.fields.find(({ vue_type }) => vue_type === 'country')?.slug;
	const prefix = model.fields.find(({ vue_type }) => vue_type === 'phone_prefix')?.slug;
	/** Null once the visitor has chosen. */
	const followed = useRef<string | null>('');

	const ofCountry = useCallback(() => {
		const code: unknown = country === undefined ? '' : getValues(country);
		return findPrefix(unpackCountries(model.countries), String(code)) ?? '';
	}, [model, country, getValues]);

	useEffect(() => {
		followed.current = ofCountry();
	}, [ofCountry]);

	return useCallback(
		(target: EventTarget) => {
			const isSelect = target instanceof HTMLSelectElement;
			if (!isSelect || country === undefined || prefix === undefined) return;
			const changed = target.name;
			const standing: unknown = getValues(prefix);
			if (changed === prefix) followed.current = standing === '' ? '' : null;
			if (changed !== country || followed.current === null) return;
			if (standing !== '' && standing !== followed.current) return;
			followed.current = ofCountry();
			setValue(prefix, followed.current);
		},
		[country, prefix, getValues, setValue, ofCountry],
	);
}
