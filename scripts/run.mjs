/**
 * Runs one of the project's scripts on the Node that the project brings along, installing what is
 * missing first: the packages for running or, with `--dev` before the script, those for testing as
 * well. Plain JavaScript: the machine's own Node, which starts it, may be 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { locatedLock } from './located-lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [first, ...others] = process.argv.slice(2);
const isForTests = first === '--dev';
const command = isForTests ? others : [first, ...others];
/** Records the lock file that the present packages were installed from, and how much of it. */
const stampFile = join(root, 'node_modules', '.installed-lock');
const lockFile = join(root, 'package-lock.json');
const lock = createHash('sha1').update(readFileSync(lockFile)).digest('hex');

function isInstalled() {
	const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
	return stamp === `${lock} all` || (!isForTests && stamp === `${lock} running`);
}

function fail(message) {
	console.error(message);
	process.exit(1);
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** npm reads this before the lock file; it is there only during an install. */
const locatedFile = join(root, 'npm-shrinkwrap.json');

/** Installs from addresses that follow from the lock file; false where the registry has others. */
function installLocated(flags) {
	const { stdout } = spawnSync(npm, ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' });
	try {
		writeFileSync(locatedFile, locatedLock(readFileSync(lockFile, 'utf8'), stdout.trim()));
		const stdio = ['inherit', 'inherit', 'ignore'];
		return spawnSync(npm, ['ci', ...flags], { cwd: root, stdio }).status === 0;
	} catch {
		return false;
	} finally {
		rmSync(locatedFile, { force: true });
	}
}

// Left by an install that was aborted.
rmSync(locatedFile, { force: true });
if (!isInstalled()) {
	console.log('Installing packages (once, about a minute) …');
	const only = isForTests ? [] : ['--omit=dev'];
	const flags = ['--no-audit', '--no-fund', '--loglevel=error', ...only];
	const isDone =
		installLocated(flags) ||
		spawnSync(npm, ['ci', ...flags], { cwd: root, stdio: 'inherit' }).status === 0;
	if (!isDone) fail('npm ci failed; see the lines above.');
	writeFileSync(stampFile, `${lock} ${isForTests ? 'all' : 'running'}`);
}

/** Type stripping without a flag came with 22.18. */
function isRecent(version) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major > 22 || (major === 22 && minor >= 18);
}

const bundled = join(root, 'node_modules', 'node', 'bin', 'node');
const node = existsSync(bundled) ? bundled : process.execPath;
if (node === process.execPath && !isRecent(process.versions.node)) {
	fail(
		`Node ${process.versions.node} is too old and the packaged one is missing: npm rebuild node`,
	);
}

const quickImports = pathToFileURL(join(root, 'scripts', 'quick-imports.mjs')).href;
const child = spawn(node, command, {
	cwd: root,
	stdio: 'inherit',
	env: {
		...process.env,
		ASTRO_TELEMETRY_DISABLED: '1',
		// A process reuses what earlier ones compiled: half a second of a host's or a build's
		// start.
		NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
		// Applies to all processes of the project, workers and hosts of tests as well.
		NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${quickImports}`.trim(),
		PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
	},
});
// A terminal sends Ctrl-C to both; the child decides when everything has ended.
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.on(signal, () => {
		if (signal === 'SIGTERM') child.kill(signal);
	});
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
