import type { Translator } from '#i18n/messages.ts';
import { pointLabel } from './point-label.ts';
import type { CardEntry } from './store-entries.ts';
import { writeText } from './write-text.ts';

const listIds = (point: Element) => point.getAttribute('data-stores')?.split(' ') ?? [];

/** Points of the map: the stores that they represent after a search, and their highlight. */
export class FinderMap {
	readonly #points: { point: Element; all: string[] }[];
	readonly #byId: Map<string, CardEntry>;
	readonly #t: Translator<'content'>;
	#lit: Element[] = [];

	constructor(root: Element, entries: readonly CardEntry[], t: Translator<'content'>) {
		this.#points = [...root.querySelectorAll('.map-point')].map((point) => ({
			point,
			all: listIds(point),
		}));
		this.#byId = new Map(entries.map((entry) => [entry.id, entry]));
		this.#t = t;
	}

	/** Keeps the points of these stores; one for several shows the number and names of the rest. */
	show(found: ReadonlySet<string>): void {
		for (const { point, all } of this.#points) {
			const ids = all.filter((id) => found.has(id));
			const stores = this.listStores(ids);
			point.toggleAttribute('hidden', stores.length === 0);
			if (stores.length === 0) continue;
			const isMany = stores.length > 1;
			point.toggleAttribute('data-many', isMany);
			point.setAttribute('data-stores', ids.join(' '));
			point.setAttribute('href', `#store-${ids[0]}`);
			point.setAttribute(
				'aria-label',
				pointLabel(
					this.#t,
					stores.map(({ name, cityName }) => ({ name, city: cityName })),
				),
			);
			writeText(point.querySelector('text'), isMany ? String(stores.length) : '');
		}
	}

	/** Stores that a point represents now. */
	storesAt(point: Element): CardEntry[] {
		return this.listStores(listIds(point));
	}

	listStores(ids: readonly string[]): CardEntry[] {
		return ids.flatMap((id) => this.#byId.get(id) ?? []);
	}

	/** Highlights the cards of these stores and their points, instead of the previous ones. */
	light(ids: readonly string[]): void {
		for (const element of this.#lit) element.classList.remove('is-lit');
		const points = this.#points
			.filter(({ all }) => all.some((id) => ids.includes(id)))
			.map(({ point }) => point);
		this.#lit = ids.length > 0 ? [...points, ...this.listStores(ids).map(({ card }) => card)] : [];
		for (const element of this.#lit) element.classList.add('is-lit');
	}
}
