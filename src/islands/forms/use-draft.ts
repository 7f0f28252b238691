import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FormFieldModel, FormModel } from '#domain/form-model.ts';
import {
	$restoredDrafts,
	dropDraft,
	flushDrafts,
	keepDraft,
	noteRestored,
	readDraft,
} from '#state/drafts.ts';
import { kindOf } from './controls.ts';
import type { FormHandle } from './extras.ts';

/** A key of a filling-in, of letters and digits. `randomUUID` is missing outside secure contexts. */
function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
}

/** The e-mail address that the newsletter banner puts into the page's address. */
function givenEmail(): string | null {
	const email = new URLSearchParams(location.search).get('email')?.trim() ?? '';
	return email.length > 0 && email.length <= 255 ? email : null;
}

export interface DraftHandle {
	/** The idempotency key of this filling-in. */
	key: () => string;
	/** Starts a filling-in of its own: what was sent under the old key has arrived as it was. */
	renewKey: () => void;
	/** Whether text of an earlier visit stands in the form. */
	isRestored: boolean;
	/** Keeps what is typed now. */
	keep: () => void;
	/** Forgets it: sent, or given up. */
	drop: () => void;
}

/** Text of one form kept on the device, and the key that goes with it. */
export function useDraft(model: FormModel, { getValues, setValue }: FormHandle): DraftHandle {
	const key = useRef('');
	const isRestored = useStore($restoredDrafts, { ssr: 'initial' })[model.slug] ?? false;

	const typed = useCallback((): [slug: string, value: string][] => {
		return model.fields.flatMap((field): [string, string][] => {
			const value: unknown = kindOf(field).isKept ? getValues(field.slug) : null;
			const isTyped = typeof value === 'string' && value !== startOf(model, field);
			return isTyped ? [[field.slug, value]] : [];
		});
	}, [model, getValues]);

	const keep = useCallback(() => {
		const values = typed();
		if (values.length === 0) dropDraft(model.slug);
		else {
			keepDraft(model.slug, {
				saved_at: Date.now(),
				key: key.current,
				values: Object.fromEntries(values),
			});
		}
	}, [model, typed]);

	useEffect(() => {
		const draft = readDraft(model.slug, Date.now());
		key.current = draft?.key ?? newKey();
		// What stands there already was typed before this script came, or put back by the browser.
		const standing = new Map(typed());
		const email = givenEmail();
		const values = new Map(Object.entries(draft?.values ?? {}));
		if (email !== null) values.set('email', email);
		for (const [slug, value] of standing) values.set(slug, value);
		let restored = 0;
		for (const field of model.fields) {
			const value = values.get(field.slug);
			if (value === undefined || !kindOf(field).isKept) continue;
			// What stands is set as well: who watches a field has not heard of it.
			setValue(field.slug, value);
			if (draft && field.slug in draft.values) restored += 1;
		}
		if (restored > 0) noteRestored(model.slug);
		if (standing.size > 0) keep();
		window.addEventListener('pagehide', flushDrafts);
		return () => window.removeEventListener('pagehide', flushDrafts);
	}, [model, setValue, typed, keep]);

	return useMemo(() => {
		const renewKey = () => {
			key.current = newKey();
		};
		const drop = () => {
			dropDraft(model.slug);
			renewKey();
		};
		return { key: () => key.current, renewKey, isRestored, keep, drop };
	}, [model, isRestored, keep]);
}

/** What an untouched control holds; a select without a default and a choice to skip it holds nothing. */
function startOf({ countries }: FormModel, field: FormFieldModel): string {
	const given = field.defaultValue ?? '';
	const isOffered =
		field.vue_type === 'select'
			? field.options.some(({ value }) => value === given)
			: field.vue_type !== 'country' || `|${countries}`.includes(`|${given}`);
	return isOffered ? given : '';
}
