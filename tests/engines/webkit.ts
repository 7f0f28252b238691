import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { japaneseLetters } from '../support/japanese.ts';
import { type Engine, miniBrowserPath, type Visit, WEBKIT_DRIVER, X_SERVER } from './engine.ts';
import { endProgram, openFolder, startProgram } from './process.ts';

/** Key under which WebDriver names an element (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Bars of the little browser would keep its window at 447 px; no telephone is that wide. What moves is
 * switched off as a visitor does it: drawn without a graphics card it would decide the pace of all.
 */
const LOOK = `headerbar, headerbar *, entry, button, tab, header {
	min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

async function writeConfig(folder: string): Promise<void> {
	await mkdir(join(folder, 'gtk-3.0'));
	await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), LOOK);
	await writeFile(join(folder, 'gtk-3.0', 'settings.ini'), SETTINGS);
}

/** Finds a port that is free at the moment: the driver takes no zero. */
function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const address = server.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			server.close(() => resolve(port));
		});
	});
}

type Call = (method: 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

const toCalls =
	(base: string): Call =>
	async (method, path, body) => {
		const response = await fetch(`${base}${path}`, {
			method,
			...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
		});
		const { value } = (await response.json()) as { value: unknown };
		if (!response.ok) throw new Error(`WebDriver: ${path}: ${JSON.stringify(value)}`);
		return value;
	};

/** W3C WebDriver, as far as a visit needs it. */
function toVisit(call: Call): Visit {
	const run = (work: (...args: never[]) => unknown, args: readonly unknown[]) =>
		call('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
	const point = (origin: unknown, x: number, y: number) =>
		call('POST', '/actions', {
			actions: [
				{
					...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
					actions: [
						{ type: 'pointerMove', duration: 0, origin, x, y },
						{ type: 'pointerDown', button: 0 },
						{ type: 'pointerUp', button: 0 },
					],
				},
			],
		});
	return {
		open: async (url) => void (await call('POST', '/url', { url })),
		resize: async (width, height) =>
			void (await call('POST', '/window/rect', { x: 0, y: 0, width, height })),
		// The driver waits for what a script promises.
		read: async (work, ...args) => (await run(work, args)) as never,
		async find(work, ...args) {
			const found = (await run(work, args)) as Record<string, string> | null;
			return found?.[ELEMENT] ?? null;
		},
		press: async (element) => void (await call('POST', `/element/${element}/click`)),
		pressAt: async (x, y) => void (await point('viewport', x, y)),
		type: async (element, text) => void (await call('POST', `/element/${element}/value`, { text })),
		attach: async (element, path) =>
			void (await call('POST', `/element/${element}/value`, { text: path })),
		close: async () => void (await call('DELETE', '')),
	};
}

/** Starts WebKitGTK, the family of every iPhone's browser, behind its WebDriver. */
export async function startWebkit(): Promise<Engine> {
	const folder = await openFolder();
	await writeConfig(folder.path);
	const screen = await startProgram(
		X_SERVER,
		['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
		{ ready: /^(\d+)$/m },
	);
	const port = await freePort();
	// The driver says nothing when it is ready; it is asked.
	const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
		env: {
			...process.env,
			...(await japaneseLetters()),
			DISPLAY: `:${screen.match[1]}`,
			GDK_BACKEND: 'x11',
			XDG_CONFIG_HOME: folder.path,
			XDG_CACHE_HOME: folder.path,
			XDG_DATA_HOME: folder.path,
		},
		stdio: 'ignore',
	});
	const base = `http://127.0.0.1:${port}`;
	await expect
		.poll(() =>
			fetch(`${base}/status`).then(
				({ ok }) => ok,
				() => false,
			),
		)
		.toBe(true);
	const options = { binary: miniBrowserPath(), args: ['--automation'] };
	return {
		async visit() {
			const opened = (await toCalls(base)('POST', '/session', {
				capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
			})) as { sessionId: string };
			return toVisit(toCalls(`${base}/session/${opened.sessionId}`));
		},
		async end() {
			await endProgram(driver);
			await endProgram(screen.child);
			await folder.remove();
		},
	};
}
