import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openInbox } from '#publisher/inbox.ts';
import type { Report } from '#publisher/messages.ts';
import { openReporter } from '#publisher/reporter.ts';
import { HOOK_SECRET } from '../../support/a-publisher.ts';
import { aFolder } from '../edge/a-site.ts';
import { aListener } from './a-listener.ts';

const edges = (what: string): Report => ({
	type: 'site.edges',
	release_id: '1748736001000-aaaaaaaaaaaa',
	edges: [{ name: 'edge-1', is: 'behind', what }],
});

test('keeps the last state of edges alone while the host is away, and every other report', async () => {
	const inbox = openInbox(join(await aFolder(), 'publisher.json'), () => undefined);
	const open = (url: string) => {
		const reporter = openReporter(inbox, { url, secrets: [HOOK_SECRET], log: () => undefined });
		onTestFinished(reporter.stop);
		return reporter;
	};
	const away = open('http://127.0.0.1:9/');
	away.report({ type: 'publication.rendering', publication_ids: ['first'] });
	for (let at = 0; at < 100; at += 1) away.report(edges(`fault ${at}`));
	away.report({ type: 'publication.rendering', publication_ids: ['second'] });
	away.stop();
	expect(inbox.state.reports).toHaveLength(3);

	const { told, url } = await aListener();
	open(url);
	await expect
		.poll(() => told)
		.toEqual([
			{ type: 'publication.rendering', publication_ids: ['first'] },
			edges('fault 99'),
			{ type: 'publication.rendering', publication_ids: ['second'] },
		]);
});
