import { statfs } from 'node:fs/promises';
import type { Clock } from '#server/kernel/services.ts';
import { isDiskFull } from '#errors/disk-full.ts';

/** Free space below which forms with files are refused: readiness reports it before writes fail. */
const LEAST_BYTES = 32 * 1024 * 1024;
/**
 * Time for which a write that failed for lack of space counts; the database's disk may be another.
 * Within five seconds of free space the host is ready again; a further failed write counts again.
 */
const REMEMBERED_MS = 4_000;

export interface Disk {
	/** Remembers a failure if its cause is a full disk. */
	note: (error: unknown) => void;
	/** Describes the problem; null while there is space. */
	trouble: () => Promise<string | null>;
}

/** Watches for space to write, on the disk of DATA_DIR and wherever else a write failed. */
export function watchDisk(dataDir: string, clock: Clock): Disk {
	let failedAt = -Infinity;
	return {
		note(error) {
			if (isDiskFull(error)) failedAt = clock().getTime();
		},
		async trouble() {
			if (clock().getTime() - failedAt < REMEMBERED_MS) return 'a disk was full a moment ago';
			// A missing folder is created by the first write.
			const found = await statfs(dataDir).catch(() => null);
			const free = found === null ? Infinity : found.bavail * found.bsize;
			if (free >= LEAST_BYTES) return null;
			return `the disk of DATA_DIR is full (${Math.floor(free / 1024)} kB left)`;
		},
	};
}
