import { useRef } from 'react';

/**
 * Returns the idempotency key of a submission. A retry of the same content, after a lost response,
 * keeps its key and takes effect once; changed content gets a new key.
 */
export function useSubmissionKey(): (sent: unknown) => string {
	const last = useRef({ sent: '', key: '' });
	return (sent) => {
		const written = JSON.stringify(sent);
		if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
		return last.current.key;
	};
}
