import { useState } from 'react';
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin';
import * as v from 'valibot';
import { callDesk, type Sent } from '../call.ts';
import { keepFocus } from '../focus-after.ts';

const bodySchema = v.object({ errors: v.record(v.string(), v.string()) });

/** Message keys of the invalid fields; empty for any other failure. */
export function toErrors(cause: unknown): Record<string, string> {
	const body = cause instanceof HttpError ? v.safeParse(bodySchema, cause.body) : null;
	return body?.success ? body.output.errors : {};
}

/** Field name in a path, without the indexes of lists. */
const fieldIn = (path: string): string | null =>
	path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? null;

/**
 * Sends one request at a time. A failure is shown in a notification and returns null. Field errors
 * go to `showAtFields` first: no notification follows where it has shown all of them.
 */
export function useCall(showAtFields?: (errors: Record<string, string>) => boolean) {
	const notify = useNotify();
	const refresh = useRefresh();
	const translate = useTranslate();
	const [isSending, setSending] = useState(false);

	async function send(path: string, sent: Sent, done?: string): Promise<{ data: unknown } | null> {
		// A disabled button loses the focus.
		const pressed = document.activeElement;
		setSending(true);
		try {
			const data = await callDesk('POST', path, sent);
			if (done !== undefined) notify(done, { type: 'success' });
			refresh();
			return { data };
		} catch (cause) {
			const errors = toErrors(cause);
			const [first] = Object.entries(errors);
			const key =
				first?.[1] ?? (cause instanceof HttpError ? String(cause.message) : 'faults.internal');
			const isTyped = cause instanceof HttpError && cause.status === 422;
			if (isTyped && first && showAtFields?.(errors)) return null;
			const field = isTyped && first ? fieldIn(first[0]) : null;
			const label = field === null ? '' : translate(`fields.${field}`, { _: '' });
			notify([label, translate(key)].filter(Boolean).join(': '), { type: 'error' });
			// A colleague was faster: the data on screen is out of date.
			if (cause instanceof HttpError && [404, 409].includes(cause.status)) refresh();
			return null;
		} finally {
			setSending(false);
			keepFocus(pressed);
		}
	}
	return { send, isSending };
}
