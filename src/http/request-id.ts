import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Header by which a request keeps its id from the first proxy to the host, and back. */
export const REQUEST_ID = 'x-request-id';

/** Ids of balancers and tracers: no spaces or control characters, which would forge lines of a log. */
const ID = /^[\w.:-]{8,64}$/;

const current = new AsyncLocalStorage<string>();

/** Id that a proxy in front has given a request, else a new one. */
export const requestIdFrom = (given: string | null | undefined): string =>
	given && ID.test(given) ? given : randomUUID();

/** Runs the work of a request; lines of the log that it writes name the request. */
export const inRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** Id of the request under way; undefined outside of one. */
export const currentRequestId = (): string | undefined => current.getStore();
