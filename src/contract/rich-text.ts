import * as v from 'valibot';
import { type LinkableEntity, LINKABLE_ENTITIES } from './links.ts';
import { ID, LONGEST_RICH_TEXT } from './units.ts';

/** Entry that a link in rich text leads to, by its id, as in menus and buttons. */
export interface LinkedEntry {
	entity: LinkableEntity;
	id: string;
}

/** URL scheme of a link to an entry, `entry:product/asolo-disc`: one address for all languages. */
export const ENTRY_SCHEME = 'entry';

export const linkToEntry = ({ entity, id }: LinkedEntry): string =>
	`${ENTRY_SCHEME}:${entity}/${id}`;

/** Entry that an address names. Null for any other address, and for a malformed entry address. */
export function entryOfLink(address: string): LinkedEntry | null {
	const [, kind, id = ''] = /^entry:([a-z_]+)\/([^/]+)$/.exec(address) ?? [];
	const entity = LINKABLE_ENTITIES.find((known) => known === kind);
	return entity && ID.test(id) ? { entity, id } : null;
}

/** HTML attributes with an address that a browser follows. The value includes its quotes. */
const FOLLOWED =
	/\s(?:href|src|action|formaction|xlink:href|poster|data|srcset)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const ENTITIES: Record<string, string> = {
	colon: ':',
	tab: '\t',
	newline: '\n',
	sol: '/',
	amp: '&',
	nbsp: '\u00a0',
};

function decoded(value: string): string {
	return value
		.replace(/^["']|["']$/g, '')
		.replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => toCharacter(parseInt(code, 16)))
		.replace(/&#(\d{1,7});?/g, (_, code: string) => toCharacter(Number(code)))
		.replace(/&(\w+);?/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

const toCharacter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|tel):/i;
// oxlint-disable-next-line no-control-regex -- these are the ones to find
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** Addresses in a piece of HTML that a browser would follow. */
const linksIn = (html: string): string[] =>
	html.includes('=') ? [...html.matchAll(FOLLOWED)].map(([, value = '']) => decoded(value)) : [];

function isBad(link: string): boolean {
	if (CONTROL.test(link)) return true;
	return SCHEME.test(link.trim()) && !ALLOWED.test(link.trim()) && entryOfLink(link) === null;
}

/** First forbidden address in a piece of HTML; null if all are allowed. */
export const badLinkIn = (html: string): string | null => linksIn(html).find(isBad) ?? null;

/** All entries that a piece of HTML links to. */
export const entriesLinkedIn = (html: string): LinkedEntry[] =>
	linksIn(html).flatMap((link) => entryOfLink(link) ?? []);

/**
 * Any HTML. The site sanitises it before printing and gives links to entries their address in
 * its language. Only links are checked here: one that a browser would run is no editor's typo.
 */
export const richTextSchema = v.pipe(
	v.string(),
	v.maxLength(LONGEST_RICH_TEXT),
	v.rawCheck(({ dataset, addIssue }) => {
		const link = dataset.typed ? badLinkIn(dataset.value) : null;
		if (link === null) return;
		addIssue({
			expected: 'links to http, https, mailto or tel addresses, to entries or within the site',
			received: JSON.stringify(link),
		});
	}),
	v.metadata({ field: 'rich_text' }),
);
