import { grantConsent, refuseConsent } from '#state/analytics.ts';
import { standing } from '#state/consent.ts';
import { removeBanner } from './consent-banner.ts';

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
		// Staff is previewing a draft: no consent is requested, nothing is counted.
		if (document.querySelector('.preview-bar')) return refuseConsent();
		this.addEventListener('click', (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			// Without the script the host's form is there.
			this.#open('settings').catch(() =>
				location.assign(`/api/consent?locale=${document.documentElement.lang}`),
			);
		});
		// Another tab may have chosen, and a page that comes back may be older than the choice.
		for (const type of ['pageshow', 'visibilitychange', 'consent-chosen']) {
			addEventListener(type, () => this.#follow());
		}
		this.#follow();
	}

	#follow(): void {
		// The window's events outlive an element that was taken away.
		if (!this.isConnected) return;
		const now = standing(this.#edition);
		if (now === this.#last) return;
		const wasMeasured = this.#last === 'granted';
		this.#last = now;
		if (now === 'granted') void this.#measure();
		else void this.#endGoogle(wasMeasured);
		if (now === 'ask') return void this.#open('banner');
		removeBanner();
		if (now === 'refused') refuseConsent();
	}

	async #open(as: 'banner' | 'settings'): Promise<void> {
		const { showBanner, showSettings } = await import('./consent-panel.ts');
		await (as === 'banner' ? showBanner(this.#edition) : showSettings(this.#edition));
	}

	async #measure(): Promise<void> {
		const { ga4Transport, ownTransport } = await import('#state/transport.ts');
		// Withdrawn while the script was fetched.
		if (this.#last !== 'granted') return;
		grantConsent(this.#ga4 ? ga4Transport(this.#ga4) : ownTransport());
		if (!this.#ga4) void this.#endGoogle(false);
	}

	/**
	 * Google's cookies outlive a refusal by the host's form, an edition and a change of transport:
	 * they are looked for wherever Google has no consent.
	 */
	async #endGoogle(wasMeasured: boolean): Promise<void> {
		if (!wasMeasured && !/(?:^|; )_ga/.test(document.cookie)) return;
		const { endGa4 } = await import('#state/transport.ts');
		// Chosen again while the script loaded.
		if (this.#last === 'granted' && this.#ga4) return;
		endGa4(this.#ga4);
	}
}

customElements.define('consent-choice', ConsentChoice);
