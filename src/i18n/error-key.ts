import type { ApiError } from '#contract/errors.ts';
import type { MessageKey } from './messages.ts';

/** Errors that only staff and other machines get, never a visitor: no page has words for them. */
type Foreign = 'bad_signature' | 'draft_gone' | 'revision_conflict';
const isForeign = (code: ApiError['code']): code is Foreign =>
	code === 'bad_signature' || code === 'draft_gone' || code === 'revision_conflict';

/** Key of the text for an error that a visitor gets. A closed shop reads as a closed form. */
export function errorKey({ code }: ApiError): MessageKey<'errors'> {
	if (code === 'shop_closed') return 'code.form_not_enabled';
	return `code.${isForeign(code) ? 'internal' : code}`;
}
