import { useEffect, useState } from 'react';

/** What a secret of a mailed link looks like; the host knows the rest. */
const TOKEN = /^[\w-]{20,200}$/;

/**
 * The secret of a mailed link: undefined until the address was read, null where it holds none. It is
 * taken out of the address, so that neither the history nor a print shows it.
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
