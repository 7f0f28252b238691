import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#errors/start-error.ts';

const run = promisify(execFile);

/** Account that the database runs as: PostgreSQL refuses root, so root uses another account. */
export interface SystemUser {
	uid: number;
	gid: number;
}

/** Null for every user but root: they run it under their own account. */
export async function databaseUser(): Promise<SystemUser | null> {
	if (process.getuid?.() !== 0) return null;
	const known = await listIds('postgres');
	if (known) return known;
	await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(
		() => undefined,
	);
	const user = (await listIds('postgres')) ?? (await listIds('nobody'));
	if (!user) {
		throw new StartError('PostgreSQL refuses to run as root and no other user could be made');
	}
	return user;
}

async function listIds(name: string): Promise<SystemUser | null> {
	try {
		const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
		return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
	} catch {
		return null;
	}
}

export async function giveTo(user: SystemUser | null, path: string): Promise<void> {
	if (user) await chown(path, user.uid, user.gid);
}

/** True if the user may traverse all folders of the path, such as a clone below /root. */
export async function canReach(user: SystemUser, path: string): Promise<boolean> {
	for (let folder = dirname(path); ; folder = dirname(folder)) {
		const { mode, uid, gid } = await stat(folder);
		const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
		if ((mode & bit) === 0) return false;
		if (folder === dirname(folder)) return true;
	}
}

/**
 * Starts a program as that user. If the user cannot reach the project's folder, `setpriv` grants
 * the right to read it and nothing else of root's.
 */
export async function spawnAs(
	user: SystemUser | null,
	program: string,
	args: string[],
	options: SpawnOptions & { folder: string },
): Promise<ChildProcess> {
	const { folder, ...rest } = options;
	if (!user) return spawn(program, args, rest);
	if ((await canReach(user, program)) && (await canReach(user, folder))) {
		return spawn(program, args, { ...rest, ...user });
	}
	const lend = [
		`--reuid=${user.uid}`,
		`--regid=${user.gid}`,
		'--clear-groups',
		'--inh-caps=+dac_override',
		'--ambient-caps=+dac_override',
		program,
	];
	return spawn('setpriv', [...lend, ...args], rest);
}
