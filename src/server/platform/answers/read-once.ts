import type { Answer } from './memory.ts';

/** Parses a cached answer once for as long as it stays cached. */
export function readOnce<T extends object>(read: (text: string) => T): (answer: Answer) => T {
	const values = new WeakMap<Answer, T>();
	return (answer) => {
		const known = values.get(answer);
		if (known) return known;
		const value = read(Buffer.from(answer.body).toString('utf8'));
		values.set(answer, value);
		return value;
	};
}
