/**
 * Parsed detail of an issue: an entry or a screen with a place in it, a list page, or other text.
 */
export type FaultDetail =
	| {
			is: 'thing';
			kind: string;
			id: string;
			/** Language that the entry lacks. */
			language: string | undefined;
			place: string | undefined;
	  }
	| { is: 'list_page'; page: string }
	| { is: 'words'; words: string };

/** `kind/id`, then a language that it lacks or the place in it. */
const THING = /^([a-z_]+)\/(\S+?)(?: \(([a-z]{2})\))?(?: (\S+))?$/;
const LIST_PAGE = /^page (\d+)$/;

export function faultDetail(detail: string): FaultDetail {
	const [, page] = LIST_PAGE.exec(detail) ?? [];
	if (page !== undefined) return { is: 'list_page', page };
	const [, kind, id, language, place] = THING.exec(detail) ?? [];
	if (kind === undefined || id === undefined) return { is: 'words', words: detail };
	return { is: 'thing', kind, id, language, place };
}
