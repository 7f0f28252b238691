import { existsSync } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { browserPath } from '../../tests/support/browser.ts';
import { lineFrom, type Needs } from './part.ts';

/** Place of nginx as Debian installs it. */
export const NGINX = '/usr/sbin/nginx';

async function missingBrowser(): Promise<string | null> {
	try {
		const path = await browserPath();
		return existsSync(path) ? null : `no Chromium at ${path}`;
	} catch (cause) {
		return lineFrom(cause);
	}
}

async function missingRoom({ memory_mb = 0, disk_mb = 0 }: Needs, root: string) {
	const free_mb = process.availableMemory() / 1e6;
	if (free_mb < memory_mb) {
		return `too little memory: ${memory_mb.toFixed(0)} MB needed, ${free_mb.toFixed(0)} MB free`;
	}
	await mkdir(root, { recursive: true });
	const { bavail, bsize } = await statfs(root);
	const room_mb = (bavail * bsize) / 1e6;
	if (room_mb >= disk_mb) return null;
	return `too little disk: ${disk_mb.toFixed(0)} MB needed below ${root}, ${room_mb.toFixed(0)} MB free`;
}

/** Returns the first requirement that this machine does not meet, in one line; null if it meets all. */
export async function missingNeed(needs: Needs, root: string): Promise<string | null> {
	if (needs.proc && !existsSync('/proc/self/status')) {
		return 'no /proc with the memory of processes, which only Linux has';
	}
	if (needs.nginx && !existsSync(NGINX)) return `no nginx at ${NGINX} (Debian: apt install nginx)`;
	const browser = needs.chromium ? await missingBrowser() : null;
	return browser ?? missingRoom(needs, root);
}
