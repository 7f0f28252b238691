import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Period in which the kernel counts a group's processor time, in microseconds. */
const PERIOD_US = 20_000;

interface Version {
	/** Folder of the groups that the kernel offers. */
	groups: string;
	/** Writes the processor time that a group may take in a period. */
	limit: (group: string, quota_us: number) => void;
}

const VERSIONS: readonly Version[] = [
	{
		groups: '/sys/fs/cgroup/cpu',
		limit(group, quota_us) {
			writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US));
			writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota_us));
		},
	},
	{
		groups: '/sys/fs/cgroup',
		limit(group, quota_us) {
			writeFileSync(join(group, 'cpu.max'), `${quota_us} ${PERIOD_US}`);
		},
	},
];

/**
 * Gives a process, its threads and what it starts later a share of one core (control groups of
 * Linux, version 1 or 2). Returns a function that lifts the limit; null where the system does not
 * allow one.
 */
export function limitToShare(pid: number, share: number): (() => void) | null {
	const version = VERSIONS.find(({ groups }) => existsSync(groups));
	if (!version) return null;
	const group = join(version.groups, `bench-${pid}`);
	const moveTo = (folder: string) => writeFileSync(join(folder, 'cgroup.procs'), String(pid));
	try {
		mkdirSync(group);
		version.limit(group, Math.round(share * PERIOD_US));
		moveTo(group);
	} catch {
		// No right to make groups, or none of them counts processor time.
		if (existsSync(group)) rmdirSync(group);
		return null;
	}
	return () => {
		moveTo(version.groups);
		rmdirSync(group);
	};
}
