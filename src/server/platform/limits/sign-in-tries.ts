import type { TryRules } from './tries.ts';

/**
 * Strange networks together have some fifty tries an hour at one account, one network as many as in
 * a quarter of an hour; nobody waits longer than a minute where he has signed in before.
 */
export const signInTries = (name: string): TryRules => ({
	name,
	byAddress: { name: `${name}.address`, limit: 30, window_s: 900 },
	byNetwork: { name: `${name}.network`, limit: 100, window_s: 900 },
	here: { free: 10, longest_s: 60, window_s: 900 },
	elsewhere: { free: 30, longest_s: 300, window_s: 3_600 },
});
