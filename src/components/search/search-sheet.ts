import { isLocale } from '#contract/locales.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { LONGEST_QUERY } from '#contract/search/version.ts';
import type { Translator } from '#i18n/messages.ts';
import { href, searchHref } from '#i18n/paths.ts';
import { createTranslator } from '#i18n/translator.ts';
import { adoptResultStyles } from './result-styles.ts';
import { toResults, toStatus } from './results.ts';
import { searchData } from './search-data.ts';

/** Results beside the field; the page has all of them. */
const MOST_HITS = 8;
/** Pause in typing after which a query counts as intended, ms. */
const MEANT_MS = 1500;

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : 'it';
export const data = searchData(locale);
export { locale };

/** Texts that could not be had are asked for again. */
export const translator = async (): Promise<Translator<'search'>> =>
	createTranslator(locale, await data.texts());

/** Full sheet on a phone, a panel elsewhere: a field with its list of results. */
export class SearchSheet {
	readonly #dialog = document.createElement('dialog');
	readonly #field = document.createElement('input');
	readonly #status = document.createElement('p');
	/** Parts around the list: a list box holds options and groups alone. */
	readonly #before = document.createElement('div');
	readonly #list = document.createElement('div');
	readonly #after = document.createElement('div');
	readonly #close = document.createElement('button');
	/** Announces nothing until the texts are loaded. */
	#t: Translator<'search'> = () => '';
	#turn = 0;
	#chosen = -1;
	#meant: ReturnType<typeof setTimeout> | undefined;

	constructor(label: string) {
		adoptResultStyles();
		this.#dialog.className = 'search-sheet';
		this.#dialog.ariaLabel = label;
		this.#build(label);
		document.body.append(this.#dialog);
	}

	#build(label: string): void {
		const form = document.createElement('form');
		form.className = 'search-bar';
		form.action = href(locale, 'search');
		form.setAttribute('role', 'search');
		const field = this.#field;
		Object.assign(field, { type: 'search', name: 'q', className: 'field', autocomplete: 'off' });
		field.maxLength = LONGEST_QUERY;
		field.spellcheck = false;
		field.autocapitalize = 'off';
		field.enterKeyHint = 'search';
		for (const [name, value] of Object.entries({
			role: 'combobox',
			'aria-label': label,
			'aria-autocomplete': 'list',
			'aria-expanded': 'false',
			'aria-controls': 'search-list',
		})) {
			field.setAttribute(name, value);
		}
		const close = this.#close;
		Object.assign(close, { type: 'button', className: 'btn-icon', textContent: '×' });
		close.addEventListener('click', () => this.#dialog.close());
		form.append(field, close);
		this.#status.className = 'search-status';
		this.#status.setAttribute('role', 'status');
		this.#list.id = 'search-list';
		this.#list.setAttribute('role', 'listbox');
		this.#list.ariaLabel = label;
		const body = document.createElement('div');
		body.className = 'search-body';
		body.append(this.#status, this.#before, this.#list, this.#after);
		this.#dialog.append(form, body);
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#enter();
		});
		field.addEventListener('input', () => void this.#search());
		field.addEventListener('keydown', (event) => this.#key(event));
		this.#dialog.addEventListener('click', ({ target }) => {
			// A link may lead to this very page.
			const isLink = target instanceof Element && target.closest('a') !== null;
			if (isLink || target === this.#dialog) this.#dialog.close();
		});
		void this.#speak();
	}

	/** Labels the sheet as soon as its texts are there; those that failed are asked for again. */
	async #speak(): Promise<Translator<'search'>> {
		const t = await translator().catch(() => null);
		if (t === null || t === this.#t) return this.#t;
		this.#t = t;
		this.#close.ariaLabel = t('search.close');
		this.#field.placeholder = t('search.placeholder');
		if (this.#field.value === '') this.#status.textContent = t('search.hint');
		return t;
	}

	open(): void {
		if (!this.#dialog.open) this.#dialog.showModal();
		this.#field.focus();
		this.#field.select();
	}

	get #options(): HTMLAnchorElement[] {
		return [...this.#list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
	}

	#choose(index: number): void {
		const options = this.#options;
		this.#chosen = options.length === 0 ? -1 : (index + options.length) % options.length;
		for (const [place, option] of options.entries()) {
			option.ariaSelected = String(place === this.#chosen);
		}
		const chosen = options[this.#chosen];
		chosen?.scrollIntoView({ block: 'nearest' });
		if (chosen) this.#field.setAttribute('aria-activedescendant', chosen.id);
		else this.#field.removeAttribute('aria-activedescendant');
	}

	#unchoose(): void {
		this.#chosen = -1;
		for (const option of this.#options) option.ariaSelected = 'false';
		this.#field.removeAttribute('aria-activedescendant');
	}

	/** Places elements other than options and groups around the list, in order. */
	#put(parts: readonly HTMLElement[]): void {
		const isListed = (part: HTMLElement) =>
			['option', 'group'].includes(part.getAttribute('role') ?? '');
		const first = parts.findIndex(isListed);
		const others = (isAfter: boolean) =>
			parts.filter((part, at) => !isListed(part) && at > first === isAfter);
		this.#before.replaceChildren(...others(false));
		this.#list.replaceChildren(...parts.filter(isListed));
		this.#after.replaceChildren(...others(true));
	}

	#key(event: KeyboardEvent): void {
		// Enter and arrows choose among the candidates while Japanese is being typed.
		if (event.isComposing) return;
		const { key } = event;
		if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
		event.preventDefault();
		const isFirst = this.#chosen < 0;
		this.#choose(key === 'ArrowDown' ? this.#chosen + 1 : isFirst ? -1 : this.#chosen - 1);
	}

	#enter(): void {
		const chosen = this.#options[this.#chosen];
		if (chosen) chosen.click();
		else if (this.#field.value.trim() !== '') {
			location.assign(searchHref(locale, this.#field.value.trim()));
			this.#dialog.close();
		}
	}

	async #search(): Promise<void> {
		const turn = (this.#turn += 1);
		const query = this.#field.value;
		clearTimeout(this.#meant);
		this.#unchoose();
		if (query.trim() === '') {
			this.#put([]);
			this.#field.setAttribute('aria-expanded', 'false');
			this.#status.textContent = this.#t('search.hint');
			return;
		}
		const [answer, t] = await Promise.all([
			data.find(query, MOST_HITS).catch(() => null),
			this.#speak(),
		]);
		if (turn === this.#turn) this.#show(answer, t);
	}

	#show(answer: SearchAnswer | null, t: Translator<'search'>): void {
		this.#status.textContent = answer ? toStatus(answer, t) : t('search.failed');
		const parts = answer
			? toResults(answer, {
					locale,
					t,
					advice: href(locale, 'fit'),
					isList: true,
					onNear: (text) => this.#ask(text),
				})
			: [];
		this.#put(parts);
		this.#unchoose();
		this.#field.setAttribute('aria-expanded', String(this.#options.length > 0));
		if (answer && answer.total === 0 && answer.serial === null) {
			this.#meant = setTimeout(() => data.countMiss(answer.query), MEANT_MS);
		}
	}

	#ask(text: string): void {
		this.#field.value = text;
		this.#field.focus();
		void this.#search();
	}
}
