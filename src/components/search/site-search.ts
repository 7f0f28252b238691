import { data, locale, translator, SearchSheet } from './search-sheet.ts';
import { adoptResultStyles } from './result-styles.ts';
import { toResults, toStatus } from './results.ts';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
	button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Makes the header's link open the sheet in place of the page that it leads to. */
function follow(link: HTMLAnchorElement): void {
	let sheet: SearchSheet | undefined;
	const open = () => {
		link.ariaBusy = null;
		// The page of the search has a field of its own.
		const field = document.querySelector<HTMLInputElement>('search-page input');
		if (field) field.focus();
		else (sheet ??= new SearchSheet(link.ariaLabel ?? '')).open();
	};
	link.onclick = (event) => {
		if (!isPlain(event)) return;
		event.preventDefault();
		open();
	};
	// Pressed before this was here.
	if (link.ariaBusy) open();
}

/** Results of a page; more would be a catalogue. */
const MOST_RESULTS = 60;
/** Pause in typing after which a query is written into the address, ms. */
const STILL_MS = 300;

/** Search page: reads the query from the address, searches while typing, updates the address. */
class SearchPage extends HTMLElement {
	#field: HTMLInputElement | null = null;
	#turn = 0;
	#still: ReturnType<typeof setTimeout> | undefined;

	connectedCallback() {
		this.#field = this.querySelector('input');
		adoptResultStyles();
		this.querySelector('form')?.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#write();
			void this.#search(true);
		});
		this.#field?.addEventListener('input', () => {
			clearTimeout(this.#still);
			this.#still = setTimeout(() => this.#write(), STILL_MS);
			void this.#search(false);
		});
		addEventListener('hashchange', this.#read);
		// Typed before this was here.
		if (this.#asked() === null && this.#field?.value) this.#write();
		this.#read();
	}

	disconnectedCallback() {
		removeEventListener('hashchange', this.#read);
	}

	#asked(): string | null {
		return (
			new URLSearchParams(location.hash.slice(1)).get('q') ??
			new URLSearchParams(location.search).get('q')
		);
	}

	readonly #read = (): void => {
		const asked = this.#asked();
		if (asked !== null && this.#field) this.#field.value = asked;
		if (this.#field?.value) void this.#search(true);
	};

	/** Keeps the query in the address, so that a step back finds it, and in the other languages. */
	#write(): void {
		clearTimeout(this.#still);
		const query = this.#field?.value.trim() ?? '';
		const hash = query === '' ? '' : `#${new URLSearchParams({ q: query })}`;
		if (location.hash !== hash || location.search !== '') {
			history.replaceState(history.state, '', location.pathname + hash);
		}
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
			link.hash = hash;
		}
	}

	async #search(isMeant: boolean): Promise<void> {
		const turn = (this.#turn += 1);
		const query = this.#field?.value ?? '';
		const [answer, t] = await Promise.all([
			data.find(query, MOST_RESULTS).catch(() => null),
			translator().catch(() => null),
		]);
		if (turn !== this.#turn || t === null) return;
		const status = this.querySelector('[role=status]');
		const found = this.querySelector('.search-found');
		if (status) {
			status.textContent =
				answer === null
					? t('search.failed')
					: answer.query === ''
						? t('search.shortQuery')
						: toStatus(answer, t);
		}
		const isAsked = answer !== null && answer.query !== '';
		const context = {
			locale,
			t,
			advice: this.dataset['advice'] ?? null,
			isList: false,
			onNear: (text: string) => this.#ask(text),
		};
		found?.replaceChildren(...(isAsked ? toResults(answer, context) : []));
		if (isAsked && isMeant && answer.total === 0 && answer.serial === null) {
			data.countMiss(answer.query);
		}
	}

	#ask(text: string): void {
		if (!this.#field) return;
		this.#field.value = text;
		this.#write();
		void this.#search(true);
	}
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-lazy]')) follow(link);
customElements.define('search-page', SearchPage);
