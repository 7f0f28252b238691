import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import type { DocumentFault } from '#contract/publishing/drafts.ts';
import type { DeskLocale } from '#contract/publishing/states.ts';
import { faultDetail } from '#domain/documents/fault-detail.ts';
import { toTitle } from '#domain/documents/title.ts';
import { entryIn, languageIn, listPageIn, placeIn, screenIn } from '#i18n/documents/words.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findDraft, findLive } from '../drafts/store.ts';
import type { EntryName } from '../faults.ts';
import { PUBLISHING_MAIL_TEXTS } from './texts.ts';

/** Returns the title of an entry. */
export type TitleOf = (entity: string, id: string) => string;

/** Detail of an issue in the reader’s language. */
export function detailIn(locale: DeskLocale, code: string, detail: string, title: TitleOf): string {
	if (code === 'refused') {
		const { said } = PUBLISHING_MAIL_TEXTS[locale].print;
		return `${said.toLowerCase()} ${detail}`;
	}
	const about = faultDetail(detail);
	if (about.is === 'list_page') return listPageIn(locale, about.page);
	if (about.is === 'words') return about.words;
	const { kind, id, language, place } = about;
	if (kind === 'route') return screenIn(locale, id);
	return [
		entryIn(locale, kind, title(kind, id)),
		language && `(${languageIn(locale, language)})`,
		place && `(${placeIn(locale, kind, place)})`,
	]
		.filter(Boolean)
		.join(' ');
}

/** Entries named by issues, each once. */
function namedIn(faults: readonly DocumentFault[]): EntryName[] {
	const named = faults.flatMap(({ entity, id, detail }) => {
		const about = detail === null ? null : faultDetail(detail);
		const other = about?.is === 'thing' ? v.safeParse(contentEntitySchema, about.kind) : null;
		return other?.success && about?.is === 'thing'
			? [
					{ entity, id },
					{ entity: other.output, id: about.id },
				]
			: [{ entity, id }];
	});
	return [...new Map(named.map((name) => [`${name.entity}/${name.id}`, name])).values()];
}

/** Titles of the entries named by issues: live ones, or those to come. */
export async function titlesIn(tx: Tx, faults: readonly DocumentFault[]): Promise<TitleOf> {
	const titles = new Map<string, string>();
	for (const name of namedIn(faults)) {
		const document = (await findLive(tx, name)) ?? (await findDraft(tx, name))?.document;
		titles.set(`${name.entity}/${name.id}`, toTitle(document, name.id));
	}
	return (entity, id) => titles.get(`${entity}/${id}`) ?? id;
}
