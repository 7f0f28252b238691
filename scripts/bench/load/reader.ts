/**
 * Readers in a process of their own, so that their cost is not counted as the host's. Requests one
 * address over kept-alive connections, each as soon as its last answer has arrived, and prints the
 * result as one line of JSON. `node reader.ts <url> <readers> <seconds> [known]`; with `known` they
 * send the ETag of the answer that they have.
 */
import { Agent, get } from 'node:http';

const [url = '', readers = '1', seconds = '1', known] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(readers) });

interface Answer {
	status: number;
	bytes: number;
	etag: string | undefined;
}

function ask(headers: Record<string, string>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		get(url, { agent, headers }, (response) => {
			let bytes = 0;
			response.on('data', (piece: Buffer) => (bytes += piece.length));
			response.on('end', () =>
				resolve({ status: response.statusCode ?? 0, bytes, etag: response.headers.etag }),
			);
			response.on('error', reject);
		}).on('error', reject);
	});
}

const first = await ask({});
const headers: Record<string, string> =
	known && first.etag !== undefined ? { 'if-none-match': first.etag } : {};
const statuses: Record<string, number> = {};
const times: number[] = [];
let bytes = 0;
const started = performance.now();
const until = started + Number(seconds) * 1_000;

async function read(): Promise<void> {
	while (performance.now() < until) {
		const asked = performance.now();
		const answer = await ask(headers).catch(() => null);
		times.push(performance.now() - asked);
		const status = String(answer?.status ?? 'none');
		statuses[status] = (statuses[status] ?? 0) + 1;
		bytes += answer?.bytes ?? 0;
	}
}
await Promise.all(Array.from({ length: Number(readers) }, read));
const took_s = (performance.now() - started) / 1_000;
times.sort((a, b) => a - b);
console.log(
	JSON.stringify({
		per_second: times.length / took_s,
		p95_ms: times[Math.floor(times.length * 0.95)] ?? 0,
		statuses,
		body_kb: first.bytes / 1_000,
		mb_per_second: bytes / took_s / 1e6,
	}),
);
agent.destroy();
