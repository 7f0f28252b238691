import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, Histogram, Registry } from 'prom-client';

/** Seconds: from an answer of memory to the time limit of a long call. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 25];

/** Methods that get a label of their own: a client may send any word. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface Metrics {
	registry: Registry;
	/** Counts and times every request. */
	watch: MiddlewareHandler;
}

/**
 * Route that a request was matched to, as the contract writes it; `other` where none was. Never the
 * path, which holds ids and has no end of values.
 */
export const toRoute = (context: Context): string =>
	matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'other';

/** Opens the metrics of one app. Labels are of the code: methods, routes, states, names of queues. */
export function createMetrics(): Metrics {
	const registry = new Registry();
	const registers = [registry];
	const requests = new Counter({
		name: 'shop_http_requests_total',
		help: 'Requests by method, route and status.',
		labelNames: ['method', 'route', 'status'],
		registers,
	});
	const durations = new Histogram({
		name: 'shop_http_request_duration_seconds',
		help: 'Time to the answer by route.',
		labelNames: ['route'],
		buckets: BUCKETS,
		registers,
	});
	return {
		registry,
		async watch(context, next) {
			const started = performance.now();
			await next();
			const { method } = context.req;
			const route = toRoute(context);
			requests.inc({
				method: METHODS.has(method) ? method : 'OTHER',
				route,
				status: context.res.status,
			});
			durations.observe({ route }, (performance.now() - started) / 1000);
		},
	};
}
