import type { MouseEvent } from 'react';
import { WAY_BACK } from '#domain/security/way-back.ts';

/** Passes the return link on to another of these screens. */
export function keepWayBack({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
	const asked = new URLSearchParams(location.search).get(WAY_BACK);
	if (asked === null) return;
	const url = new URL(currentTarget.href);
	url.searchParams.set(WAY_BACK, asked);
	currentTarget.href = url.href;
}
