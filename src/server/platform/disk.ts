import { statfs } from 'node:fs/promises';
import type { Clock } from '#server/kernel/services.ts';
import { isDiskFull } from '#server/kernel/disk-full.ts';

/** Less room than this takes no form with files any more: readiness says so before writes fail. */
const LEAST_BYTES = 32 * 1024 * 1024;
/**
 * A write that failed for want of room counts for so long; the database's disk may be another. Within
 * five seconds of room the host is ready again, and a write that fails anew says so anew.
 */
const REMEMBERED_MS = 4_000;

export interface Disk {
	/** Remembers a failure when it is one of room. */
	note: (error: unknown) => void;
	/** What is wrong in words; null while there is room. */
	trouble: () => Promise<string | null>;
}

/** Whether there is room to write, on the disk of DATA_DIR and wherever else a write failed. */
export function watchDisk(dataDir: string, clock: Clock): Disk {
	let failedAt = -Infinity;
	return {
		note(error) {
			if (isDiskFull(error)) failedAt = clock().getTime();
		},
		async trouble() {
			if (clock().getTime() - failedAt < REMEMBERED_MS) return 'a disk was full a moment ago';
			// A folder that is not there yet is made by who writes first.
			const found = await statfs(dataDir).catch(() => null);
			const free = found === null ? Infinity : found.bavail * found.bsize;
			if (free >= LEAST_BYTES) return null;
			return `the disk of DATA_DIR is full (${Math.floor(free / 1024)} kB left)`;
		},
	};
}
