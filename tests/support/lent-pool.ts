import pg from 'pg';

type Connected = (
	error: Error | undefined,
	client: pg.PoolClient | undefined,
	done: (release?: unknown) => void,
) => void;

/**
 * Pool that takes its connections from another one and gives them back. Like a pool's, its `end`
 * refuses further queries and waits for those under way; the connections stay open.
 */
export class LentPool extends pg.Pool {
	readonly #from: pg.Pool;
	#taken = 0;
	#isOver = false;
	#whenFree: (() => void) | undefined;

	constructor(from: pg.Pool) {
		super({ max: 0 });
		this.#from = from;
	}

	override connect(): Promise<pg.PoolClient>;
	override connect(callback: Connected): void;
	override connect(callback?: Connected): Promise<pg.PoolClient> | void {
		const taking = this.#take();
		if (!callback) return taking;
		taking.then(
			(client) => callback(undefined, client, (cause) => client.release(cause instanceof Error)),
			(cause: unknown) =>
				callback(
					cause instanceof Error ? cause : new Error(String(cause)),
					undefined,
					() => undefined,
				),
		);
	}

	async #take(): Promise<pg.PoolClient> {
		if (this.#isOver) throw new Error('Cannot use a pool after calling end on the pool');
		this.#taken += 1;
		try {
			const client = await this.#from.connect();
			const release = client.release.bind(client);
			client.release = (cause) => {
				release(cause);
				this.#give();
			};
			return client;
		} catch (cause) {
			this.#give();
			throw cause;
		}
	}

	#give(): void {
		this.#taken -= 1;
		if (this.#taken === 0) this.#whenFree?.();
	}

	override end(): Promise<void>;
	override end(callback: () => void): void;
	override end(callback?: () => void): Promise<void> | void {
		this.#isOver = true;
		const ended = new Promise<void>((resolve) => {
			this.#whenFree = resolve;
			if (this.#taken === 0) resolve();
		});
		if (!callback) return ended;
		void ended.then(callback);
	}
}
