import { runOrderJobs } from '../../src/server/orders/jobs/order-jobs.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { toSender } from '../../src/server/assemble.ts';
import { applyTestAct, type TestAct } from '../../src/server/payments/test/act.ts';
import type { PaymentServices } from '../../src/server/payments/updates.ts';
import { plainServices, type OwnHost } from './host.ts';

export {
	aBuyer,
	dataIn,
	HOME_DELIVERY,
	ITALIAN,
	placedIn,
	readyBuyer,
	toRef,
	type Buyer,
} from './buyer.ts';

/** Services that work beside the app: events of providers, and the scheduled jobs. */
export function atWork(
	host: OwnHost,
	clock = host.clock,
): PaymentServices & Pick<OwnHost, 'files' | 'mediaDir'> {
	return {
		...plainServices(),
		db: host.db,
		files: host.files,
		mediaDir: host.mediaDir,
		clock,
		modules: host.modules,
		outbox: createOutbox(async () => undefined),
		senderIn: toSender(host.modules),
	};
}

/** Lets the bank of the test provider answer. */
export const bank = (host: OwnHost, ref: string, chosen: TestAct) =>
	applyTestAct(atWork(host), ref, chosen);

/** Runs the scheduled jobs once. */
export const round = (host: OwnHost, clock = host.clock) => runOrderJobs(atWork(host, clock));
