import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { WAY_BACK, wayBack } from '#domain/security/way-back.ts';
import { $isInside, lookInside } from '#state/account/sign-in.ts';

/** URL after the login: the page the customer came from, else the account. */
export function wayOn(account: string | undefined): string {
	const asked = new URLSearchParams(location.search).get(WAY_BACK);
	return wayBack(asked) ?? account ?? '/';
}

/**
 * Redirects customers who are already signed in; returns true until the page is left. The form
 * stays during the check, because a signed-out visitor may already be typing.
 */
export function useWayOn(account: string | undefined): boolean {
	const isInside = useStore($isInside, { ssr: 'initial' });
	useEffect(() => void lookInside(), []);
	useEffect(() => {
		if (isInside) location.replace(wayOn(account));
	}, [isInside, account]);
	return isInside;
}
