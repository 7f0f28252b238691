import type { Locale } from '#contract/locales.ts';
import type { FitBasis } from '#domain/fit-bench/choices.ts';
import { judge } from '#domain/fit-bench/judge.ts';
import { FIT_FIELDS, readQuestion } from '#domain/fit-bench/question.ts';
import { toFitView, type FitLine, type FitWords } from '#domain/fit-bench/view.ts';
import { fitFormats } from '#i18n/fit/words.ts';

function made(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
	const element = document.createElement(tag);
	if (className !== '') element.className = className;
	element.append(...children);
	return element;
}

function toLine({ name, href, verdict, facts }: FitLine): HTMLElement {
	const link = made('a', 'link', name);
	link.setAttribute('href', href);
	const row = made('li', '', made('h3', 'title-4', link), made('p', '', verdict));
	if (facts.length > 0) row.append(made('p', 'text-sm text-soft tabular', facts.join(' · ')));
	return row;
}

/**
 * The fit bench: answers from the wheels and rules of the page, as the form is filled in. The
 * question is in the address, which can be sent to somebody. Without data of its own, or without
 * script, the form goes to the host.
 */
class FitBench extends HTMLElement {
	#basis: FitBasis | null = JSON.parse(this.dataset['basis'] ?? 'null');
	#words: FitWords = JSON.parse(this.dataset['words'] ?? '{}');
	#locale = this.dataset['locale'] as Locale;
	#form = this.querySelector('form');

	connectedCallback() {
		const [form, basis] = [this.#form, this.#basis];
		const search = new URLSearchParams(location.search);
		const isAsked = FIT_FIELDS.some((name) => search.has(name));
		if (!form) return;
		if (!basis) {
			search.set('locale', this.#locale);
			if (isAsked) location.replace(`${form.action}?${search}`);
			return;
		}
		// Fields filled in before this ran stay, unless the address carries a question.
		if (isAsked) this.#fill(form, search);
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#answer(form, basis);
			this.#part('answer')?.scrollIntoView({ block: 'start' });
		});
		form.addEventListener('change', () => this.#answer(form, basis));
		this.#answer(form, basis, search);
	}

	#part(name: string): HTMLElement | null {
		return this.querySelector(`[data-part="${name}"]`);
	}

	#fill(form: HTMLFormElement, search: URLSearchParams): void {
		for (const name of FIT_FIELDS) {
			const field = form.elements.namedItem(name);
			const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
			if (isField) field.value = search.get(name) ?? '';
		}
	}

	/** Question of the form; a value that no field can show is taken from the address. */
	#question(form: HTMLFormElement, address: URLSearchParams): URLSearchParams {
		const asked = new URLSearchParams();
		const typed = new FormData(form);
		for (const name of FIT_FIELDS) {
			const value = String(typed.get(name) ?? '').trim() || (address.get(name) ?? '');
			if (value !== '') asked.set(name, value);
		}
		return asked;
	}

	#answer(form: HTMLFormElement, basis: FitBasis, search = new URLSearchParams()): void {
		const question = this.#question(form, search);
		const { wheels, rules, rides } = basis;
		const read = readQuestion(question, { wheels, rules, rides: rides.map(({ id }) => id) });
		const verdicts = wheels.map((wheel) => judge(wheel, read.asked, rules));
		const view = toFitView(verdicts, read, this.#words, fitFormats(this.#locale, basis));
		const query = question.toString();
		const address = location.pathname + (query === '' ? '' : `?${query}`) + location.hash;
		history.replaceState(history.state, '', address);
		this.#part('answer')?.replaceChildren(view.sentence);
		this.#part('notes')?.replaceChildren(
			...view.notes.map((note) => made('p', 'notice-box', note)),
		);
		for (const list of ['own', 'fits', 'unknown', 'others'] as const) {
			this.#part(list)?.replaceChildren(...view[list].map(toLine));
			this.#part(`${list}-all`)?.toggleAttribute('hidden', view[list].length === 0);
		}
		this.#part('ask')?.toggleAttribute('hidden', !view.asksHuman);
	}
}

customElements.define('fit-bench', FitBench);
