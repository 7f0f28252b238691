/** Answer as sent, the same bytes for everybody. */
export interface Answer {
	body: Uint8Array<ArrayBuffer>;
	/** Strong ETag of the bytes: another host, or this one after a restart, produces the same. */
	etag: string;
}

/** Estimated size of an entry beside its body. */
const ENTRY_BYTES = 1_024;

export interface Memory {
	/** Finds the answer to a question, if it was composed from this version. */
	find(key: string, version: string): Answer | null;
	keep(key: string, version: string, answer: Answer): void;
	/** Total size of the entries held now. */
	bytes(): number;
}

/** Cache of answers by question, each in its last version; evicts the least recently used. */
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
