import { randomBytes } from 'node:crypto';
import { emptyShelves, type FakeEvent, type Shelves } from './objects.ts';
import { missing } from './refusal.ts';

/** State that all parts of the fake share. */
export interface World {
	shelves: Shelves;
	clock: () => Date;
	/** Address of the fake, once it listens. */
	origin: string;
	/** First status of refunds; banks of some cards take days. */
	refundsBegin: 'pending' | 'succeeded';
	/** The call in progress, as events name it. */
	request: FakeEvent['request'];
}

/** Version that an account was opened with; a webhook may use another than the calls. */
const ACCOUNT_VERSION = '2026-10-28.endive';

export const createWorld = (clock: () => Date): World => ({
	shelves: emptyShelves(),
	clock,
	origin: '',
	refundsBegin: 'succeeded',
	request: { id: null, idempotency_key: null },
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const toSeconds = ({ clock }: World): number => Math.floor(clock().getTime() / 1000);

/** Records an event, with the current state of the object. */
export function happened(world: World, type: string, object: object): void {
	const event: FakeEvent = {
		id: newId('evt'),
		object: 'event',
		api_version: ACCOUNT_VERSION,
		created: toSeconds(world),
		data: { object: structuredClone(object) },
		livemode: false,
		pending_webhooks: 1,
		request: { ...world.request },
		type,
	};
	world.shelves.events.set(event.id, event);
}

export function kept<T>(shelf: Map<string, T>, id: string): T {
	const found = shelf.get(id);
	if (!found) throw missing(id);
	return found;
}
