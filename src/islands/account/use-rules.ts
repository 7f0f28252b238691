import { useEffect, useState } from 'react';
import type { AddressRules } from '#contract/customers/addresses.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { findAddressRules } from '#state/address-rules.ts';

/** What an address in a country is made of; the former country's stay until its own are there. */
export function useRules(
	country: string,
	locale: Locale,
): { rules: AddressRules | null; error: ApiError | null } {
	const [found, setFound] = useState<AddressRules | null>(null);
	const [error, setError] = useState<ApiError | null>(null);
	useEffect(() => {
		if (country === '') return undefined;
		let isCurrent = true;
		void findAddressRules(country, locale).then((result) => {
			if (!isCurrent) return;
			setError(result.ok ? null : result.error);
			if (result.ok) setFound(result.data);
		});
		return () => {
			isCurrent = false;
		};
	}, [country, locale]);
	return { rules: country === '' ? null : found, error };
}
