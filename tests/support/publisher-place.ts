import * as v from 'valibot';
import { expect } from 'vitest';
import { openBuiltPlace } from './built-place.ts';
import { recordedSite, startFakeApi } from './fake-api.ts';
import { aHook, published, toReleases, startPublisher } from './a-publisher.ts';

export const REPORTS = '/publishing/reports';

export const reportSchema = v.looseObject({
	type: v.string(),
	publication_ids: v.optional(v.array(v.string()), []),
	release_id: v.optional(v.string()),
});

export const isReportOfType = (type: string) => (body: unknown) =>
	v.parse(reportSchema, body).type === type;

/**
 * Opens a site that was built once, its host and its publisher, for tests that follow each other.
 */
export async function openPublisherPlace() {
	const place = await openBuiltPlace();
	const releases = toReleases(place);
	const host = await startFakeApi(await recordedSite());
	let publisher = await startPublisher(host, place);
	let count = 0;

	/** Waits for the report that ends a publication. */
	const ended = (id: string) =>
		host.nextTold(REPORTS, (body) => {
			const { type, publication_ids } = v.parse(reportSchema, body);
			return type !== 'publication.rendering' && publication_ids.includes(id);
		});
	const findCompany = () => {
		const page = host.site.it.pages.find(({ id }) => id === 'company');
		if (!page) throw new Error('the recorded site has no company page');
		return page;
	};

	return {
		host,
		releases,
		cache: place.cache,
		get publisher() {
			return publisher;
		},
		ended,
		findCompany,
		send: (message: unknown) => publisher.send(aHook(message)),
		async publish(id: string): Promise<unknown> {
			const report = ended(id);
			expect((await publisher.send(aHook(published(id)))).status).toBe(202);
			return report;
		},
		async restart(env: Record<string, string> = {}): Promise<void> {
			publisher = await startPublisher(host, place, env);
		},
		/** Changes the title of the Italian company page, which one page in particular shows. */
		retitle(): string {
			count += 1;
			const page = findCompany();
			page.title = `Titolo ${count}`;
			page.version = page.title;
			return page.title;
		},
		/** Reads the Italian company page as it is served. */
		async companyPage(): Promise<string> {
			const folder = (await releases.current()) ?? '';
			const page = await releases.read(folder, `it/${findCompany().slug}.html`);
			return page?.toString() ?? '';
		},
		async close(): Promise<void> {
			await publisher.stop();
			await host.close();
			place.close();
		},
	};
}
export type PublisherPlace = Awaited<ReturnType<typeof openPublisherPlace>>;
