import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { PROJECT_DIR } from './a-site.ts';

/** Starts the process as `npm start` does, with its own data folder. */
export function aProcess(env: Record<string, string>, folder: string[] = []) {
	const child = spawn(process.execPath, ['src/edge/main.ts', ...folder], {
		cwd: PROJECT_DIR,
		env: { PATH: process.env['PATH'], PORT: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	const ended = once(child, 'exit').then(([code]: unknown[]) => code);
	return { child, ended, errors: text(child.stderr) };
}

/** Waits until a process says where it serves. */
export async function servingAt({ child }: ReturnType<typeof aProcess>): Promise<string> {
	const [line] = await once(child.stdout, 'data');
	const [, port = ''] = /:(\d+)\n$/.exec(String(line)) ?? [];
	return `http://127.0.0.1:${port}`;
}
