import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { verifyWebhook } from '#domain/webhook.ts';
import type { Comparisons } from './comparison/comparisons.ts';
import type { Inbox } from './inbox.ts';
import type { Loop } from './loop.ts';
import { hookSchema } from './messages.ts';
import { noticeResponse } from './preview-page.ts';
import type { Previews } from './previews.ts';
import type { ReleaseViews } from './release-views.ts';

/** A message names publications; even a thousand of them are less. */
const MESSAGE_BYTES = 64 * 1024;

export interface AppOptions {
	inbox: Inbox;
	loop: Loop;
	/** Null where no renderer was kept. */
	previews: Previews | null;
	comparisons: Pick<Comparisons, 'begin' | 'state'>;
	views: ReleaseViews;
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

/** What the publisher answers: hooks of the host, and drafts to whoever has their address. */
export function publisherApp(options: AppOptions): Hono {
	const { inbox, loop, previews, comparisons, views, secrets, log } = options;
	const app = new Hono();

	/** A message of whoever shares the secret; an answer that refuses it where it is not. */
	function genuine({ req, text }: Context, body: Uint8Array) {
		const verified = verifyWebhook(secrets, (name) => req.header(name), body, new Date());
		if (verified.isGenuine) return verified;
		log(`publisher: a message was refused: ${verified.why}`);
		return text(verified.why, 401);
	}

	/** Without a renderer there is nothing to show, until the next whole build has kept one. */
	async function show(work: (shown: Previews) => Promise<Response>): Promise<Response> {
		if (previews) return work(previews);
		return new Response('not yet', { status: 503, headers: { 'retry-after': '30' } });
	}

	app.post('/hooks/content', async (context) => {
		if (Number(context.req.header('content-length') ?? 0) > MESSAGE_BYTES) {
			return context.text('too large', 413);
		}
		const body = Buffer.from(await context.req.arrayBuffer());
		if (body.length > MESSAGE_BYTES) return context.text('too large', 413);
		const verified = genuine(context, body);
		if (verified instanceof Response) return verified;
		const message = v.safeParse(hookSchema, parsed(body.toString()));
		if (!message.success) return context.text('not a message that is known here', 422);
		// Told again, it has been done or is being done.
		if (!inbox.take(verified.id, Date.now())) return context.text('taken before', 202);
		const hook = message.output;
		if (hook.type === 'content.published') {
			loop.publish(hook.data.publication_ids);
			return context.text('taken', 202);
		}
		if (hook.type === 'release.compare') {
			comparisons.begin();
			return context.text('taken', 202);
		}
		try {
			await loop.serve(hook.data.release_id);
		} catch (cause) {
			return context.text(cause instanceof Error ? cause.message : 'not served', 410);
		}
		return context.text('served', 200);
	});

	app.get('/hooks/comparison', (context) => {
		const verified = genuine(context, new Uint8Array());
		return verified instanceof Response ? verified : context.json(comparisons.state());
	});

	app.get('/preview/release/:token/*', ({ req }) => views(req.param('token'), req.raw));
	app.get('/preview/:token/version', ({ req }) =>
		show(({ version }) => version(req.param('token'))),
	);
	app.get('/preview/:token/:locale/*', ({ req }) =>
		show((shown) => shown.show(req.param('token'), req.param('locale'))),
	);
	app.get('/preview/*', () => noticeResponse('expired', 'it'));

	app.all('/hooks/*', (context) => context.text('not found', 404));
	return app;
}
