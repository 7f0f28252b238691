import { expect, test } from 'vitest';
import { menuIcon } from '#islands/hamburger/menu-icon.ts';

test.each([
	['punti-vendita', 'i-tabler-map-pin'],
	['distributors', 'i-tabler-map-pin'],
	['puntos-de-venta', 'i-tabler-map-pin'],
	['points-de-vente', 'i-tabler-map-pin'],
	['race-division', 'i-tabler-trophy'],
	['tech-centre', 'i-tabler-tool'],
	['centro-tecnico', 'i-tabler-tool'],
	['centre-technique', 'i-tabler-tool'],
	['squadre-e-team', 'i-tabler-bike'],
	['teams-and-clubs', 'i-tabler-bike'],
	['equipos-y-clubes', 'i-tabler-bike'],
	['equipes-et-clubs', 'i-tabler-bike'],
])('%s is drawn as %s', (slug, icon) => {
	expect(menuIcon(slug)).toBe(icon);
});

test.each(['news', 'tecnologie', 'technologies', 'racing', 'le-squadre', ''])(
	'"%s" has no icon',
	(slug) => {
		expect(menuIcon(slug)).toBeNull();
	},
);
