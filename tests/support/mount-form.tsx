import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import type { FormModel } from '#domain/forms/form-model.ts';
import { toMessages } from '#i18n/server.ts';
import type { FormExtras } from '#islands/forms/extras.ts';
import { ServerForm } from '#islands/forms/ServerForm.tsx';
import { $captchas, dropCaptcha } from '#state/captcha.ts';
import { resetSubmission } from '#state/forms.ts';

interface Mounting {
	about?: string;
	extras?: FormExtras;
	/** Changes the build's markup before the script arrives. */
	before?: (form: HTMLFormElement) => void;
}

function element(model: FormModel, { about, extras }: Mounting) {
	const { locale } = model;
	const messages = { forms: toMessages(locale, 'forms'), errors: toMessages(locale, 'errors') };
	return <ServerForm form={model} messages={messages} about={about} extras={extras} />;
}

function formIn(root: ParentNode): HTMLFormElement {
	const form = root.querySelector('form');
	if (!form) throw new Error('no form');
	return form;
}

/** Prints the build's markup of a form, as an element that no script has touched. */
export function printForm(model: FormModel, mounting: Mounting = {}): HTMLFormElement {
	const root = document.createElement('div');
	root.innerHTML = renderToString(element(model, mounting));
	document.body.append(root);
	// This DOM selects the first option that has a value, whatever the markup says.
	for (const select of root.querySelectorAll('select')) {
		select.value = select.querySelector('[selected]')?.getAttribute('value') ?? '';
	}
	return formIn(root);
}

/** Mounts a form as a page has it: printed by the build, then hydrated by its script. */
export async function mountForm(model: FormModel, mounting: Mounting = {}): Promise<void> {
	const form = printForm(model, mounting);
	mounting.before?.(form);
	const container = form.parentElement ?? document.body;
	await act(async () => {
		render(element(model, mounting), { container, hydrate: true });
	});
}

export const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
export const type = (name: string, value: string) =>
	act(async () => {
		fireEvent.input(box(name), { target: { value } });
	});
export const tick = (role: 'radio' | 'checkbox', name: string) =>
	act(async () => {
		fireEvent.click(screen.getByRole(role, { name }));
	});
export const press = (name: string, times = 1) =>
	act(async () => {
		const button = screen.getByRole('button', { name });
		for (let time = 0; time < times; time += 1) fireEvent.click(button);
	});
export const choose = (label: string, files: File[]) =>
	act(async () => {
		const input = screen.getByLabelText(label, { exact: false });
		Object.defineProperty(input, 'files', { value: aFileList(files), configurable: true });
		fireEvent.change(input);
	});

export const pdf = (name: string, size = 10) =>
	new File([new Uint8Array(size)], name, { type: 'application/pdf' });

/** Makes a list like the browser's FileList, which scripts cannot construct. */
function aFileList(files: File[]): FileList {
	const list: FileList = Object.create(FileList.prototype);
	for (const [index, file] of files.entries()) Object.defineProperty(list, index, { value: file });
	Object.defineProperty(list, 'length', { value: files.length });
	Object.defineProperty(list, Symbol.iterator, { value: () => files.values() });
	return list;
}

/** Fills in everything that the form with every kind of field asks for. */
export async function fillIn(): Promise<void> {
	await type('Nome', 'Cliente');
	await type('E-mail', 'rider@mail.example');
	await tick('radio', 'No');
	await tick('checkbox', 'Ho letto l’informativa');
}

/** Records where the page would navigate to. */
export function watchLeaving(): string[] {
	const left: string[] = [];
	vi.spyOn(location, 'assign').mockImplementation((url) => {
		left.push(String(url));
	});
	return left;
}

/** Clears the form and its submissions before the next test. */
export async function forgetForm(): Promise<void> {
	cleanup();
	document.body.replaceChildren();
	// A captcha still being solved would be at hand in the next test.
	await waitFor(() => expect($captchas.get()['contact']).not.toBe('pending'));
	dropCaptcha('contact');
	resetSubmission('contact');
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
}

export { screen, waitFor };
