import type { Endpoint } from '#contract/endpoint.ts';
import type { Client } from './client.ts';

export type Clock = () => Date;

/** What the kernel itself needs to answer a call; the platform adds the rest. */
export interface KernelServices {
	clock: Clock;
	/** Address of the site as people see it: links in mails, the origin that writes come from. */
	siteUrl: string;
	/** Proxies whose word about a client counts, beside the loopback; `*` for any. */
	trustedProxies: ReadonlySet<string>;
	/** Takes one line for each thing that the host's keeper should know. */
	log: (line: string) => void;
	/** Keeps one client from taking the host from all. */
	gate: Gate;
}

/** A call as the gate sees it, before anybody has looked who calls. */
export interface GatedCall {
	endpoint: Endpoint;
	client: Client;
}

/** Lets clients in, so often and so many calls of one at a time. */
export interface Gate {
	/** Counts a call and returns how it is turned away; null where it may go on. */
	refusal: (call: GatedCall) => Promise<Response | null>;
	/** Runs the work of a call as soon as few enough of the same client are under way. */
	inShare: (call: GatedCall, work: () => Promise<Response>) => Promise<Response>;
}
