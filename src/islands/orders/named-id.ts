const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Id in the URL: in its query, or as its last segment, `/it/account/orders/{id}`. */
export function namedId(name: 'id' | 'order'): string | null {
	const asked = new URLSearchParams(location.search).get(name);
	const last = name === 'id' ? location.pathname : '';
	return ID.exec(asked ?? last)?.[0] ?? null;
}
