import { sql } from 'drizzle-orm';
import {
	aPublishingHost,
	drafted,
	toItem,
	named,
	published,
	type PublishingHost,
} from './publishing.ts';

export const PAGE = 'page/company';

/** Publishes another title of a page. */
export async function aPublication({ editor }: PublishingHost, title = 'Titolo', entry = PAGE) {
	const revision = await drafted(editor, entry, named(title));
	return published(editor, [toItem(entry, revision)]);
}

/**
 * Opens a host with no pending hook. Hooks sent so far do not count: the fixture itself came as
 * changes.
 */
export async function aQuietHost(): Promise<PublishingHost> {
	const host = await aPublishingHost();
	await host.db.execute(sql`update content_commits set at = at - interval '1 minute'`);
	await host.look();
	await host.sendHooks();
	await host.db.execute(sql`delete from publications`);
	host.receiver.received.length = 0;
	return host;
}

/** Lets so many seconds pass since the last change. */
export const rest = ({ db }: PublishingHost, seconds: number) =>
	db.execute(sql`update content_commits set at = at - make_interval(secs => ${seconds})`);
