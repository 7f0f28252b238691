import { getForm, listForms } from '#contract/forms/forms.ts';
import { getCaptcha } from '#contract/forms/captcha.ts';
import { submitForm } from '#contract/forms/submissions.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { makeCaptcha } from '#server/platform/captcha/captcha.ts';
import { toFailure } from '#server/platform/failure.ts';
import { takeRequest } from './limits.ts';
import { failurePage, respondWithPage } from './page/respond.ts';
import { respondWithData } from './respond.ts';
import { localeOfPage, prefersPage, submit } from './submit.ts';
import { problem } from '#server/kernel/problem.ts';
import { openRoute } from '#server/kernel/route.ts';
import type { Assembled } from '../module.ts';
import { CHOICE_PARTS } from './choices.ts';
import { findFormRow, findForms } from './queries.ts';

/** Over all modules: other capabilities declare the handlers of their forms. */
const route = openRoute<Assembled>();

const READS = ['forms', ...CHOICE_PARTS] as const;

export const formRoutes = {
	listForms: keptRoute(listForms, { reads: READS }, ({ db, query, part }) =>
		findForms(db, query.locale, part),
	),
	getForm: keptRoute(getForm, { reads: READS }, async ({ db, query, param, part }) => {
		const forms = await findForms(db, query.locale, part);
		return forms.find(({ slug }) => slug === param('slug')) ?? null;
	}),
	getCaptcha: route(getCaptcha, async (call) => {
		const taken = await takeRequest(call, call.client);
		if (!taken.isAllowed) {
			return problem('too_many_requests', undefined, { 'retry-after': `${taken.retryAfter_s}` });
		}
		const form = await findFormRow(call.db, call.query.form);
		if (!form) return null;
		if (form.status !== 'enabled') return problem('form_not_enabled');
		return makeCaptcha(call, form.id);
	}),
	submitForm: route(submitForm, async (call) => {
		const { client, context } = call;
		const request = context.req.raw;
		try {
			const handled = await submit(call, { slug: call.param('slug'), request, client });
			return await (handled.isNative ? respondWithPage(call, handled) : respondWithData(handled));
		} catch (cause) {
			if (!prefersPage(request) || !(cause instanceof Error)) throw cause;
			call.disk.note(cause);
			call.log(`${context.req.path}: ${toFailure(cause)}`, {
				level: 'error',
				component: 'forms',
				object: call.param('slug'),
			});
			return failurePage(localeOfPage(request));
		}
	}),
};
