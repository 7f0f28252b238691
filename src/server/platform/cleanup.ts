import type { Services } from './services.ts';

export type CleanupServices = Pick<Services, 'db' | 'dataDir' | 'mailFolder' | 'log'>;

/** Takes away what nothing needs any more. Running it once more than needed does no harm. */
export interface Cleanup {
	run: (services: CleanupServices, now: Date) => Promise<void>;
	/** Whether bytes of people lie there, so that an erasure does not wait for the night. */
	isForErasure?: boolean;
}
