export const publish = {
	button: 'Publish…',
	title: 'Publish',
	removeTitle: 'Take off the site',
	name: 'Title of the publication',
	nameHint: 'To find it again: “Spring range”.',
	when: 'When',
	atOnce: 'At once',
	later: 'Later',
	at: 'Day and time',
	zone: 'Italian time (Europe/Rome)',
	skipped: 'The clocks go forward then: that time does not exist.',
	take: 'Take %{time}',
	twice: 'The clocks show that time twice. Which one?',
	clocks: {
		CEST: 'the first (summer time)',
		CET: 'the second (winter time)',
	},
	schedule: 'Schedule',
	now: 'Publish now',
	keepsDraft:
		'There is a draft by %{by}, last saved %{at}. It stays with the entry: it is still among the drafts, and publishing it brings the entry back.',
	claims:
		'Generic environmental claims: the law bars them unless they are proven and explained right there. Read them again before publishing.',
	claim: '“%{word}” in %{title}: %{place}',
	lacks:
		'“%{title}” lacks texts in: %{languages}. Those pages show the Italian text, marked as not translated.',
	isRemoved: 'is taken off',
	sent: 'The publication is on its way.',
	follow: 'Follow it',
	scheduled: 'The publication is scheduled.',
};

export const publications = {
	title: 'Publications',
	none: 'Nothing has been published yet.',
	pages: 'Pages of the list',
	newer: 'Newer',
	older: 'Older',
	for: 'planned for %{at}',
	shop: 'The shop',
	columns: { who: 'Who', when: 'Asked for', since: 'On the site since', took: 'Seen after' },
	hook: 'The message to whoever prints the site did not get through (tries: %{tries}).',
	seconds: '%{seconds} s',
	changed: 'Pages changed: %{changed}, gone: %{gone}',
	others: 'and one more |||| and %{smart_count} more',
	releases: 'Releases of the site',
	current: 'the one that is seen',
	coming: 'in a moment…',
	notPrinted: 'It is not on the site: visitors still see what was there before.',
	pageFaults: {
		no_title: 'the page has no title',
		cut_short: 'the page breaks off before its end',
		collapsed: 'the page has lost nearly all of its content:',
		dead_link: 'a link leads to an address that does not exist:',
		pages_lost: 'the site would lose most of its pages:',
	},
	siteFaults: {
		content_unfit: 'Some content cannot be printed; the message says which.',
		host_away:
			'The service that keeps the content does not answer; it is tried again by itself for six minutes.',
		disk_full:
			'The disk of the machine that prints the site is full: whoever keeps it has to make room, then try again.',
		build_failed:
			'The whole site could not be built; it is tried again by itself for six minutes, and if it stays like this whoever keeps the site is needed.',
		cdn_refused: 'The CDN did not take the pages; it is tried again by itself for six minutes.',
		edge_behind:
			'A server of the site still shows what was there before; it tries again by itself, and if it stays like this whoever keeps the site is needed. The message says which.',
		unexpected:
			'Something unexpected happened; it is tried again by itself for six minutes, and if it stays like this whoever keeps the site is needed.',
	},
	said: 'Technical message',
	states: {
		scheduled: 'scheduled',
		queued: 'queued',
		rendering: 'rendering',
		live: 'live',
		failed: 'failed',
		cancelled: 'cancelled',
	},
	ask: {
		cancel: 'Cancel the schedule',
		retry: 'Try again',
		serve: 'Show this one',
	},
	askText: {
		cancel: 'It will not be published; the drafts stay.',
		retry: 'The site is printed again with this content.',
		serve: 'Visitors will see the site as it was then. You can go forward again in the same way.',
	},
};

export const pictures = {
	title: 'Before and after',
	pages: 'Changed pages',
	more: 'and one more page |||| and %{smart_count} more pages',
	both: 'Before and after: %{page}',
	before: 'Before',
	after: 'After',
	open: 'Open in another tab',
	none: 'This publication has changed no page.',
	absent: 'This release does not have the page.',
	notKept: 'This release of the site is no longer kept.',
	ended: 'Pictures can be seen for an hour.',
	failed: 'The picture of the page does not arrive.',
};

export const site = {
	deployed: 'On the CDN since %{at}.',
	notDeployed: 'Not brought to the CDN (%{at}); visitors see the release before:',
	edgesCurrent:
		'The server of the site is up to date (%{at}). |||| All %{smart_count} servers of the site are up to date (%{at}).',
	edges: {
		current: '%{name} is up to date.',
		catching_up: '%{name} is catching up.',
		behind: '%{name} still shows an earlier release.',
		silent: '%{name} is silent; publications do not wait for it.',
	},
	compared: 'Last compared with a clean build: %{at},',
	equal: 'all equal.',
	differing:
		'one file differed and was mended: |||| %{smart_count} files differed and were mended:',
};
