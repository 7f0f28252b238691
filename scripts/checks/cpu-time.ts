import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Ticks a second of /proc/<pid>/stat: USER_HZ, 100 on every Linux. */
const TICKS = 100;

/** Processor seconds of this process, and of descendants that have ended and were waited for. */
function readTimes(): { own_s: number; ended_s: number } | null {
	try {
		const stat = readFileSync('/proc/self/stat', 'utf8');
		// Fields 14 to 17 are utime, stime, cutime, cstime; the name before them may hold spaces.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15).map(Number);
		return { own_s: (utime + stime) / TICKS, ended_s: (cutime + cstime) / TICKS };
	} catch {
		return null;
	}
}

/**
 * Returns processor seconds of this process and of every descendant that has ended and was waited
 * for; null where there is no /proc.
 */
export function readCpu_s(): number | null {
	const times = readTimes();
	return times && times.own_s + times.ended_s;
}

interface Account {
	cpu_s: number;
}
const accounts = new AsyncLocalStorage<Account>();
/** Seconds of ended descendants that are on an account already. */
let counted_s = 0;
/** Pieces of work that are measured at this time. */
let running = 0;

/**
 * Runs a piece of work, and returns the processor seconds of the processes that it started beside
 * its value; null where there is no /proc. Several pieces may run at the same time.
 */
export async function measureCpu<T>(
	work: () => Promise<T>,
): Promise<{ value: T; cpu_s: number | null }> {
	const account: Account = { cpu_s: 0 };
	// What ended before is nobody's.
	if (running === 0) counted_s = readTimes()?.ended_s ?? 0;
	running += 1;
	try {
		const value = await accounts.run(account, work);
		return { value, cpu_s: readTimes() && account.cpu_s };
	} finally {
		running -= 1;
	}
}

/**
 * Returns a function to call once a process has ended that is started now: what was not counted yet
 * is its time, as the system adds it when a process has been waited for.
 */
export function countChild(): () => void {
	const account = accounts.getStore();
	return () => {
		const times = readTimes();
		if (!times) return;
		if (account) account.cpu_s += times.ended_s - counted_s;
		counted_s = times.ended_s;
	};
}
