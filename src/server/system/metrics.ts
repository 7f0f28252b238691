import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isLoopback, findPeer } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { createMeasures } from './measures.ts';

/** True if the header carries the token; the comparison takes the same time for every guess. */
function isBearer(given: string | undefined, token: string): boolean {
	const [guess, right] = [given ?? '', `Bearer ${token}`].map((text) =>
		Buffer.from(toDigest(text)),
	);
	return guess !== undefined && right !== undefined && timingSafeEqual(guess, right);
}

/** True for a request that no proxy has passed on, from this machine. */
const isDirect = (context: Context): boolean =>
	isLoopback(findPeer(context) ?? '127.0.0.1') &&
	context.req.header('x-forwarded-for') === undefined &&
	context.req.header('forwarded') === undefined;

/**
 * Serves the metrics in Prometheus' text format. With METRICS_TOKEN to clients that send it; without, to
 * this machine alone. For everybody else they do not exist.
 */
export function metricsRoutes(services: Services): Hono {
	const { metrics, metricsToken } = services;
	const measure = createMeasures(services);
	const app = new Hono();
	app.get('/', async (context) => {
		const isAllowed =
			metricsToken === undefined
				? isDirect(context)
				: isBearer(context.req.header('authorization'), metricsToken);
		if (!isAllowed) return problem('not_found');
		await measure();
		return new Response(await metrics.registry.metrics(), {
			headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
		});
	});
	return app;
}
