import type { TryRules } from './tries.ts';

/**
 * Unknown networks together have some fifty attempts an hour at one account, one network as many in
 * a quarter of an hour; in a network of an earlier sign-in nobody waits longer than a minute.
 */
export const signInTries = (name: string): TryRules => ({
	name,
	byAddress: { name: `${name}.address`, limit: 30, window_s: 900 },
	byNetwork: { name: `${name}.network`, limit: 100, window_s: 900 },
	here: { free: 10, longest_s: 60, window_s: 900 },
	elsewhere: { free: 30, longest_s: 300, window_s: 3_600 },
});
