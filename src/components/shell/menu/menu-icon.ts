/** Classes of files below public/icons, which a browser fetches once the menu is open. */
const ICONS = {
	place: 'menu-icon menu-icon-place',
	trophy: 'menu-icon menu-icon-trophy',
	tech: 'menu-icon menu-icon-tool',
	bike: 'menu-icon menu-icon-bike',
} as const;

/** First words of slugs, with their translations. */
const PREFIXES: readonly (readonly [string, keyof typeof ICONS])[] = [
	['punti-', 'place'],
	['puntos-', 'place'],
	['points-', 'place'],
	['distributors', 'place'],
	['race-', 'trophy'],
	['tech-', 'tech'],
	['centro-tec', 'tech'],
	['centre-tech', 'tech'],
	['squadre-', 'bike'],
	['teams-and-', 'bike'],
	['equipos-', 'bike'],
	['equipes-', 'bike'],
];

/** Returns the icon of a menu entry by the start of its slug; most entries have none. */
export function menuIcon(slug: string): string | null {
	const found = PREFIXES.find(([prefix]) => slug.startsWith(prefix));
	return found ? ICONS[found[1]] : null;
}
