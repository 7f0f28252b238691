import type { Endpoint } from '#contract/endpoint.ts';
import type { Client } from './client.ts';

export type Clock = () => Date;

/** Services that the kernel itself needs to answer a call; the platform adds the rest. */
export interface KernelServices {
	clock: Clock;
	/** Public address of the site: for links in mails and as the origin of writes. */
	siteUrl: string;
	/** Proxies whose `X-Forwarded-For` is trusted, beside the loopback; `*` for any. */
	trustedProxies: ReadonlySet<string>;
	/** Writes one line of the log for the operator; the context's object is an id, never a person. */
	log: (
		line: string,
		context?: { level?: 'info' | 'warn' | 'error'; component?: string; object?: string },
	) => void;
	/** Keeps one client from using up the host for all others. */
	gate: Gate;
}

/** Call as the gate sees it, before the caller is identified. */
export interface GatedCall {
	endpoint: Endpoint;
	client: Client;
}

/** Rate and concurrency limits per client. */
export interface Gate {
	/** Counts a call and returns the refusal, or null if the call may go on. */
	refusal: (call: GatedCall) => Promise<Response | null>;
	/** Runs a call's work as soon as few enough calls of the same client are in progress. */
	inShare: (call: GatedCall, work: () => Promise<Response>) => Promise<Response>;
}
