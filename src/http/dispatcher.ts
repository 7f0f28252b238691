import { Agent, setGlobalDispatcher } from 'undici';

/**
 * Lets `fetch` outlive a peer that ends the connection while its answer waits to be read, as a
 * stopping host does. The undici within Node 24 ends the whole process then (its issue 5360); the
 * installed one reads the rest.
 */
export function installDispatcher(): void {
	// As Node's own: HTTP/1.1 alone.
	setGlobalDispatcher(new Agent({ allowH2: false }));
}
