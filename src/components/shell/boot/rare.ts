/** Parts of the shell that few visits need, in a file of its own that `rare-boot.ts` fetches. */
import './closed-by.ts';
import './early-send.ts';
import './invokers.ts';
import './newsletter-banner.ts';
