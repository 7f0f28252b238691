import { Hono } from 'hono';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { isUnavailable } from './db/client.ts';
import { conditional, publicCors, securityHeaders } from './headers.ts';
import { mediaRoutes, type MediaFolders } from './media/routes.ts';
import { openApiDocument } from './openapi.ts';
import { problem } from './problem.ts';
import { categoryRoutes } from './resources/categories/routes.ts';
import { countryRoutes } from './resources/countries/routes.ts';
import { documentRoutes } from './resources/documents/routes.ts';
import { formRoutes } from './resources/forms/routes.ts';
import { jobRoutes } from './resources/jobs/routes.ts';
import { localeRoutes } from './resources/locales/routes.ts';
import { menuRoutes } from './resources/menus/routes.ts';
import { newsRoutes } from './resources/news/routes.ts';
import { pageRoutes } from './resources/pages/routes.ts';
import { priceListRoutes } from './resources/price-lists/routes.ts';
import { productUsageRoutes } from './resources/product-usages/routes.ts';
import { productRoutes } from './resources/products/routes.ts';
import { redirectRoutes } from './resources/redirects/routes.ts';
import { settingsRoutes } from './resources/settings/routes.ts';
import { storeRoutes } from './resources/stores/routes.ts';
import { systemRoutes } from './resources/system/routes.ts';
import type { Route, Services } from './route.ts';
import { Unavailable } from './unavailable.ts';

/** Time within which every request is answered; a database that hangs ends in 503 before it. */
const ANSWER_LIMIT_MS = 4_500;

export interface HostServices extends Services, MediaFolders {
	/** Takes one line for each answer that is the host's fault. */
	log: (line: string) => void;
}

/** A record of the contract without a route does not compile. */
const ROUTES: Record<EndpointName, Route> = {
	...systemRoutes,
	...settingsRoutes,
	...localeRoutes,
	...countryRoutes,
	...priceListRoutes,
	...menuRoutes,
	...categoryRoutes,
	...productUsageRoutes,
	...productRoutes,
	...pageRoutes,
	...redirectRoutes,
	...newsRoutes,
	...jobRoutes,
	...storeRoutes,
	...documentRoutes,
	...formRoutes,
};

/**
 * The reference host as a value: the whole contract under `/api`, pictures and documents under
 * `/media`.
 *
 * @example
 * const response = await createApp(services).request('/api/products?locale=ja');
 */
export function createApp(services: HostServices): Hono {
	const app = new Hono();
	app.use(securityHeaders, publicCors, conditional);

	const openApi = openApiDocument();
	app.get('/api/openapi.json', () => Response.json(openApi));
	app.all('/api/openapi.json', notAllowed);
	for (const [name, record] of Object.entries(ROUTES)) {
		const { endpoint, handle } = record;
		if (Object.entries(ENDPOINTS).find(([known]) => known === name)?.[1] !== endpoint) {
			throw new Error(`the route of ${name} answers another record`);
		}
		const path = `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
		app.get(path, (context) => inTime(handle(context, services)));
		app.all(path, notAllowed);
	}
	app.route('/media', mediaRoutes(services.db, services));
	app.on(WRITING, '/media/*', notAllowed);

	app.notFound(() => problem('not_found'));
	app.onError((error, context) => {
		const code = error instanceof Unavailable || isUnavailable(error) ? 'unavailable' : 'internal';
		services.log(`${context.req.method} ${context.req.path}: ${code}: ${detailOf(error)}`);
		return code === 'unavailable'
			? problem(code, undefined, { 'retry-after': '5' })
			: problem(code);
	});
	return app;
}

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

function notAllowed(): Response {
	return problem('method_not_allowed', undefined, { allow: 'GET, HEAD, OPTIONS' });
}

async function inTime(answer: Promise<Response>): Promise<Response> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Unavailable('no answer in time')), ANSWER_LIMIT_MS);
	});
	try {
		return await Promise.race([answer, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}

/** With the stack, for the log of the host; it never leaves it. */
function detailOf(error: Error): string {
	const cause = error.cause instanceof Error ? `; ${error.cause.message}` : '';
	return `${error instanceof Unavailable ? error.message : (error.stack ?? error.message)}${cause}`;
}
