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
}
