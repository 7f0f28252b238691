// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announcementDocumentSchema } from '#contract/content/documents/announcement.ts';
import type { Json } from '#domain/documents/values.ts';
import { is } from 'valibot';
import { InstantEditor } from '../../../src/desk/editing/fields/PlainEditors.tsx';
import { i18nProvider } from '../../../src/desk/i18n.ts';

/** Values of the draft after each change, the newest last. */
const held: (Json | undefined)[] = [];
const kept = () => held.at(-1);
const FIELD = { kind: 'instant', isNullable: true, isOptional: false } as const;

function Editor({ start }: { start: Json }) {
	const [value, setValue] = useState<Json | undefined>(start);
	return (
		<InstantEditor
			field={FIELD}
			name="from"
			place="announcement"
			path="from"
			label="Da"
			value={value}
			onChange={(next) => {
				held.push(next);
				setValue(next);
			}}
		/>
	);
}

beforeEach(async () => {
	held.length = 0;
	await i18nProvider.changeLocale('it');
});
afterEach(cleanup);

const open = (start: Json = null) =>
	act(async () => {
		render(
			<AdminContext i18nProvider={i18nProvider}>
				<Editor start={start} />
			</AdminContext>,
		);
	});
const type = (value: string) =>
	act(async () => void fireEvent.change(screen.getByLabelText('Da'), { target: { value } }));
const shown = () => screen.getByLabelText<HTMLInputElement>('Da').value;
/** True if the current value could be published as the start of an announcement. */
const isPublishable = () => is(announcementDocumentSchema.entries.from, kept());

test.each([
	['2027-01-15T08:00:00.000Z', '2027-01-15T09:00'],
	['2027-07-15T08:00:00.000Z', '2027-07-15T10:00'],
])('an announcement of %s starts at %s in Rome, wherever its reader is', async (at, local) => {
	await open(at);
	expect(shown()).toBe(local);
	await type('2030-01-01T00:00');
	await type(local);
	expect(kept()).toBe(at);
});

test('a skipped hour is refused, and the next one offered', async () => {
	await open();
	await type('2027-03-28T02:30');
	expect(screen.getByRole('alert').textContent).toContain('quell’ora non esiste');
	expect(isPublishable()).toBe(false);
	expect(shown()).toBe('2027-03-28T02:30');
	await act(async () => void fireEvent.click(screen.getByRole('button')));
	expect(kept()).toBe('2027-03-28T01:00:00.000Z');
	expect(shown()).toBe('2027-03-28T03:00');
	expect(screen.queryByRole('alert')).toBeNull();
});

test('a repeated hour needs a choice', async () => {
	await open();
	await type('2027-10-31T02:30');
	expect(isPublishable()).toBe(false);
	const [summer, winter] = screen.getAllByRole<HTMLInputElement>('radio');
	expect([summer?.checked, winter?.checked]).toEqual([false, false]);
	await act(async () => void (winter && fireEvent.click(winter)));
	expect(kept()).toBe('2027-10-31T01:30:00.000Z');
	expect(shown()).toBe('2027-10-31T02:30');
	await act(async () => void (summer && fireEvent.click(summer)));
	expect(kept()).toBe('2027-10-31T00:30:00.000Z');
});

test('a cleared time is null', async () => {
	await open('2027-01-15T08:00:00.000Z');
	await type('');
	expect(kept()).toBeNull();
});
