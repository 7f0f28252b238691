/** Composes documents in a worker thread: `{ id, module, name, given }` in, bytes out. */
import { parentPort } from 'node:worker_threads';
import type { Composed, Order } from './composed.ts';
import type { Log } from './tagged-pdf.ts';

type Compose = (given: unknown, log: Log) => Promise<Uint8Array>;

parentPort?.on('message', (order: Order) => {
	void compose(order).then((answer) => parentPort?.postMessage(answer));
});

async function compose({ id, module, name, given }: Order): Promise<Composed> {
	try {
		const found: Record<string, Compose | undefined> = await import(module);
		const work = found[name];
		if (!work) throw new Error(`${module} exports no ${name}`);
		const logged: string[] = [];
		const bytes = await work(given, (line) => void logged.push(line));
		return { id, bytes, logged };
	} catch (cause) {
		return { id, error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
	}
}
