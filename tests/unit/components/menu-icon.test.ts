import { expect, test } from 'vitest';
import { menuIcon } from '#components/shell/menu/menu-icon.ts';

test.each([
	['punti-vendita', 'menu-icon menu-icon-place'],
	['distributors', 'menu-icon menu-icon-place'],
	['puntos-de-venta', 'menu-icon menu-icon-place'],
	['points-de-vente', 'menu-icon menu-icon-place'],
	['race-division', 'menu-icon menu-icon-trophy'],
	['tech-centre', 'menu-icon menu-icon-tool'],
	['centro-tecnico', 'menu-icon menu-icon-tool'],
	['centre-technique', 'menu-icon menu-icon-tool'],
	['squadre-e-team', 'menu-icon menu-icon-bike'],
	['teams-and-clubs', 'menu-icon menu-icon-bike'],
	['equipos-y-clubes', 'menu-icon menu-icon-bike'],
	['equipes-et-clubs', 'menu-icon menu-icon-bike'],
])('%s is drawn as %s', (slug, icon) => {
	expect(menuIcon(slug)).toBe(icon);
});

test.each(['news', 'tecnologie', 'technologies', 'racing', 'le-squadre', ''])(
	'"%s" has no icon',
	(slug) => {
		expect(menuIcon(slug)).toBeNull();
	},
);
