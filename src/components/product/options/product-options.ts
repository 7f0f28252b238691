import { carriedQuery, wantedValues } from '#domain/catalogue/carried-filter.ts';
import { articleFor, OPEN, openPlaces, settledValues } from '#domain/catalogue/fit.ts';
import { pageLocale } from '#state/page-locale.ts';
import { markConflict } from './chip-conflict.ts';
import { toOutcome } from './combinations.ts';
import { chooseText, fitTexts } from './fit-texts.ts';
import { fitLine } from './fit-line.ts';
import { startGallery } from '../gallery/gallery.ts';
import { openFolds } from './open-folds.ts';
import { readArticle, type RowArticle } from './row-article.ts';
import { showArticle } from './show-article.ts';
import { reportView } from './report-view.ts';
import { valueName } from './value-name.ts';

const KEY = 'variant';
/** Address to which links to the choices lead without script. */
const CHOICES_HASH = '#choices';
/** Placeholders for names in the texts of the page. */
const VALUE = '#';
const OTHERS = '§';

/** Choices of a product: they select its article, its price, and its address. */
class ProductOptions extends HTMLElement {
	private readonly rows = new Map<string, HTMLElement>();
	private readonly articles: RowArticle[] = [];
	private readonly gallery = startGallery(this);
	private readonly locale = pageLocale();
	private readonly t = fitTexts(this.locale);
	/** Options by place; the finish is the one without a code. */
	private readonly choices = (this.dataset['fit'] ?? '').split(' ').map((told) => ({
		code: told.replace('!', ''),
		decidesFit: told.endsWith('!'),
	}));
	private readonly fit = this.choices.map(({ decidesFit }) => decidesFit);
	/** The value that was requested last. */
	private asked: HTMLAnchorElement | null = null;

	connectedCallback() {
		for (const row of document.querySelectorAll<HTMLElement>('.variants tr[data-values]')) {
			this.rows.set(row.id, row);
			this.articles.push(readArticle(row));
		}
		this.addEventListener('click', (event) => {
			const link = event.target instanceof Element && event.target.closest('a');
			if (!link || event.ctrlKey || event.metaKey) return;
			const code = link.hash.slice(1);
			const isChip = link.dataset['value'] !== undefined;
			if (!isChip && !this.rows.has(code)) return;
			event.preventDefault();
			if (isChip) {
				this.asked = link;
				this.choose(link);
			} else {
				this.take(code);
				// The referring link was removed.
				(this.asked ?? this.links.at(0))?.focus();
			}
		});
		// The bar of a phone is outside this element.
		document.addEventListener('click', (event) => this.leadToChoices(event));
		if (matchMedia('(min-width: 1024px)').matches) openFolds();
		this.open();
		// A press before this script had loaded only scrolled there.
		if (location.hash === CHOICES_HASH) this.focusChoices();
		reportView();
	}

	/** Shows what the address names: an article, else the filter, else the printed state. */
	private open() {
		const { search, hash } = location;
		// A choice before this script had loaded led to the article's row.
		const asked = new URLSearchParams(search).get(KEY) ?? hash.slice(1);
		const codes = this.choices.map(({ code }) => code);
		const wanted = wantedValues(search, codes, this.articles);
		const article = articleFor(this.articles, wanted, this.fit);
		const isAsked = wanted.some((value) => value !== OPEN);
		if (this.rows.has(asked)) this.show(asked);
		else if (isAsked && article) this.show(article.code);
		else {
			if (isAsked) this.mark(settledValues(this.articles, wanted));
			this.show(null);
		}
		this.carry();
	}

	private get status() {
		return this.querySelector<HTMLElement>('.chip-ways');
	}

	private get links(): HTMLAnchorElement[] {
		return [...this.querySelectorAll<HTMLAnchorElement>('a[data-value]')];
	}

	/** Values that are chosen, by place. */
	private get chosen(): string[] {
		const values = this.choices.map(() => OPEN);
		for (const { dataset } of this.links.filter((link) => link.hasAttribute('aria-current'))) {
			values[Number(dataset['at'])] = dataset['value'] ?? OPEN;
		}
		return values;
	}

	/** Result of a value with the other chosen values. */
	private outcome(link: HTMLAnchorElement) {
		const at = Number(link.dataset['at']);
		return toOutcome(this.articles, this.chosen, at, link.dataset['value'] ?? '');
	}

