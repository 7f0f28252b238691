import './i18n.ts';
import { onTestFinished, vi } from 'vitest';
import { setApiBaseUrl } from '#config.ts';
import { planSite } from '#content/routes.ts';
import { buildShell } from '#content/shell/shell.ts';
import { fetchSite, type Site, withSite } from '#content/site/site.ts';
import { LOCALES } from '#contract/locales.ts';
import type { FakeApi } from './fake-api.ts';

/**
 * Fetches and plans a site like a build, in this process: everything before the first page is
 * printed, in a hundredth of the time.
 */
export async function plan(host: Pick<FakeApi, 'url'>) {
	setApiBaseUrl(host.url);
	process.env.SOCIAL_PICTURES = 'off';
	onTestFinished(() => {
		delete process.env.API_BASE_URL;
		delete process.env.SOCIAL_PICTURES;
	});
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	onTestFinished(() => warned.mockRestore());
	const site: Site = await fetchSite();
	// Code that asks for the site meanwhile gets this one, and none that an earlier test has
	// loaded.
	const { pages, redirects } = await withSite(site, () => planSite(site));
	const entries = pages.map(({ entry }) => entry);
	const shells = LOCALES.map((locale) => buildShell(site, locale));
	const log = warned.mock.calls.map(([line]) => String(line));
	return { site, entries, redirects, shells, log };
}
