import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Place of nginx as Debian installs it. */
const NGINX = '/usr/sbin/nginx';

export const hasNginx = existsSync(NGINX);

/** Ports of this machine that stand for the machines of the layout. */
export interface LayoutPorts {
	/** For visitors. */
	site: number;
	/** For those who ask for a host. */
	inside: number;
	/** Address that goes with it, where it is not the loopback's usual one. */
	insideAddress?: string;
	edges: readonly [number, number];
	hosts: readonly [number, number];
}

/** Reads the balancer's configuration of the operations paper, with the ports of this machine. */
async function localConfiguration(ports: LayoutPorts): Promise<string> {
	const given = await readFile('.github/operations/nginx.conf', 'utf8');
	const places: [string, string][] = [
		['10.0.0.21:4321', `127.0.0.1:${ports.edges[0]}`],
		['10.0.0.22:4321', `127.0.0.1:${ports.edges[1]}`],
		['server 10.0.0.11:8080', `server 127.0.0.1:${ports.hosts[0]}`],
		['server 10.0.0.12:8080', `server 127.0.0.1:${ports.hosts[1]}`],
		// Requests of a test say which visitor they stand for.
		[
			'listen 80;',
			`listen 127.0.0.1:${ports.site}; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`,
		],
		['listen 10.0.0.5:8080;', `listen ${ports.insideAddress ?? '127.0.0.1'}:${ports.inside};`],
		['allow 10.0.0.0/24;', 'allow 127.0.0.1;'],
	];
	return places.reduce((found, [from, to]) => {
		if (!found.includes(from)) throw new Error(`nginx.conf lacks "${from}"`);
		return found.replace(from, to);
	}, given);
}

/** Writes what nginx needs to run as one process that stays within a folder. */
async function configurationFile(folder: string, ports: LayoutPorts): Promise<string> {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${join(folder, name)};`,
	);
	const file = join(folder, 'nginx.conf');
	await writeFile(
		file,
		`daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;
		events { worker_connections 512; }
		http { access_log off; ${temporary.join(' ')} ${await localConfiguration(ports)} }`,
	);
	return file;
}

const run = (args: readonly string[]) =>
	spawn(NGINX, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Has nginx check the configuration of the operations paper; returns what it says. */
export async function lintNginx(folder: string, ports: LayoutPorts): Promise<string> {
	const file = await configurationFile(folder, ports);
	const child = run(['-t', '-p', folder, '-e', 'stderr', '-c', file]);
	return text(child.stderr);
}

/** Starts the balancer of the operations paper; returns a function that ends it. */
export async function startNginx(folder: string, ports: LayoutPorts): Promise<() => Promise<void>> {
	const file = await configurationFile(folder, ports);
	const child = run(['-p', folder, '-e', 'stderr', '-c', file]);
	child.stderr.resume();
	return async () => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		child.kill('SIGTERM');
		await once(child, 'exit');
	};
}
