import { expect, test as base } from '@playwright/test';
import { limit } from '../support/pace.ts';
import type { Engine, EngineName, Handle, Visit } from './engine.ts';
import { startFirefox } from './firefox.ts';
import {
	bringUnderFinger,
	chooseIn,
	findNamed,
	type Kind,
	MARK,
	readText,
	setDay,
} from './in-page.ts';
import { startWebkit } from './webkit.ts';

const STARTS: Record<EngineName, () => Promise<Engine>> = {
	firefox: startFirefox,
	webkit: startWebkit,
};

/** Acts of a visitor, whatever the engine: each waits until it can be done. */
export function acts(visit: Visit, baseUrl: string) {
	const toMark = (kind: Kind, name: string) => `[${MARK}="${encodeURIComponent(kind + name)}"]`;

	async function find(kind: Kind, name: string): Promise<Handle> {
		let handle: Handle | null = null;
		await expect
			.poll(
				async () => {
					handle = await visit.find(findNamed, kind, name);
					return handle;
				},
				{ message: `${kind} “${name}”` },
			)
			.not.toBeNull();
		return handle ?? '';
	}
	/** Finds an element and puts it where a finger meets it and nothing else. */
	async function reach(kind: Kind, name: string): Promise<Handle> {
		await find(kind, name);
		const mark = [MARK, encodeURIComponent(kind + name)] as const;
		const work = new Function(
			...['kind', 'name', 'mark', 'value', 'selector'],
			`(${findNamed})(kind, name)?.setAttribute(mark, value); return (${bringUnderFinger})(selector);`,
		) as (...args: string[]) => boolean;
		await expect
			.poll(() => visit.read(work, kind, name, ...mark, toMark(kind, name)), {
				message: `${kind} “${name}” under the finger`,
			})
			.toBe(true);
		return find(kind, name);
	}
	return {
		visit,
		go: (path: string) => visit.open(new URL(path, baseUrl).href),
		// What a page adds above may move an element on from under the pointer; then it is pressed nowhere.
		press: (kind: Kind, name: string) =>
			expect(async () => visit.press(await reach(kind, name))).toPass({ timeout: limit(40_000) }),
		write: async (name: string, text: string) => visit.type(await reach('field', name), text),
		attach: async (name: string, path: string) => visit.attach(await find('field', name), path),
		async choose(name: string, option: string) {
			await reach('field', name);
			const isChosen = await visit.read(chooseIn, toMark('field', name), option);
			expect(isChosen, `${option} in “${name}”`).toBe(true);
		},
		async setDay(name: string, day: string) {
			await reach('field', name);
			expect(await visit.read(setDay, toMark('field', name), day), `${day} in “${name}”`).toBe(
				true,
			);
		},
		/** Waits for a text in a part of the page. */
		see: (selector: string, text: string | RegExp) => {
			const seen = expect.poll(() => visit.read(readText, selector), { message: selector });
			return typeof text === 'string' ? seen.toContain(text) : seen.toMatch(text);
		},
		/** Waits for a part to be gone. */
		lose: (selector: string) =>
			expect.poll(() => visit.read(readText, selector), { message: selector }).toBe(''),
		at: (path: string | RegExp) => {
			const seen = expect.poll(() => visit.read(() => location.pathname + location.search));
			return typeof path === 'string' ? seen.toBe(path) : seen.toMatch(path);
		},
	};
}

interface Worker {
	engineName: EngineName;
	engine: Engine;
}

/** `test` whose visitor comes with a browser of another engine. */
export const test = base.extend<{ visitor: ReturnType<typeof acts> }, Worker>({
	engineName: ['firefox', { option: true, scope: 'worker' }],
	engine: [
		async ({ engineName }, provide) => {
			const engine = await STARTS[engineName]();
			await provide(engine);
			await engine.end();
		},
		{ scope: 'worker', timeout: limit(120_000) },
	],
	visitor: async ({ engine, baseURL }, provide) => {
		const visit = await engine.visit();
		await provide(acts(visit, baseURL ?? ''));
		await visit.close();
	},
});
export { expect };