	/**
	 * Chooses a value. A conflicting one only explains the conflict and offers existing
	 * combinations.
	 */
	private choose(link: HTMLAnchorElement) {
		const { article, against, ways } = this.outcome(link);
		if (article) {
			const wanted = this.chosen.with(Number(link.dataset['at']), link.dataset['value'] ?? OPEN);
			const found = articleFor(this.articles, wanted, this.fit);
			if (found) this.take(found.code);
			else {
				this.mark(settledValues(this.articles, wanted));
				this.show(null);
				this.keep({});
			}
			return;
		}
		const text = this.status?.dataset['ways'] ?? '';
		const said = text.replace(VALUE, valueName(link)).replace(OTHERS, this.namesAt(against));
		const steps = ways.map(({ code }) => {
			const step = document.createElement('a');
			step.className = 'link';
			step.href = `#${code}`;
			step.textContent = this.rows.get(code)?.children[1]?.textContent?.trim() ?? code;
			return step;
		});
		this.status?.replaceChildren(said, ...steps.flatMap((step) => [' ', step]));
	}

	/** Names of the chosen values at these places. */
	private namesAt(places: readonly number[]): string {
		return this.links
			.filter((link) => link.hasAttribute('aria-current'))
			.filter((link) => places.includes(Number(link.dataset['at'])))
			.map(valueName)
			.join(', ');
	}

	/** Chooses an article, and keeps it in the address. */
	private take(code: string) {
		this.show(code);
		this.keep({ [KEY]: code });
	}

	/** Writes the choice to the address, in the place of the filter. */
	private keep(given: Record<string, string>) {
		const address = new URL(location.href);
		const { searchParams } = address;
		this.chosen.forEach((value, at) => {
			const code = this.choices[at]?.code ?? '';
			const isKept = searchParams.has(code) || given[KEY] === undefined;
			if (code && value !== OPEN && isKept) searchParams.set(code, value);
		});
		for (const [name, value] of Object.entries(given)) searchParams.set(name, value);
		address.hash = '';
		history.replaceState(history.state, '', address);
		this.carry();
	}

	/** Shows which filters fit, and passes them on to the related products. */
	private carry() {
		const { search } = location;
		const place = this.querySelector('[data-shows=fits]');
		const said = fitLine(this.t, this.locale, search, {
			tyres: this.dataset['tyres'] ?? '',
			options: this.choices.map(({ code }, at) => ({
				code,
				values: this.articles.map(({ values }) => values[at] ?? OPEN),
				value: this.chosen[at] ?? OPEN,
				chosen: this.namesAt([at]),
				name: this.nameAt(at),
			})),
		});
		if (place && said) place.textContent = said;
		for (const link of document.querySelectorAll<HTMLAnchorElement>('.card-grid h3 a')) {
			link.search = carriedQuery(search);
		}
	}

	private nameAt(at: number): string {
		const link = this.querySelector(`a[data-at="${at}"]`);
		return link?.closest('section')?.querySelector('h2')?.textContent?.trim() ?? '';
	}

	/** Shows an article as chosen, or null for an open choice, and marks conflicting values. */
	private show(code: string | null) {
		if (code !== null) this.fillFrom(code);
		else this.ask();
		this.status?.replaceChildren();
		for (const link of this.links) {
			const { article, against } = this.outcome(link);
			const text = this.status?.dataset['with'] ?? '';
			markConflict(link, article ? null : text.replace(OTHERS, this.namesAt(against)));
		}
	}

	/** Marks these values as chosen. */
	private mark(values: readonly string[]) {
		for (const link of this.links) {
			const isChosen = values[Number(link.dataset['at'])] === link.dataset['value'];
			if (isChosen) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
			const { picture } = link.dataset;
			if (isChosen && picture) this.gallery.show(Number(picture));
		}
	}

	private get openPlace(): number | undefined {
		return openPlaces(this.articles, this.chosen, this.fit)[0];
	}

	/** Names the open choice on the buttons that lead to it. */
	private ask() {
		const at = this.openPlace;
		if (at === undefined) return;
		const text = chooseText(this.t, { code: this.choices[at]?.code ?? '', name: this.nameAt(at) });
		for (const link of document.querySelectorAll('[data-choose]')) link.textContent = text;
	}

	/** Focuses the open choice, else the first. Returns whether there is one. */
	private focusChoices(): boolean {
		const first = this.links.find(({ dataset }) => Number(dataset['at']) === (this.openPlace ?? 0));
		first?.closest('section')?.scrollIntoView({ block: 'center' });
		first?.focus({ preventScroll: true });
		return first !== undefined;
	}

	private leadToChoices(event: MouseEvent) {
		const { target, ctrlKey, metaKey } = event;
		const link = target instanceof Element && target.closest(`a[href="${CHOICES_HASH}"]`);
		if (link && !ctrlKey && !metaKey && this.focusChoices()) event.preventDefault();
	}

	private fillFrom(code: string) {
		const row = this.rows.get(code);
		if (!row) return;
		this.mark(row.dataset['values']?.split(' ') ?? []);
		showArticle(row, this.t('fit.add'));
	}
}

customElements.define('product-options', ProductOptions);
