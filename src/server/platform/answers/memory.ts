/** An answer as it goes out, the same bytes for everybody. */
export interface Answer {
	body: Uint8Array<ArrayBuffer>;
	/** Strong, and made from the bytes: another host, or this one after a restart, says the same. */
	etag: string;
}

/** What an entry weighs beside its body. */
const ENTRY_BYTES = 1_024;

export interface Memory {
	/** The answer to a question, if it was put together from this version. */
	find(key: string, version: string): Answer | null;
	keep(key: string, version: string, answer: Answer): void;
	/** What is held at this moment. */
	bytes(): number;
}

/** Answers by question, each in its last version; the one unasked for longest makes room. */
export function createMemory(limit_bytes: number): Memory {
	const entries = new Map<string, { version: string; answer: Answer; bytes: number }>();
	let total = 0;

	function drop(key: string): void {
		total -= entries.get(key)?.bytes ?? 0;
		entries.delete(key);
	}

	return {
		find(key, version) {
			const entry = entries.get(key);
			if (entry?.version !== version) return null;
			entries.delete(key);
			entries.set(key, entry);
			return entry.answer;
		},
		keep(key, version, answer) {
			drop(key);
			const bytes = answer.body.byteLength + key.length + ENTRY_BYTES;
			if (bytes > limit_bytes) return;
			entries.set(key, { version, answer, bytes });
			total += bytes;
			for (const oldest of entries.keys()) {
				if (total <= limit_bytes) return;
				drop(oldest);
			}
		},
		bytes: () => total,
	};
}
