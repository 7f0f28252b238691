import { map, type MapStore, type ReadableAtom } from 'nanostores';
import { callOnce } from '#api/call-once.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { checkSerial } from '#contract/wheels/registrations.ts';
import type { IsoDate } from '#contract/units.ts';
import { findDay } from '#domain/forms/form-values.ts';
import { dayInRome } from '#domain/time/days.ts';
import { dateOutcome, normalSerial } from '#domain/catalogue/warranty.ts';

export type SerialAnswer = DataOf<typeof checkSerial>;

/**
 * Result of checking a wheel for registration.
 * `failed`: the host did not answer; `retry_after_s` is set where it said when to retry.
 */
export type SerialCheck =
	| { status: 'pending' }
	| { status: 'done'; answer: SerialAnswer }
	| { status: 'failed'; retry_after_s: number | null };

const $states: MapStore<Record<string, SerialCheck>> = map({});
/** Checks by `checkKey`. */
export const $serialChecks: ReadableAtom<Record<string, SerialCheck>> = $states;

/** Key of a check: another serial or another date is another question. */
export function checkKey(serial: string, date: string): string {
	return `${normalSerial(serial)} ${date}`;
}

async function ask(serial_number: string, purchase_date: IsoDate): Promise<SerialCheck> {
	const result = await callOnce(checkSerial, {
		baseUrl: '',
		body: { serial_number, purchase_date },
	});
	if (result.ok) return { status: 'done', answer: result.data };
	const { error } = result;
	const wait = 'retry_after_s' in error ? (error.retry_after_s ?? null) : null;
	return { status: 'failed', retry_after_s: wait };
}

const inFlight = new Map<string, Promise<SerialCheck>>();

/**
 * Checks a wheel, each question once; null while serial or date are incomplete.
 * The date rules are checked here, before any request.
 */
export function checkWheel(serial: string, date: string, now: Date): Promise<SerialCheck> | null {
	const day = findDay(date);
	if (normalSerial(serial) === '' || day === null) return null;
	const key = checkKey(serial, date);
	const known = $states.get()[key];
	if (known?.status === 'done') return Promise.resolve(known);
	const running = inFlight.get(key);
	if (running) return running;
	const dated = dateOutcome(date, dayInRome(now));
	if (dated) {
		const state: SerialCheck = { status: 'done', answer: { outcome: dated, hint: null } };
		$states.setKey(key, state);
		return Promise.resolve(state);
	}
	$states.setKey(key, { status: 'pending' });
	const task = ask(normalSerial(serial), day).then((state) => {
		inFlight.delete(key);
		$states.setKey(key, state);
		return state;
	});
	inFlight.set(key, task);
	return task;
}

/** Forgets every answer: a sent registration has changed them. */
export function forgetChecks(): void {
	$states.set({});
}
