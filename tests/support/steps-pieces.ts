import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { bringLettersFirst, type Shift } from './steps-shifts.ts';

/** Parts in which the content of a document arrives, after its header. */
const PIECES = 8;
const FRAMES = 4;

/** Fields that belong to one connection, or to a body that was packed or measured. */
const NOT_PASSED_ON = new Set([
	'connection',
	'content-encoding',
	'content-length',
	'keep-alive',
	'transfer-encoding',
]);

/** Lets the page draw a few frames. */
const draw = (page: Page): Promise<void> =>
	page.evaluate(async (frames) => {
		for (let frame = 0; frame < frames; frame += 1) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	}, FRAMES);

/** Sum of the layout shifts of a page so far, and what moved. */
const shiftsIn = (page: Page) =>
	page.evaluate(() => Reflect.get(window, 'piecewise') as { sum: number; moved: string[] });

/**
 * Serves the site of `baseURL` so that documents arrive in pieces: the next one comes when the
 * page has drawn those before. `open` returns the layout shifts until the whole page is there.
 */
export async function inPieces(page: Page, baseURL: string | undefined) {
	/** Sends the next piece of the document that is on its way. */
	const held = { next: () => {} };
	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { host: _, connection: __, ...headers } = request.headers;
		const found = await fetch(new URL(request.url ?? '', baseURL), {
			headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
			redirect: 'manual',
		});
		const passed = [...found.headers].filter(([name]) => !NOT_PASSED_ON.has(name));
		response.writeHead(found.status, Object.fromEntries(passed));
		const body = Buffer.from(await found.arrayBuffer());
		if (request.headers['sec-fetch-dest'] !== 'document') {
			response.end(body);
			return;
		}
		// Nothing is drawn before the body begins.
		const start = Math.max(0, body.indexOf('<main'));
		const size = Math.ceil((body.length - start) / PIECES);
		response.write(body.subarray(0, start));
		for (let from = start; from < body.length; from += size) {
			await new Promise<void>((resolve) => (held.next = resolve));
			response.write(body.subarray(from, from + size));
		}
		response.end();
	}
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await bringLettersFirst(page);
	await page.addInitScript(() => {
		const shifts = { sum: 0, moved: [] as string[] };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value = 1, hadRecentInput = false, sources = [] }: Shift = entry;
				if (hadRecentInput) continue;
				shifts.sum += value;
				for (const { node, previousRect, currentRect } of sources) {
					const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y}+${height}`);
					const text = node?.textContent?.trim().slice(0, 30);
					shifts.moved.push(`${value.toFixed(4)}: “${text}” from ${from} to ${to}`);
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { piecewise: shifts });
	});

	return {
		async open(path: string) {
			held.next = () => {};
			await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
			for (let piece = 0; piece < PIECES; piece += 1) {
				await draw(page);
				held.next();
			}
			await draw(page);
			await page.waitForLoadState('load');
			await draw(page);
			return shiftsIn(page);
		},
		/** Leaves the page, which would miss its server, and ends the server. */
		async close(): Promise<void> {
			await page.goto('about:blank');
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
