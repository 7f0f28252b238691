import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { WAY_BACK, wayBack } from '#domain/way-back.ts';
import { $isInside, lookInside } from '#state/sign-in.ts';

/** Where whoever is signed in goes from here: back to where he came from, else into the account. */
export function wayOn(account: string | undefined): string {
	const asked = new URLSearchParams(location.search).get(WAY_BACK);
	return wayBack(asked) ?? account ?? '/';
}

/**
 * Sends on whoever is signed in already; true until he is gone. The form stays while that is found
 * out: what is typed in the meantime is of whoever is not.
 */
export function useWayOn(account: string | undefined): boolean {
	const isInside = useStore($isInside, { ssr: 'initial' });
	useEffect(() => void lookInside(), []);
	useEffect(() => {
		if (isInside) location.replace(wayOn(account));
	}, [isInside, account]);
	return isInside;
}
