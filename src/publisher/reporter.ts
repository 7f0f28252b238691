import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signWebhook } from '#domain/security/webhook.ts';
import type { Inbox } from './inbox.ts';
import type { Report } from './messages.ts';

const TIMEOUT_MS = 15_000;
/** Pause before a report that the host did not take is sent again. */
const PAUSE_MS = 5_000;
/** Answers of a host that keeps no record of publications: it gets no report. */
const UNKNOWN = [404, 405, 410];

export interface Reporter {
	/** Reports to the host, now or as soon as it can be reached: kept until it has been taken. */
	report: (report: Report) => void;
	stop: () => void;
}

interface ReporterOptions {
	url: string;
	secrets: readonly string[];
	log: (line: string) => void;
	/** False once another publisher leads, which has all reports that are kept. */
	mayReport?: () => boolean;
}

const typedSchema = v.object({ type: v.string() });
const typeIn = (body: string): string => v.parse(typedSchema, JSON.parse(body)).type;

/** Sends the reports of a publisher in order, each signed like the hooks. */
export function openReporter(
	inbox: Inbox,
	{ url, secrets, log, mayReport = () => true }: ReporterOptions,
): Reporter {
	let isSending = false;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;

	async function send({ id, body }: { id: string; body: string }): Promise<boolean> {
		const bytes = Buffer.from(body);
		const headers = signWebhook(secrets, { id, sentAt: new Date() }, bytes);
		try {
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const { status } = await fetch(url, {
				method: 'POST',
				headers: { ...headers, 'content-type': 'application/json' },
				body: bytes,
				signal,
			});
			if (status >= 200 && status < 300) return true;
			log(`publisher: the host answered ${status} to a report`);
			// Sent again, it would be refused again.
			return UNKNOWN.includes(status) || status === 422;
		} catch {
			return false;
		}
	}

	async function sendAll(): Promise<void> {
		if (isSending || isStopped || !mayReport()) return;
		isSending = true;
		try {
			for (let [next] = inbox.state.reports; next; [next] = inbox.state.reports) {
				if (!mayReport()) return;
				if (!(await send(next))) {
					timer = setTimeout(() => void sendAll(), PAUSE_MS);
					return;
				}
				const { id } = next;
				inbox.note({ reports: inbox.state.reports.filter((report) => report.id !== id) });
			}
		} finally {
			isSending = false;
		}
	}

	void sendAll();
	return {
		report(report) {
			const entry = { id: `msg_${randomUUID()}`, body: JSON.stringify(report) };
			// Edges change during an outage of the host, which only needs their last state.
			const isOlder = ({ body }: { body: string }, at: number) =>
				report.type === 'site.edges' && !(isSending && at === 0) && typeIn(body) === report.type;
			const kept = inbox.state.reports.filter((earlier, at) => !isOlder(earlier, at));
			inbox.note({ reports: [...kept, entry] });
			void sendAll();
		},
		stop() {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
