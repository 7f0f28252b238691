import { useRef } from 'react';

/**
 * Returns the idempotency key of what is being sent. Sent again unchanged, after an answer that was
 * lost, it keeps its key and happens once; changed, it is another and gets a new one.
 */
export function useSubmissionKey(): (sent: unknown) => string {
	const last = useRef({ sent: '', key: '' });
	return (sent) => {
		const written = JSON.stringify(sent);
		if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
		return last.current.key;
	};
}
