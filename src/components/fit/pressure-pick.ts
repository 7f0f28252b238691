import { pressuresFor } from '#domain/catalogue/tyre-pressure.ts';
import { tyreWidthsFor } from '#domain/catalogue/tyre-widths.ts';
import { PICK_WORDS } from '#i18n/fit/pick.ts';
import { formatNumber } from '#i18n/format.ts';
import { formatPressure, unitAfter } from '#i18n/format-units.ts';
import { pageLocale } from '#state/page-locale.ts';
import { figuresIn, seatIn } from './seat-text.ts';

const GROUPS = ['tyre', 'rider'] as const;
let made = 0;

/**
 * Starting pressure in two taps above a chart: a tyre, then a weight. Calculated by the rule of the
 * chart itself, in the unit of the language; without script the chart says the same.
 */
class PressurePick extends HTMLElement {
	#seat = seatIn(this.dataset['seat'] ?? '');
	#riders = figuresIn(this.dataset['riders'] ?? '');
	#locale = pageLocale();
	#words = PICK_WORDS[this.#locale];
	#result = Object.assign(document.createElement('p'), { className: 'title-3 tabular' });

	connectedCallback() {
		const name = `pressure-${(made += 1)}`;
		const { tyre_width_min_mm: least, tyre_width_max_mm: most } = this.#seat;
		const values = { tyre: tyreWidthsFor(least, most), rider: this.#riders };
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
		const found = pressuresFor(this.#seat, tyre, rider);
		const text = (bar: number) => formatPressure(bar, this.#locale);
		this.#result.textContent = found
			? this.#words.result
					.replace('{{front}}', text(found.front))
					.replace('{{rear}}', text(found.rear))
			: this.#words.none;
	}
}

customElements.define('pressure-pick', PressurePick);
