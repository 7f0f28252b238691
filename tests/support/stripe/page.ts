import type { FakeSession } from './objects.ts';

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const button = (act: string, words: string) =>
	`<button name="act" value="${act}">${words}</button>`;

/** Actions of a buyer on the page, by the labels of its buttons. */
const ACTS = {
	approve: 'Pay',
	decline: 'Decline',
	later: 'Pay later',
} as const;
export type Act = keyof typeof ACTS;

export const isAct = (word: string | null): word is Act => word !== null && word in ACTS;

/** The page on which a buyer pays, or its state after that. */
export function payPage(session: FakeSession, note = ''): string {
	const { status, amount_total, currency, cancel_url, locale } = session;
	const sum = `${amount_total} ${currency?.toUpperCase()}`;
	const buttons = Object.entries(ACTS).map(([act, words]) => button(act, words));
	const form = `<form method="post">${buttons.join('')}</form>`;
	return `<!doctype html>
<html lang="${escaped(locale ?? 'en')}">
<head><meta charset="utf-8"><title>Pay</title></head>
<body><main>
<h1>Pay ${escaped(sum)}</h1>
<p role="status">${escaped(note)}</p>
${status === 'open' ? form : `<p>This page is ${status}.</p>`}
<p><a href="${escaped(cancel_url ?? '')}">Back</a></p>
</main></body></html>`;
}
