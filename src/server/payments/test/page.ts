import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { cents } from '#domain/money/money.ts';
import { formatMoney } from '#i18n/format.ts';
import { isOwnOrigin } from '#server/kernel/own-origin.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Db } from '#server/platform/db/client.ts';
import { printPage } from '#server/platform/page/frame.ts';
import type { Assembled } from '../../module.ts';
import { test_payments } from '../tables.ts';
import { applyTestAct, TEST_ACTS } from './act.ts';
import { TEST_PAGE } from './provider.ts';
import { TEST_TEXTS } from './texts.ts';

const idSchema = v.pipe(v.string(), v.uuid());
const choiceSchema = v.object({ choice: v.picklist(TEST_ACTS) });

async function find(db: Db, id: string) {
	if (!v.is(idSchema, id)) return null;
	const [row] = await db.select().from(test_payments).where(eq(test_payments.id, id));
	return row ?? null;
}
/** Page of the shop to return to, under the host name by which this one was opened. */
function backTo({ return_url }: Pick<Payment['request'], 'return_url'>): string {
	const { pathname, search } = new URL(return_url);
	return pathname + search;
}

type Payment = NonNullable<Awaited<ReturnType<typeof find>>>;

function toBody({ id, status, amount, currency, request }: Payment, locale: Locale) {
	const words = TEST_TEXTS[locale];
	const facts = html`<dl>
		<dt>${words.order}</dt>
		<dd>${request.order_number}</dd>
		<dt>${words.amount}</dt>
		<dd>${formatMoney(cents(amount), currency, locale)}</dd>
	</dl>`;
	if (status !== 'open') {
		return html`${facts}
			<p>${words.over}</p>
			<p><a class="button" href="${backTo(request)}">${words.back}</a></p>`;
	}
	const choices = TEST_ACTS.map(
		(choice) =>
			html`<div class="cell">
				<button name="choice" value="${choice}" class="${choice === 'approve' ? '' : 'quiet'}">
					${words.acts[choice]}
				</button>
			</div>`,
	);
	return html`<p>${words.text}</p>
		${facts}
		<form method="post" action="${TEST_PAGE}/${id}">${choices}</form>`;
}

async function show(context: Context, services: Assembled): Promise<Response> {
	const payment = await find(services.db, context.req.param('id') ?? '');
	if (!payment) return problem('not_found');
	const { locale } = payment.request;
	const { brand } = await services.senderIn(services.db, locale);
	const { title } = TEST_TEXTS[locale];
	return printPage({ locale, brand, title, body: toBody(payment, locale), status: 200 });
}

async function choose(context: Context, services: Assembled): Promise<Response> {
	if (!isOwnOrigin(context, services.siteUrl)) return problem('forbidden');
	const payment = await find(services.db, context.req.param('id') ?? '');
	if (!payment) return problem('not_found');
	const given = v.safeParse(choiceSchema, await context.req.parseBody());
	if (!given.success) return problem('validation_failed', [{ path: 'choice', code: 'picklist' }]);
	await applyTestAct(services, payment.id, given.output.choice);
	return context.redirect(backTo(payment.request), 303);
}

/** Mounts the page on which a tester chooses the bank's answer. */
export function mountTestPage(app: Hono, services: Assembled): void {
	if (!services.payments.test) return;
	app.get(`${TEST_PAGE}/:id`, (context) => show(context, services));
	app.post(`${TEST_PAGE}/:id`, (context) => choose(context, services));
}
