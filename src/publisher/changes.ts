import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { signWebhook } from '#domain/security/webhook.ts';
import { dataSchema } from './messages.ts';

const TIMEOUT_MS = 10_000;
const NOTHING = Buffer.alloc(0);

const changesSchema = v.object({
	/** Identifies the state that these changes lead up to. */
	cursor: v.string(),
	/** Null where the host no longer knows. */
	changes: v.nullable(v.array(v.object({ part: v.string(), id: v.nullable(v.string()) }))),
});
type Changes = v.InferOutput<typeof changesSchema>;
const answerSchema = dataSchema(changesSchema);

/** Fetches the content changes since a state; null where the host does not report them. */
export type ChangesSince = (cursor: string | null) => Promise<Changes | null>;

/** Fetches changes from a host, with requests signed like its hooks. */
export function toChanges(apiBaseUrl: string, secrets: readonly string[]): ChangesSince {
	return async (cursor) => {
		const url = new URL('/api/publishing/changes', apiBaseUrl);
		if (cursor !== null) url.searchParams.set('since', cursor);
		try {
			const id = `msg_${randomUUID()}`;
			const headers = signWebhook(secrets, { id, sentAt: new Date() }, NOTHING);
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const response = await fetch(url, { headers: { ...headers }, signal });
			if (!response.ok) return null;
			return v.parse(answerSchema, await response.json()).data;
		} catch {
			return null;
		}
	};
}
