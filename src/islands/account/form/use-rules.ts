import { useEffect, useState } from 'react';
import type { AddressRules } from '#contract/customers/addresses.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import { findAddressRules } from '#state/account/address-rules.ts';
import type { LackingFields } from './use-submit-once-there.ts';

interface KnownRules {
	rules: AddressRules | null;
	/** Set while the country's rules, and thus its fields, are not loaded. */
	lacking: LackingFields | null;
}

/** Loads a country's address rules; the previous country's stay until they have arrived. */
export function useRules(country: string, locale: Locale): KnownRules {
	const [found, setFound] = useState<AddressRules | null>(null);
	const [failed, setFailed] = useState<{ country: string; error: ApiError } | null>(null);
	const [turn, setTurn] = useState(0);
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
	}, [country, locale, turn]);

	if (country === '') return { rules: null, lacking: null };
	if (found?.country === country) return { rules: found, lacking: null };
	const error = failed?.country === country ? failed.error : null;
	const again = () => {
		setFailed(null);
		setTurn((before) => before + 1);
	};
	return { rules: found, lacking: { error, again } };
}
