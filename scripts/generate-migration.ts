/**
 * Writes the migration that brings the database to the definitions of the tables: `npm run
 * db:generate`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { toolFolder } from './on-demand.ts';

const bin = join(toolFolder('drizzle-kit'), 'drizzle-kit', 'bin.cjs');
const config = ['--config', 'src/server/drizzle.config.ts'];
const args = [bin, 'generate', ...config, ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
