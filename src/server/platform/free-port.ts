import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand to whoever connects somewhere (32,768 and up): one of those may be
 * taken again between being found free and being listened on.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const TRIES = 100;

/** Whether nothing listens there. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
	const server = createServer();
	const isFree = await new Promise<boolean>((resolve) => {
		server.once('error', () => resolve(false));
		server.listen(port, host, () => resolve(true));
	});
	if (isFree) await new Promise((resolve) => server.close(resolve));
	return isFree;
}

/** A port of the loopback that nobody listens on, for parts whose address nobody types. */
export async function freePort(): Promise<number> {
	for (let tries = 0; tries < TRIES; tries += 1) {
		const port = randomInt(FIRST_PORT, LAST_PORT);
		if (await isPortFree(port, '127.0.0.1')) return port;
	}
	throw new Error(`no free port was found from ${FIRST_PORT} to ${LAST_PORT}`);
}
