import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { config } from '#config.ts';
import { hasNginx, lintNginx } from '../support/nginx.ts';

const UNIT = readFileSync('.github/operations/edge.service', 'utf8');
const BALANCER = readFileSync('.github/operations/nginx.conf', 'utf8');

const namesIn = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, name = '']) => name);

test('the edge’s systemd unit and the balancer use existing settings', () => {
	const set = [
		...namesIn(UNIT, /^Environment=(\w+)=/gm).map((name) => name.replace(/_FILE$/, '')),
		...namesIn(BALANCER, /\b([A-Z]+(?:_[A-Z]+)*)=/g),
	];
	expect(set.length).toBeGreaterThan(12);
	expect(set.filter((name) => !(name in config))).toEqual([]);
	for (const path of namesIn(UNIT, /^ExecStart=.* (\S+)$/gm)) {
		expect(existsSync(path), path).toBe(true);
	}
});

test.runIf(hasNginx)('nginx accepts the balancer’s configuration', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	// Tried only: nothing is bound for longer than the check takes.
	const ports = { site: 0, inside: 0, edges: [1, 2], hosts: [3, 4] } as const;
	const free = { ...ports, site: 31_891, inside: 31_892 };
	expect(await lintNginx(folder, free)).toContain('test is successful');
});
