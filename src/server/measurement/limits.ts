import { clientLimit } from '#server/platform/limits/client-limit.ts';

/** Limit of searches without hits: a person types a dozen, a network at work has many people. */
const MISSES = clientLimit('search-miss', {
	address: { limit: 60, window_s: 600 },
	network: { limit: 600, window_s: 600 },
});
/** Limit of choices: each consent writes a receipt. */
const CHOICES = clientLimit('consent-choice', {
	address: { limit: 30, window_s: 600 },
	network: { limit: 600, window_s: 600 },
});
/** Limit of calls with events: a busy visitor sends one every few seconds. */
const EVENTS = clientLimit('browsing-events', {
	address: { limit: 300, window_s: 600 },
	network: { limit: 6000, window_s: 600 },
});

export const MEASUREMENT_LIMITS = [...MISSES.rules, ...CHOICES.rules, ...EVENTS.rules];

export const takeMiss = MISSES.take;
export const takeChoice = CHOICES.take;
export const takeEvents = EVENTS.take;
