import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { verifyWebhook } from '#domain/security/webhook.ts';
import { BARE_HEADERS } from '#edge/rules/security-headers.ts';
import { readBytes } from '#http/raw-body.ts';
import type { Comparisons } from './comparison/comparisons.ts';
import type { Inbox } from './inbox.ts';
import type { Loop } from './loop.ts';
import { type Hook, hookSchema } from './messages.ts';
import { toInboxChanges } from './inbox-changes.ts';
import { noticeResponse } from './previews/preview-page.ts';
import type { Previews } from './previews/previews.ts';
import type { ReleaseViews } from './previews/release-views.ts';

/**
 * Largest message accepted: messages hold publication ids, and even a thousand of them are smaller.
 */
const MESSAGE_BYTES = 64 * 1024;

export interface Shown {
	/** Null where the build kept no renderer. */
	previews: Previews | null;
	views: ReleaseViews;
}

export interface AppOptions extends Shown {
	inbox: Inbox;
	loop: Loop;
	comparisons: Pick<Comparisons, 'begin' | 'state'>;
	secrets: readonly string[];
	log: (line: string) => void;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function anApp(): Hono {
	const app = new Hono();
	app.use(async (context, next) => {
		await next();
		// Draft pages set their own security headers.
		for (const [name, value] of Object.entries(BARE_HEADERS)) {
			if (!context.res.headers.has(name)) context.res.headers.set(name, value);
		}
	});
	return app;
}

function showPreviews(app: Hono, { previews, views }: Shown): void {
	/**
	 * Answers 503 without a renderer: there is nothing to show until the next full build has kept
	 * one.
	 */
	async function show(work: (shown: Previews) => Promise<Response>): Promise<Response> {
		if (previews) return work(previews);
		return new Response('not yet', { status: 503, headers: { 'retry-after': '30' } });
	}

	app.get('/preview/release/:token/*', ({ req }) => views(req.param('token'), req.raw));
	app.get('/preview/:token/version', ({ req }) =>
		show(({ version }) => version(req.param('token'), req.query('not') ?? null, req.raw.signal)),
	);
	app.get('/preview/:token/:locale/card.jpg', ({ req }) =>
		show(({ card }) => card(req.param('token'), req.param('locale'))),
	);
	app.get('/preview/:token/:locale/*', ({ req }) =>
		show((shown) => shown.show(req.param('token'), req.param('locale'))),
	);
	app.get('/preview/*', () => noticeResponse('expired', 'it'));
}

/** A publisher that stands by asks for a message again after this: it may lead by then. */
const STAND_BY_S = 2;

/** HTTP app of a standby publisher: shows previews, and leaves hooks to the leader. */
export function standbyApp(shown: Shown): Hono {
	const app = anApp();
	showPreviews(app, shown);
	for (const path of ['/hooks/*', '/releases/*']) {
		app.all(path, (context) =>
			context.text('another publisher leads', 503, { 'retry-after': String(STAND_BY_S) }),
		);
	}
	return app;
}

/**
 * HTTP app of the publisher: takes the API host's hooks, and serves drafts to those who have their
 * address.
 */
export function publisherApp(options: AppOptions): Hono {
	const { inbox, loop, comparisons, secrets, log } = options;
	const app = anApp();

	/** Verifies the signature of a message; returns the 401 response where it is not genuine. */
	function genuine({ req, text }: Context, body: Uint8Array) {
		const verified = verifyWebhook(secrets, (name) => req.header(name), body, new Date());
		if (verified.isGenuine) return verified;
		log(`publisher: rejected a message: ${verified.why}`);
		return text(verified.why, 401);
	}

	function begin({ type }: Hook): void {
		switch (type) {
			case 'content.published':
				loop.publish();
				break;
			case 'release.serve':
				loop.serve();
				break;
			case 'release.compare':
				comparisons.begin();
		}
	}

	app.post('/hooks/content', async (context) => {
		// The body arrives before its signature is checked and anyone may send one, so never hold
		// more than a message's size.
		const body = await readBytes(context.req.raw, MESSAGE_BYTES);
		if (body === null) return context.text('too large', 413);
		const verified = genuine(context, body);
		if (verified instanceof Response) return verified;
		const message = v.safeParse(hookSchema, parsed(body.toString()));
		if (!message.success) return context.text('unknown type of message', 422);
		const hook = message.output;
		const { id } = verified;
		const isUnknown = hook.type === 'release.serve' && !(await loop.keeps(hook.data.release_id));
		if (isUnknown && !inbox.has(id)) return context.text('the release is not kept', 410);
		try {
			// A redelivery: it has been done or is being done.
			const isNew = inbox.take(id, Date.now(), (state) => toInboxChanges(hook, state));
			if (!isNew) return context.text('accepted before', 202);
		} catch (cause) {
			log(`publisher: a message cannot be stored: ${String(cause)}`);
			return context.text('the message cannot be stored', 503);
		}
		begin(hook);
		return context.text('accepted', 202);
	});

	app.get('/hooks/comparison', (context) => {
		const verified = genuine(context, new Uint8Array());
		return verified instanceof Response ? verified : context.json(comparisons.state());
	});

	showPreviews(app, options);
	app.all('/hooks/*', (context) => context.text('not found', 404));
	return app;
}
