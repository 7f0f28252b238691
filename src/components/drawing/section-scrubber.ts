import { rimProfile } from '#drawing/rim-profile.ts';
import { profilePath } from '#drawing/rim-section.ts';
import {
	nearestStep,
	sectionBetween,
	type SectionStep,
	tyreOutline,
} from '#drawing/section-between.ts';
import { formatNumber } from '#i18n/format.ts';
import { pageLocale } from '#state/page-locale.ts';
import { SECTION_SCALE } from './section-scale.ts';

/** Time that the section takes to its stop, ms. */
const GLIDE_MS = 220;

/** Keys that lead to another stop, by how many. */
const KEYS: Readonly<Record<string, number>> = {
	ArrowRight: 1,
	ArrowUp: 1,
	PageUp: 1,
	ArrowLeft: -1,
	ArrowDown: -1,
	PageDown: -1,
	Home: -Infinity,
	End: Infinity,
};

/** A slider along rim heights: the section changes between the wheels, and stops at one of them. */
class SectionScrubber extends HTMLElement {
	#locale = pageLocale();
	#steps: SectionStep[] = [];
	#height = 0;
	#frame = 0;

	connectedCallback(): void {
		this.#steps = JSON.parse(this.dataset['steps'] ?? '[]');
		const input = this.querySelector('input');
		if (!input || this.#steps.length < 2) return;
		this.classList.add('is-live');
		input.oninput = () => this.#show(input.valueAsNumber);
		input.onchange = () => this.#stopAt(nearestStep(this.#steps, input.valueAsNumber));
		input.onkeydown = (event) => {
			const by = KEYS[event.key];
			if (by === undefined) return;
			event.preventDefault();
			this.#stopAt(nearestStep(this.#steps, input.valueAsNumber) + by);
		};
		this.#stopAt(Math.floor(this.#steps.length / 2), true);
	}

	/** Moves to a wheel, at once where motion is not wanted. */
	#stopAt(place: number, isAtOnce = false): void {
		const at = Math.min(this.#steps.length - 1, Math.max(0, place));
		const to = this.#steps[at]?.rim.height_mm ?? 0;
		const from = this.#height;
		const input = this.querySelector('input');
		if (input) {
			input.value = String(to);
			const name = this.querySelectorAll('li')[at]?.querySelector('a')?.textContent ?? '';
			input.setAttribute('aria-valuetext', `${formatNumber(to, this.#locale)} mm, ${name}`);
		}
		cancelAnimationFrame(this.#frame);
		if (isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches) {
			this.#show(to);
			return;
		}
		const began = performance.now();
		const glide = (now: number) => {
			const share = Math.min(1, (now - began) / GLIDE_MS);
			this.#show(from + (to - from) * share * (2 - share));
			if (share < 1) this.#frame = requestAnimationFrame(glide);
		};
		this.#frame = requestAnimationFrame(glide);
	}

	/** Draws the section of a height, with its figures and the nearest wheel. */
	#show(height: number): void {
		this.#height = height;
		const { rim, tyre_mm, weight_g } = sectionBetween(this.#steps, height);
		const { skin, cavity } = rimProfile(rim);
		this.#draw(
			'section',
			profilePath(skin, SECTION_SCALE) + (cavity ? profilePath(cavity, SECTION_SCALE) : ''),
		);
		this.#draw(
			'tyre',
			tyre_mm === null ? '' : profilePath(tyreOutline(rim, tyre_mm), SECTION_SCALE),
		);
		this.#say('height', Math.round(height));
		this.#say('weight', weight_g === null ? null : Math.round(weight_g));
		this.#say('channel', Math.round(rim.inner_width_mm * 10) / 10);
		const nearest = nearestStep(this.#steps, height);
		for (const [place, item] of this.querySelectorAll('li').entries()) {
			item.hidden = place !== nearest;
		}
	}

	#draw(name: string, d: string): void {
		for (const path of this.querySelectorAll(`[data-path=${name}]`)) path.setAttribute('d', d);
	}

	#say(name: string, value: number | null): void {
		const place = this.querySelector(`[data-figure=${name}]`);
		if (place) place.textContent = value === null ? '–' : formatNumber(value, this.#locale);
	}
}

customElements.define('section-scrubber', SectionScrubber);
