import { GA4_SCRIPTS } from '#contract/measurement/ga4-origins.ts';
import type { EventName } from '#contract/measurement/events.ts';
import { refuseConsent, type AnalyticsEvent } from './analytics.ts';

type Send = (event: AnalyticsEvent) => void;

/** Time that events wait for others of the same call, ms. */
const TOGETHER_MS = 1000;
const MOST_TOGETHER = 50;

interface Counted {
	event: EventName;
	value?: number;
	currency?: string;
}

/** Fields that the host counts: articles, lists and orders stay on the page. */
function counted({ event, ecommerce }: AnalyticsEvent): Counted {
	const { value, currency } = 'value' in ecommerce ? ecommerce : {};
	return value === undefined || currency === undefined ? { event } : { event, value, currency };
}

/**
 * Sends events to the host's own counts. Each is sent once and never again: one that is lost on the
 * way is missing, none is counted twice. What waits leaves with the page.
 */
export function ownTransport(): Send {
	let waiting: Counted[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	async function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		const events = waiting;
		waiting = [];
		if (events.length === 0) return;
		try {
			const response = await fetch('/api/measurement/events', {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ events }),
				keepalive: true,
			});
			const { data }: { data?: { is_consented: boolean } } = await response.json();
			if (data?.is_consented === false) refuseConsent();
		} catch {
			// Lost; see above.
		}
	}
	addEventListener('pagehide', () => void flush());
	return (event) => {
		waiting.push(counted(event));
		if (waiting.length >= MOST_TOGETHER) void flush();
		else timer ??= setTimeout(() => void flush(), TOGETHER_MS);
	};
}

declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

const disabled = (id: string) => `ga-disable-${id}`;

/**
 * Sends events to Google Analytics 4, whose script is fetched now. Addresses go without query and
 * fragment, which may hold a secret of a mailed link; nothing is shared for advertising.
 */
export function ga4Transport(id: string): Send {
	const layer = (window.dataLayer ??= []);
	// Google's script expects the `arguments` themselves, not an array.
	function gtag(..._: unknown[]): void {
		// oxlint-disable-next-line prefer-rest-params
		layer.push(arguments);
	}
	Reflect.set(window, disabled(id), false);
	gtag('consent', 'default', {
		analytics_storage: 'granted',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		ad_personalization: 'denied',
	});
	gtag('js', new Date());
	gtag('config', id, {
		allow_google_signals: false,
		page_location: location.origin + location.pathname,
		page_referrer: document.referrer.startsWith('http') ? new URL(document.referrer).origin : '',
	});
	const src = `${GA4_SCRIPTS}/gtag/js?id=${id}`;
	if (!document.querySelector(`script[src="${src}"]`)) {
		document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
	}
	return ({ event, ecommerce }) => gtag('event', event, ecommerce);
}

/** Deletes Google's cookies, and ends its measurement on this page if `id` names one. */
export function endGa4(id: string | undefined): void {
	if (id) Reflect.set(window, disabled(id), true);
	const own = location.hostname.split('.');
	for (const pair of document.cookie.split('; ')) {
		const [name = ''] = pair.split('=');
		if (!name.startsWith('_ga')) continue;
		// The script stores them for the widest domain that takes them.
		for (let from = 0; from < own.length; from += 1) {
			document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${own.slice(from).join('.')}`;
		}
		document.cookie = `${name}=; Max-Age=0; Path=/`;
	}
}
