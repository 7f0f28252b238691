import { readFileSync } from 'node:fs';

/** Ticks a second of /proc/<pid>/stat: USER_HZ, 100 on every Linux. */
const TICKS = 100;

/**
 * Returns processor seconds of this process and of every descendant that has ended and was waited
 * for; null where there is no /proc.
 */
export function readCpu_s(): number | null {
	try {
		const stat = readFileSync('/proc/self/stat', 'utf8');
		// Fields 14 to 17 are utime, stime, cutime, cstime; the name before them may hold spaces.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const ticks = fields.slice(11, 15).map(Number);
		return ticks.reduce((sum, count) => sum + count, 0) / TICKS;
	} catch {
		return null;
	}
}
