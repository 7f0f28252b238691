import { act, render } from '@testing-library/react';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type Locale } from '#contract/locales.ts';
import { passportSchema } from '#contract/wheels/passports.ts';
import { CONSENT_TEXTS } from '#server/consents/texts.ts';
import { toMessages } from '#i18n/server.ts';
import { WheelPassport } from '#islands/passport/WheelPassport.tsx';
import { WheelTransfer } from '#islands/passport/WheelTransfer.tsx';

export const SECRET = 'a-secret-of-thirty-two-characters';
export const PASSPORT = v.parse(passportSchema, {
	serial_number: 'MQC50A250117',
	product: {
		id: 'kleos-rd-50',
		name: 'Kleos RD 50',
		slug: 'kleos-rd-50',
		code: 'KRD50',
		locale: 'it',
		media: null,
	},
	purchase_date: '2026-06-01',
	registered_on: '2026-06-10',
	legal_ends_on: '2028-06-01',
	extension_ends_on: '2030-06-01',
	extension: 'active',
	decided_on: '2026-06-12',
	rejection: null,
	is_first_owner: true,
	pending_transfer: null,
	service: [{ date: '2026-07-01', kind: 'truing', text: 'Ruota centrata' }],
	documents: [{ id: 'manual', title: 'Manuale', url: '/media/documents/manual.pdf' }],
	safety_notice: 'Controllare i perni',
});

export const problem = (status: number, code: string) =>
	Response.json({ type: 'about:blank', status, code }, { status });

/** Answers calls by the end of their path, and records what was sent. */
export function aHost(answers: Record<string, () => Response>) {
	const asked: { path: string; body: unknown }[] = [];
	vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
		asked.push({ path: url, body: JSON.parse(String(init?.body)) });
		const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
		if (!answer) throw new TypeError('Failed to fetch');
		return answer();
	});
	return asked;
}
export const data = (value: unknown) => () => Response.json({ data: value });

export function propsIn(locale: Locale) {
	return {
		locale,
		email: 'info@livenza.example',
		messages: {
			passport: toMessages(locale, 'passport'),
			bench: toMessages(locale, 'bench'),
			warranty: toMessages(locale, 'warranty'),
			errors: toMessages(locale, 'errors'),
		},
	};
}

export async function open(
	hash: string,
	locale: Locale = 'it',
	page: 'wheel' | 'transfer' = 'wheel',
) {
	history.replaceState(null, '', `/${locale}/wheel${hash}`);
	await act(async () => {
		render(
			page === 'wheel' ? (
				<WheelPassport {...propsIn(locale)} />
			) : (
				<WheelTransfer
					{...propsIn(locale)}
					privacyHref="/it/privacy-policy"
					consent={CONSENT_TEXTS[locale].transfer}
				/>
			),
		);
	});
}
export const shown = () => document.body.textContent ?? '';
