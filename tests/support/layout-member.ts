import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeEnv } from './node-env.ts';

/** Process of a layout of the operations paper. */
export interface Member {
	url: string;
	said: () => string;
	hasEnded: () => boolean;
	end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts a script and waits for the line that says that it is ready. */
export async function startMember(
	script: string,
	env: Record<string, string>,
	url: string,
): Promise<Member> {
	const child = spawn(process.execPath, [script], {
		env: { ...nodeEnv(), HOME: process.env.HOME, NODE_ENV: 'production', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const ready = Promise.withResolvers<null>();
	child.stdout.on('data', () => ready.resolve(null));
	child.once('exit', () => ready.reject(new Error(`${script} has ended:\n${said}`)));
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	const end: Member['end'] = async (signal = 'SIGTERM') => {
		if (hasEnded()) return;
		child.kill(signal);
		await once(child, 'exit');
	};
	await ready.promise.catch(async (cause: unknown) => {
		await end('SIGKILL');
		throw cause;
	});
	return { url, said: () => said, hasEnded, end };
}
