import type { MouseEvent } from 'react';
import { RETURN_PARAM } from '#domain/security/return-path.ts';

/** Passes the return link on to another of these screens. */
export function keepWayBack({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
	const asked = new URLSearchParams(location.search).get(RETURN_PARAM);
	if (asked === null) return;
	const url = new URL(currentTarget.href);
	url.searchParams.set(RETURN_PARAM, asked);
	currentTarget.href = url.href;
}
