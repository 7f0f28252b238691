import type { Locale } from '#contract/locales.ts';
import { pressuresFor, type TyreSeat } from '#domain/tyre-pressure.ts';
import { formatNumber, formatPressure, unitAfter } from '#i18n/format.ts';

/** Everything that one chart's choice is made of. */
interface Picked {
	seat: TyreSeat;
	tyres: number[];
	riders: number[];
}

/** Sentences of the choice; the result has the places `{{front}}` and `{{rear}}`. */
interface PickWords {
	tyre: string;
	rider: string;
	result: string;
	wider: string;
}

const GROUPS = ['tyre', 'rider'] as const;
let made = 0;

/**
 * Starting pressure in two taps above a chart: a tyre, then a weight. Calculated by the rule of the
 * chart itself, in the unit of the language; without script the chart says the same.
 */
class PressurePick extends HTMLElement {
	#picked: Picked = JSON.parse(this.dataset['pick'] ?? '{}');
	#words: PickWords = JSON.parse(this.dataset['words'] ?? '{}');
	#locale = this.dataset['locale'] as Locale;
	#result = Object.assign(document.createElement('p'), { className: 'title-3 tabular' });

	connectedCallback() {
		const name = `pressure-${(made += 1)}`;
		const values = { tyre: this.#picked.tyres, rider: this.#picked.riders };
		const units = { tyre: 'mm', rider: 'kg' };
		this.#result.setAttribute('role', 'status');
		const groups = GROUPS.map((group) => {
			const set = document.createElement('fieldset');
			const legend = document.createElement('legend');
			legend.className = 'kicker';
			legend.append(this.#words[group]);
			const chips = document.createElement('div');
			chips.className = 'chips';
			for (const value of values[group]) {
				const chip = document.createElement('label');
				chip.className = 'chip';
				const radio = Object.assign(document.createElement('input'), {
					type: 'radio',
					name: `${name}-${group}`,
					value: String(value),
				});
				radio.dataset['group'] = group;
				chip.append(radio, formatNumber(value, this.#locale) + unitAfter(units[group]));
				chips.append(chip);
			}
			set.append(legend, chips);
			return set;
		});
		this.replaceChildren(...groups, this.#result);
		this.addEventListener('change', () => this.#tell());
	}

	#chosen(group: (typeof GROUPS)[number]): number | null {
		const radio = this.querySelector<HTMLInputElement>(`[data-group="${group}"]:checked`);
		return radio ? Number(radio.value) : null;
	}

	#tell(): void {
		const [tyre, rider] = [this.#chosen('tyre'), this.#chosen('rider')];
		if (tyre === null || rider === null) return;
		const found = pressuresFor(this.#picked.seat, tyre, rider);
		const text = (bar: number) => formatPressure(bar, this.#locale);
		this.#result.textContent = found
			? this.#words.result
					.replace('{{front}}', text(found.front))
					.replace('{{rear}}', text(found.rear))
			: this.#words.wider;
	}
}

customElements.define('pressure-pick', PressurePick);
