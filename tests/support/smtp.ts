import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, vi } from 'vitest';
import { limit } from './pace.ts';

/** A mail as a server took it. */
export interface TakenMail {
	/** Recipients of the SMTP envelope, whatever the mail itself says. */
	envelopeTo: string[];
	raw: string;
	email: Email;
}

/**
 * Behaviour of the server: `take` accepts mails, `refuse` rejects this recipient, `busy` asks to
 * come again, `mute` reads a mail and never answers, `lose` takes it and dies before it confirms.
 */
export type ServerMood = 'take' | 'refuse' | 'busy' | 'mute' | 'lose';

export interface TestSmtp {
	url: string;
	taken: TakenMail[];
	/** Number of mails that arrived to the end of their text, taken or not. */
	seen: () => number;
	set: (mood: ServerMood) => void;
	stop: () => Promise<void>;
	/** Starts the server on the same port again. */
	start: () => Promise<void>;
	/** Waits until so many were taken, and checks that there are no more. */
	expectTaken: (count: number, timeout?: number) => Promise<TakenMail[]>;
}

/**
 * Below the ephemeral ports of systems: between a stop and a start no other process is given the
 * port.
 */
const PORTS = [20_000, 30_000] as const;

/** Starts a mail server for one test. */
export async function anSmtpServer(): Promise<TestSmtp> {
	const taken: TakenMail[] = [];
	let mood: ServerMood = 'take';
	let seen = 0;
	let server: SMTPServer | null = null;
	let port = 0;

	function make(): SMTPServer {
		const made = new SMTPServer({
			authOptional: true,
			disabledCommands: ['AUTH', 'STARTTLS'],
			closeTimeout: 100,
			onRcptTo(_address, _session, callback) {
				if (mood === 'refuse') return callback(failure(550, 'no such mailbox'));
				if (mood === 'busy') return callback(failure(451, 'come again'));
				callback();
			},
			onData(stream, session, callback) {
				const chunks: Buffer[] = [];
				stream.on('data', (chunk: Buffer) => chunks.push(chunk));
				stream.on('end', () => {
					seen += 1;
					if (mood === 'mute') return;
					const raw = Buffer.concat(chunks).toString('utf8');
					const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
					void PostalMime.parse(raw).then((email) => {
						taken.push({ envelopeTo, raw, email });
						if (mood !== 'lose') callback();
					});
				});
			},
		});
		made.on('error', () => undefined);
		return made;
	}

	async function start(): Promise<void> {
		for (const wanted = port; ;) {
			port = wanted || randomInt(...PORTS);
			server = make();
			try {
				await once(server.listen(port, '127.0.0.1'), 'listening');
				return;
			} catch (cause) {
				if (wanted !== 0) throw cause;
			}
		}
	}

	async function stop(): Promise<void> {
		const old = server;
		server = null;
		if (old) await new Promise<void>((resolve) => old.close(() => resolve()));
	}

	await start();
	onTestFinished(stop);
	return {
		url: `smtp://127.0.0.1:${port}`,
		taken,
		seen: () => seen,
		set: (next) => (mood = next),
		start,
		stop,
		async expectTaken(count, timeout = limit(60_000)) {
			await vi.waitFor(() => expect(taken.length).toBeGreaterThanOrEqual(count), {
				timeout,
				interval: 50,
			});
			expect(taken).toHaveLength(count);
			return taken;
		},
	};
}

function failure(responseCode: number, message: string): Error {
	return Object.assign(new Error(message), { responseCode });
}
