import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FormFieldModel, FormModel } from '#domain/forms/form-model.ts';
import {
	$restoredDrafts,
	dropDraft,
	flushDrafts,
	keepDraft,
	noteRestored,
	readDraft,
} from '#state/drafts.ts';
import { toKind } from './controls.ts';
import type { FormHandle } from './extras.ts';

/** Creates an idempotency key in hex. `randomUUID` is missing outside secure contexts. */
function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, '0'),
	).join('');
}

/** Fields that the page's URL fills in: by the newsletter banner, and by an order to claim for. */
const GIVEN = /^(?:email|claimed_product|order_number|delivered_on)$/;

export interface DraftHandle {
	/** Returns the idempotency key of this submission. */
	key: () => string;
	/** Starts a new submission: the one under the old key has already been stored. */
	renewKey: () => void;
	/** True if the form contains text of an earlier visit. */
	isRestored: boolean;
	/** Saves the current input. */
	keep: () => void;
	/** Deletes the draft, after it was sent or discarded. */
	drop: () => void;
}

/** Draft of one form on the device, and the idempotency key that goes with it. */
export function useDraft(model: FormModel, { getValues, setValue }: FormHandle): DraftHandle {
	const key = useRef('');
	const isRestored = useStore($restoredDrafts, { ssr: 'initial' })[model.slug] ?? false;

	const typed = useCallback((): [slug: string, value: string][] => {
		return model.fields.flatMap((field): [string, string][] => {
			const value: unknown = toKind(field).isKept ? getValues(field.slug) : null;
			const isTyped = typeof value === 'string' && value !== toStart(model, field);
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
		// Existing values were typed before hydration or restored by the browser.
		const standing = new Map(typed());
		const values = new Map(Object.entries(draft?.values ?? {}));
		for (const [slug, given] of new URLSearchParams(location.search)) {
			const value = given.trim();
			if (GIVEN.test(slug) && value && value.length <= 255) values.set(slug, value);
		}
		for (const [slug, value] of standing) values.set(slug, value);
		let restored = 0;
		for (const field of model.fields) {
			const value = values.get(field.slug);
			if (value === undefined || !toKind(field).isKept) continue;
			// Set existing values too: watchers of the field have not received them.
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

/** Value of an untouched control; empty for a select whose default is not among its options. */
function toStart({ countries }: FormModel, field: FormFieldModel): string {
	const given = field.defaultValue ?? '';
	const isOffered =
		field.vue_type === 'select'
			? field.options.some(({ value }) => value === given)
			: field.vue_type !== 'country' || `|${countries}`.includes(`|${given}`);
	return isOffered ? given : '';
}
