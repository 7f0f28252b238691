import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { japaneseLetters } from '../support/japanese.ts';
import { type Engine, FIREFOX, type Visit } from './engine.ts';
import { endProgram, openFolder, startProgram } from './process.ts';

/** Nothing of the browser's own calls home or asks something; what moves is switched off. */
const PREFERENCES = {
	'app.update.disabledForTesting': true,
	'browser.shell.checkDefaultBrowser': false,
	'browser.startup.page': 0,
	'datareporting.policy.dataSubmissionEnabled': false,
	'toolkit.telemetry.server': '',
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	'services.settings.server': 'data:,',
	'ui.prefersReducedMotion': 1,
};

interface Answer {
	id?: number;
	type: string;
	result?: Record<string, unknown>;
	message?: string;
}
type Send = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Opens a WebDriver BiDi connection. */
async function connect(url: string): Promise<{ send: Send; close: () => void }> {
	const socket = new WebSocket(url);
	await new Promise((resolve, reject) => {
		socket.addEventListener('open', resolve, { once: true });
		socket.addEventListener('error', () => reject(new Error(`no answer at ${url}`)), {
			once: true,
		});
	});
	const pending = new Map<number, (answer: Answer) => void>();
	socket.addEventListener('message', ({ data }) => {
		const answer = JSON.parse(String(data)) as Answer;
		if (answer.id === undefined) return;
		pending.get(answer.id)?.(answer);
		pending.delete(answer.id);
	});
	let last = 0;
	const send: Send = async (method, params) => {
		last += 1;
		const id = last;
		const answer = await new Promise<Answer>((resolve) => {
			pending.set(id, resolve);
			socket.send(JSON.stringify({ id, method, params }));
		});
		if (answer.type === 'error') throw new Error(`WebDriver BiDi: ${method}: ${answer.message}`);
		return answer.result ?? {};
	};
	return { send, close: () => socket.close() };
}

/** WebDriver BiDi, as far as a visit needs it. */
function toVisit(send: Send, context: string, userContext: string): Visit {
	async function run(expression: string): Promise<{ value?: string; sharedId?: string }> {
		const { result, exceptionDetails } = await send('script.evaluate', {
			...{ expression, target: { context }, awaitPromise: true, resultOwnership: 'none' },
		});
		if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
		return result as { value?: string; sharedId?: string };
	}
	const toCall = (work: (...args: never[]) => unknown, args: readonly unknown[]) =>
		`(${work})(...${JSON.stringify(args)})`;
	const act = (actions: object) => send('input.performActions', { context, actions: [actions] });
	const point = (origin: unknown, x: number, y: number) =>
		act({
			...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
			actions: [
				{ type: 'pointerMove', origin, x, y },
				{ type: 'pointerDown', button: 0 },
				{ type: 'pointerUp', button: 0 },
			],
		});
	const press = (sharedId: string) => point({ type: 'element', element: { sharedId } }, 0, 0);
	return {
		open: async (url) =>
			void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
		resize: async (width, height) =>
			void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
		async read(work, ...args) {
			const { value } = await run(`(async () => JSON.stringify(await ${toCall(work, args)}))()`);
			return (value === undefined ? undefined : JSON.parse(value)) as never;
		},
		find: async (work, ...args) => (await run(toCall(work, args))).sharedId ?? null,
		press: async (element) => void (await press(element)),
		pressAt: async (x, y) => void (await point('viewport', x, y)),
		async type(element, text) {
			await press(element);
			const keys = [...text].flatMap((value) => [
				{ type: 'keyDown', value },
				{ type: 'keyUp', value },
			]);
			await act({ type: 'key', id: 'keyboard', actions: keys });
		},
		attach: async (sharedId, path) =>
			void (await send('input.setFiles', { context, element: { sharedId }, files: [path] })),
		close: async () => void (await send('browser.removeUserContext', { userContext })),
	};
}

/** Starts Debian's Firefox behind WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
	const folder = await openFolder();
	const lines = Object.entries(PREFERENCES).map(
		([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
	);
	await writeFile(join(folder.path, 'user.js'), `${lines.join('\n')}\n`);
	const { child, match } = await startProgram(
		FIREFOX,
		['--headless', '--no-remote', '--profile', folder.path, '--remote-debugging-port', '0'],
		{ env: await japaneseLetters(), ready: /WebDriver BiDi listening on (ws:\S+)/ },
	);
	const { send, close } = await connect(`${match[1]}/session`);
	await send('session.new', { capabilities: {} });
	return {
		async visit() {
			const { userContext } = await send('browser.createUserContext', {});
			const { context } = await send('browsingContext.create', { type: 'tab', userContext });
			return toVisit(send, String(context), String(userContext));
		},
		async end() {
			close();
			await endProgram(child);
			await folder.remove();
		},
	};
}
