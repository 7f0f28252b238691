/** Parts of the shell that few visits need: a file of its own, which `rare-boot.ts` fetches for them. */
import './closed-by.ts';
import './early-send.ts';
import './newsletter-banner.ts';
