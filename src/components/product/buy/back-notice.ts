import { chosenCountry } from '#contract/chosen-country.ts';
import { isEmail, LONGEST_EMAIL } from '#contract/email.ts';
import { createTranslator } from '#i18n/translator.ts';
import it from '#i18n/locales/it/wishlist.json';
import { pageLocale } from '#state/page-locale.ts';
import { askToBeTold, type Asked } from '#state/wishlist/notices.ts';

type NoticeWords = (typeof it)['notice'];

/** Messages by language; a language without them falls back to Italian. */
const MESSAGES = import.meta.glob<NoticeWords>('../../../i18n/locales/*/wishlist.json', {
	eager: true,
	import: 'notice',
});

const SAID = {
	confirm_by_mail: 'notice.confirm_by_mail',
	waiting: 'notice.waiting',
	in_stock: 'notice.in_stock',
	not_sold: 'notice.not_sold',
	too_many: 'notice.tooMany',
	invalid: 'notice.invalid',
	gone: 'notice.gone',
	often: 'notice.often',
	failed: 'notice.failed',
} as const satisfies Record<Asked, `notice.${keyof NoticeWords}`>;
/** States after which the same address may be sent again. */
const OPEN: readonly Asked[] = ['invalid', 'often', 'failed'];

const make = <Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	given: Partial<HTMLElementTagNameMap[Tag]>,
	...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
	const element = Object.assign(document.createElement(tag), given);
	element.append(...children);
	return element;
};

/**
 * Form beside the choices for one mail when the chosen article is back in stock. It shows only for
 * an article with a price that is out of stock; another choice resets it, but keeps the address.
 */
class BackNotice extends HTMLElement {
	#locale = pageLocale();
	#t = createTranslator<'wishlist'>(this.#locale, {
		notice: MESSAGES[`../../../i18n/locales/${this.#locale}/wishlist.json`] ?? it.notice,
	});
	#email = make('input', {
		id: 'back-notice-email',
		className: 'field',
		type: 'email',
		name: 'email',
		autocomplete: 'email',
		maxLength: LONGEST_EMAIL,
	});
	#code = '';
	#isPending = false;

	connectedCallback() {
		const shown = document.querySelector('[data-shows=code]');
		if (!shown) return;
		this.#follow(shown);
		new MutationObserver(() => this.#follow(shown)).observe(shown, {
			childList: true,
			characterData: true,
			subtree: true,
		});
	}

	#follow(shown: Element): void {
		const code = shown.textContent?.trim() ?? '';
		if (code === this.#code) return;
		this.#code = code;
		this.#offer();
	}

	get #row(): HTMLElement | null {
		return document.getElementById(this.#code);
	}

	#offer(hasFocus = false): void {
		if (this.#row?.dataset['out'] !== 'back') {
			this.replaceChildren();
			return;
		}
		const button = make(
			'button',
			{ type: 'button', className: 'btn-ghost', onclick: () => this.#ask() },
			this.#t('notice.back'),
		);
		this.replaceChildren(button);
		if (hasFocus) button.focus();
	}

	/** Replaces the button with the field for the address and its purpose. */
	#ask(): void {
		const t = this.#t;
		const email = this.#email;
		email.setAttribute('aria-describedby', 'back-notice-note back-notice-error');
		const privacy = document.querySelector<HTMLAnchorElement>('.legal-links li:nth-child(2) a');
		const note = make('p', { id: 'back-notice-note', className: 'field-hint' }, t('notice.note'));
		if (privacy) {
			const link = make('a', { className: 'link', href: privacy.href }, t('notice.privacy'));
			note.append(' ', link);
		}
		const error = make('p', { id: 'back-notice-error', className: 'field-error' });
		error.setAttribute('role', 'alert');
		const send = make('button', { type: 'submit', className: 'btn-primary' }, t('notice.send'));
		const cancel = make(
			'button',
			{ type: 'button', className: 'btn-ghost', onclick: () => this.#offer(true) },
			t('notice.cancel'),
		);
		const label = make('label', { className: 'field-label', htmlFor: email.id }, t('notice.email'));
		const ways = make('p', { className: 'flex flex-wrap gap-3' }, send, cancel);
		const form = make('form', { noValidate: true }, label, email, error, note, ways);
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void this.#send(error, send);
		});
		this.replaceChildren(form);
		email.focus();
	}

	async #send(error: HTMLElement, button: HTMLElement): Promise<void> {
		if (this.#isPending) return;
		const code = this.#code;
		const address = this.#email.value.trim();
		error.textContent = '';
		let asked: Asked = 'invalid';
		if (isEmail(address)) {
			this.#isPending = true;
			button.textContent = this.#t('notice.pending');
			const printed = document.querySelector<HTMLElement>('country-choice')?.dataset['printed'];
			const variant_id = this.#row?.dataset['variant'] ?? code.toLowerCase();
			const country = chosenCountry(document.cookie) ?? printed ?? '';
			const wish = { kind: 'back' as const, variant_id, country, locale: this.#locale };
			asked = await askToBeTold(wish, address);
			this.#isPending = false;
		}
		// Another article was chosen meanwhile: its own button is here now.
		if (code !== this.#code) return;
		button.textContent = this.#t('notice.send');
		this.#email.setAttribute('aria-invalid', String(asked === 'invalid'));
		const text = this.#t(SAID[asked]);
		if (OPEN.includes(asked)) {
			error.textContent = text;
			this.#email.focus();
			return;
		}
		// The focused button was removed.
		const said = make('p', { tabIndex: -1 }, text);
		this.replaceChildren(said);
		said.focus();
	}
}

customElements.define('back-notice', BackNotice);
