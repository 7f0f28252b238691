// @unocss-include
/** Icon classes as whole literals, which is what UnoCSS can see. */
const ICONS = {
	place: 'i-tabler-map-pin',
	trophy: 'i-tabler-trophy',
	tech: 'i-tabler-tool',
	bike: 'i-tabler-bike',
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

/** Icon of a menu entry, known by how its slug begins; most entries have none. */
export function menuIcon(slug: string): string | null {
	const found = PREFIXES.find(([prefix]) => slug.startsWith(prefix));
	return found ? ICONS[found[1]] : null;
}
