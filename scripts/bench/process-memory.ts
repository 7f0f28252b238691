import { readdirSync, readFileSync } from 'node:fs';

const LOOK_MS = 200;

interface Looked {
	parent: number;
	resident_mb: number;
}

/** Reads a process from /proc; null once it has ended. */
function processNow(pid: string): Looked | null {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8');
		const field = (name: string) =>
			Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
		return { parent: field('PPid'), resident_mb: (field('VmRSS') * 1024) / 1e6 };
	} catch {
		return null;
	}
}

/** Resident memory of one process, without those that it started, in MB; 0 once it has ended. */
export const residentMemory = (pid: number): number => processNow(String(pid))?.resident_mb ?? 0;

/** Adds up the resident memory of a process and its descendants; shared pages count for each. */
export function treeMemory(root: number): { resident_mb: number; processes: number } {
	const all = new Map<number, Looked>();
	for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
		const looked = processNow(pid);
		if (looked) all.set(Number(pid), looked);
	}
	const isOfTree = (pid: number): boolean => {
		if (pid === root) return true;
		const looked = all.get(pid);
		return looked !== undefined && looked.parent > 0 && isOfTree(looked.parent);
	};
	const tree = [...all].filter(([pid]) => isOfTree(pid));
	const resident_mb = tree.reduce((sum, [, looked]) => sum + looked.resident_mb, 0);
	return { resident_mb, processes: tree.length };
}

/** Samples the process tree for as long as `work` takes, and returns its peak. */
export async function peakMemory(
	pid: number,
	work: () => Promise<unknown>,
): Promise<{ peak_mb: number; processes: number }> {
	const peak = { peak_mb: 0, processes: 0 };
	const look = () => {
		const { resident_mb, processes } = treeMemory(pid);
		peak.peak_mb = Math.max(peak.peak_mb, resident_mb);
		peak.processes = Math.max(peak.processes, processes);
	};
	look();
	const timer = setInterval(look, LOOK_MS);
	try {
		await work();
		look();
	} finally {
		clearInterval(timer);
	}
	return peak;
}
