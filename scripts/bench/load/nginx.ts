import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../src/server/platform/free-port.ts';
import { NGINX } from '../needs.ts';

const START_LIMIT_MS = 10_000;
const LOOK_MS = 50;

/**
 * Configuration of nginx as one process, like the edge, that writes nothing outside of its folder.
 */
const settings = (folder: string, distDir: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 256; }
http {
	types { text/html html; text/javascript js; text/css css; image/svg+xml svg; }
	access_log off;
	sendfile on;
	keepalive_requests 10000000;
	client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy;
	fastcgi_temp_path ${folder}/fastcgi;
	uwsgi_temp_path ${folder}/uwsgi;
	scgi_temp_path ${folder}/scgi;
	server {
		listen 127.0.0.1:${port};
		root "${distDir}";
		location / { try_files $uri.html $uri =404; }
	}
}
`;

/** Starts a private nginx over a built site, on loopback. */
export async function startNginx(distDir: string) {
	const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
	const port = await freePort();
	const file = join(folder, 'nginx.conf');
	await writeFile(file, settings(folder, distDir, port));
	const child = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', file], {
		stdio: ['ignore', 'inherit', 'inherit'],
	});
	const end = () => void child.kill('SIGTERM');
	process.once('exit', end);
	const url = `http://127.0.0.1:${port}`;
	const stop = async () => {
		if (child.exitCode === null && child.signalCode === null) {
			const ended = once(child, 'exit');
			end();
			await ended;
		}
		process.off('exit', end);
		await rm(folder, { recursive: true, force: true });
	};
	const until = performance.now() + START_LIMIT_MS;
	while (
		!(await fetch(`${url}/it`).then(
			({ ok }) => ok,
			() => false,
		))
	) {
		if (child.exitCode !== null || performance.now() > until) {
			await stop();
			throw new Error('nginx did not start; see the lines above');
		}
		await setTimeout(LOOK_MS);
	}
	return { url, stop };
}
