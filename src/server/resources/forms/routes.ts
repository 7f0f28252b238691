import { getForm, listForms } from '#contract/endpoints.ts';
import { route } from '../../route.ts';
import { findForms } from './queries.ts';

export const formRoutes = {
	listForms: route(listForms, ({ db, query }) => findForms(db, query.locale)),
	getForm: route(getForm, async ({ db, query, param }) => {
		const forms = await findForms(db, query.locale);
		return forms.find(({ slug }) => slug === param('slug')) ?? null;
	}),
};
