import type { Assembled } from '../module.ts';

type CleanupCall = Pick<
	Assembled,
	'db' | 'clock' | 'files' | 'dataDir' | 'mailFolder' | 'log' | 'modules'
>;

/** Runs the capabilities' cleanups: all, or those that an erasure cannot leave for the night. */
export async function runCleanups(
	services: CleanupCall,
	{ isForErasure = false } = {},
): Promise<void> {
	const now = services.clock();
	for (const { cleanups } of services.modules) {
		for (const cleanup of cleanups) {
			if (!isForErasure || cleanup.isForErasure) await cleanup.run(services, now);
		}
	}
}
