import { useEffect, useState } from 'react';

/** Format of the token in a mailed link; the server checks the token itself. */
const TOKEN = /^[\w-]{20,200}$/;

/**
 * Reads the token of a mailed link: undefined until the URL was read, null if it has none. The
 * token is removed from the URL, so that neither the history nor a printout shows it.
 */
export function useToken(): string | null | undefined {
	const [token, setToken] = useState<string | null>();
	useEffect(() => {
		function read() {
			const given = location.hash.slice(1);
			setToken(TOKEN.test(given) ? given : null);
			if (given !== '')
				history.replaceState(history.state, '', location.pathname + location.search);
		}
		function readNew() {
			if (location.hash !== '') read();
		}
		read();
		window.addEventListener('hashchange', readNew);
		return () => window.removeEventListener('hashchange', readNew);
	}, []);
	return token;
}
