import type { LinkTarget, RouteName } from '#contract/links.ts';

export const toRoute = (route: RouteName): LinkTarget => ({ type: 'route', route });
export const toPage = (id: string): LinkTarget => ({ type: 'entity', entity: 'page', id });
export const toCategory = (id: string): LinkTarget => ({ type: 'entity', entity: 'category', id });
export const toUsage = (id: string): LinkTarget => ({
	type: 'entity',
	entity: 'product_usage',
	id,
});
export const toProduct = (id: string): LinkTarget => ({ type: 'entity', entity: 'product', id });
