import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux reports them on every machine. */
const TICKS_PER_S = 100;
/** Positions among the fields of `/proc/<pid>/stat` that follow the name. */
const FIELDS = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 };

function readFields(pid: number): Record<keyof typeof FIELDS, number> | null {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		const at = (name: keyof typeof FIELDS) => Number(fields[FIELDS[name]]);
		return {
			...{ parent: at('parent'), user: at('user'), system: at('system') },
			...{ endedUser: at('endedUser'), endedSystem: at('endedSystem') },
		};
	} catch {
		// It has ended.
		return null;
	}
}

/** Processor time of a process and of those that it started, ended ones too, in seconds. */
export function processTime(root: number): number {
	const own = readFields(root);
	if (!own) return 0;
	const children = readdirSync('/proc')
		.map(Number)
		.filter((pid) => pid > 0 && pid !== root)
		.flatMap((pid) => {
			const found = readFields(pid);
			return found?.parent === root ? [found] : [];
		});
	const ticks = children.reduce(
		(sum, { user, system }) => sum + user + system,
		own.user + own.system + own.endedUser + own.endedSystem,
	);
	return ticks / TICKS_PER_S;
}
