import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { RETURN_PARAM, toReturnPath } from '#domain/security/return-path.ts';
import { $isInside, lookInside } from '#state/account/sign-in.ts';

/** URL after the login: the page the customer came from, else the account. */
export function getReturnPath(account: string | undefined): string {
	const asked = new URLSearchParams(location.search).get(RETURN_PARAM);
	return toReturnPath(asked) ?? account ?? '/';
}

/**
 * Redirects customers who are already signed in; returns true until the page is left. The form
 * stays during the check, because a signed-out visitor may already be typing.
 */
export function useSignedInRedirect(account: string | undefined): boolean {
	const isInside = useStore($isInside, { ssr: 'initial' });
	useEffect(() => void lookInside(), []);
	useEffect(() => {
		if (isInside) location.replace(getReturnPath(account));
	}, [isInside, account]);
	return isInside;
}
