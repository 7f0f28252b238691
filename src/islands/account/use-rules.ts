import { useEffect, useState } from 'react';
import type { AddressRules } from '#contract/customers/addresses.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { findAddressRules } from '#state/address-rules.ts';

interface KnownRules {
	rules: AddressRules | null;
	/** Why those of the country cannot be had. */
	error: ApiError | null;
	/** Whether those of the country are on their way yet. */
	areAwaited: boolean;
}

/** What an address in a country is made of; the former country's stay until its own are there. */
export function useRules(country: string, locale: Locale): KnownRules {
	const [found, setFound] = useState<AddressRules | null>(null);
	const [failed, setFailed] = useState<{ country: string; error: ApiError } | null>(null);
	useEffect(() => {
		if (country === '') return undefined;
		let isCurrent = true;
		void findAddressRules(country, locale).then((result) => {
			if (!isCurrent) return;
			setFailed(result.ok ? null : { country, error: result.error });
			if (result.ok) setFound(result.data);
		});
		return () => {
			isCurrent = false;
		};
	}, [country, locale]);
	if (country === '') return { rules: null, error: null, areAwaited: false };
	const error = failed?.country === country ? failed.error : null;
	return { rules: found, error, areAwaited: error === null && found?.country !== country };
}
