import { makeRound } from '../../src/server/orders/jobs/rounds.ts';
import { createOutbox } from '../../src/server/platform/mail/outbox.ts';
import { toSender } from '../../src/server/assemble.ts';
import { act, type TestAct } from '../../src/server/payments/test/act.ts';
import type { Receiving } from '../../src/server/payments/news.ts';
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
export function atWork(host: OwnHost, clock = host.clock): Receiving {
	return {
		...plainServices(),
		db: host.db,
		clock,
		modules: host.modules,
		outbox: createOutbox(async () => undefined),
		senderIn: toSender(host.modules),
	};
}

/** Lets the bank of the test provider answer. */
export const bank = (host: OwnHost, ref: string, chosen: TestAct) => act(atWork(host), ref, chosen);

/** Runs the scheduled jobs once. */
export const round = (host: OwnHost, clock = host.clock) => makeRound(atWork(host, clock));
