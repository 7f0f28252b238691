import type { Services } from './services.ts';

export type CleanupServices = Pick<Services, 'db' | 'files' | 'dataDir' | 'mailFolder' | 'log'>;

/** Deletes expired data. An extra run is harmless. */
export interface Cleanup {
	run: (services: CleanupServices, now: Date) => Promise<void>;
	/** True if it deletes files with personal data: an erasure does not wait for the night. */
	isForErasure?: boolean;
}
