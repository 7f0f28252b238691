/**
 * Writes the migration that brings the database to the definitions of the tables: `npm run
 * db:generate`. Names what a host of the release before would not survive in it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './checks/breaking-changes.ts';
import { toolFolder } from './on-demand.ts';

const FOLDER = 'src/server/platform/db/migrations';
const listMigrations = () => readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

const before = new Set(listMigrations());

const bin = join(toolFolder('drizzle-kit'), 'drizzle-kit', 'bin.cjs');
const config = ['--config', 'src/server/drizzle.config.ts'];
const args = [bin, 'generate', ...config, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
for (const name of listMigrations().filter((one) => !before.has(one))) {
	for (const line of breakingChanges(readFileSync(join(FOLDER, name), 'utf8'))) {
		console.error(`${name}: ${line}`);
	}
}
process.exit(status ?? 1);
