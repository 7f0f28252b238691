import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { callDesk, type Sent } from '../call.ts';

const bodySchema = v.object({ errors: v.record(v.string(), v.string()) });

/** Codes of the fields at fault, as keys of messages; empty for failures of another kind. */
export function errorsOf(cause: unknown): Record<string, string> {
	const body = cause instanceof HttpError ? v.safeParse(bodySchema, cause.body) : null;
	return body?.success ? body.output.errors : {};
}

/** The field that a path leads to, whichever of several it is. */
const fieldIn = (path: string): string | null =>
	path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? null;

/**
 * Sends one thing at a time; what goes wrong is said in a notice, and answered with null. What is wrong
 * with fields is shown there by who can: no notice follows where all of it has been.
 */
export function useCall(showAtFields?: (errors: Record<string, string>) => boolean) {
	const notify = useNotify();
	const refresh = useRefresh();
	const translate = useTranslate();
	const [isSending, setSending] = useState(false);

	async function send(path: string, sent: Sent, done?: string): Promise<{ data: unknown } | null> {
		setSending(true);
		try {
			const data = await callDesk('POST', path, sent);
			if (done !== undefined) notify(done, { type: 'success' });
			refresh();
			return { data };
		} catch (cause) {
			const errors = errorsOf(cause);
			const [first] = Object.entries(errors);
			const key =
				first?.[1] ?? (cause instanceof HttpError ? String(cause.message) : 'faults.internal');
			const isTyped = cause instanceof HttpError && cause.status === 422;
			if (isTyped && first && showAtFields?.(errors)) return null;
			const field = isTyped && first ? fieldIn(first[0]) : null;
			const label = field === null ? '' : translate(`fields.${field}`, { _: '' });
			notify([label, translate(key)].filter(Boolean).join(': '), { type: 'error' });
			// Somebody else was quicker: what is shown is out of date.
			if (cause instanceof HttpError && [404, 409].includes(cause.status)) refresh();
			return null;
		} finally {
			setSending(false);
		}
	}
	return { send, isSending };
}
