import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { WAY_BACK, wayBack } from '#domain/way-back.ts';
import { $entry, lookInside } from '#state/sign-in.ts';

/** Where whoever is signed in goes from here: back to where he came from, else into the account. */
export function wayOn(account: string | undefined): string {
	const asked = new URLSearchParams(location.search).get(WAY_BACK);
	return wayBack(asked) ?? account ?? '/';
}

/** Sends on whoever is signed in already. True while that is found out, and until he is gone. */
export function useWayOn(account: string | undefined): boolean {
	const entry = useStore($entry, { ssr: 'initial' });
	useEffect(() => void lookInside(), []);
	useEffect(() => {
		if (entry === 'inside') location.replace(wayOn(account));
	}, [entry, account]);
	return entry !== 'open';
}
