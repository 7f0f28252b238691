import { grantConsent, refuseConsent } from '#state/analytics.ts';
import { standing } from '#state/consent.ts';

/**
 * `<consent-choice edition data-ga4>` around the footer's link, printed only where something is
 * measured. Reads the choice of the device, and asks where there is none. The link opens the
 * settings; without script it leads to the host's form.
 */
class ConsentChoice extends HTMLElement {
	#last = '';

	// Read when needed: a parser may set attributes after it has made the element.
	get #edition(): string {
		return this.getAttribute('edition') ?? '';
	}

	get #ga4(): string | undefined {
		return this.dataset['ga4'];
	}

	connectedCallback(): void {
		// A draft is looked at by staff: nobody is asked, nothing is counted.
		if (document.querySelector('.preview-bar')) return refuseConsent();
		this.addEventListener('click', (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			void this.#open('settings');
		});
		// Another tab may have chosen, and a page that comes back may be older than the choice.
		for (const type of ['pageshow', 'visibilitychange', 'consent-chosen']) {
			addEventListener(type, () => this.#follow());
		}
		this.#follow();
	}

	#follow(): void {
		const now = standing(this.#edition);
		if (now === this.#last) return;
		const before = this.#last;
		this.#last = now;
		if (now === 'ask') void this.#open('banner');
		else {
			document.querySelector('.consent-banner')?.remove();
			if (now === 'granted') void this.#measure();
			else void this.#end(before === 'granted');
		}
	}

	async #open(as: 'banner' | 'settings'): Promise<void> {
		const { showBanner, showSettings } = await import('./consent-panel.ts');
		await (as === 'banner' ? showBanner(this.#edition) : showSettings(this.#edition));
	}

	async #measure(): Promise<void> {
		const { ga4Transport, ownTransport } = await import('#state/transport.ts');
		grantConsent(this.#ga4 ? ga4Transport(this.#ga4) : ownTransport());
	}

	async #end(wasMeasured: boolean): Promise<void> {
		refuseConsent();
		if (wasMeasured && this.#ga4) (await import('#state/transport.ts')).endGa4(this.#ga4);
	}
}

customElements.define('consent-choice', ConsentChoice);
