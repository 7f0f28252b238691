const LONGEST = 120;
/** Longest part of a name that is read: more would take time, and none of it is kept. */
const LONGEST_GIVEN = 500;
/** Unassigned, control and format characters, such as direction overrides and joiners. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
/** Characters that systems read as part of a path, a stream or a pattern. */
const RESERVED = /[<>:"|?*]+/g;

/**
 * Readable name of a file: without folders, invisible characters and characters that some system
 * would not store, at most 120 characters, with the extension of its real kind.
 */
export function cleanFileName(given: string, ext: string): string {
	const last = given.split(/[/\\]/).at(-1)?.slice(0, LONGEST_GIVEN).normalize('NFC') ?? '';
	const plain = last.replace(INVISIBLE, ' ').replace(RESERVED, '-').replace(/\s+/g, ' ');
	const dot = plain.lastIndexOf('.');
	const isNamed = dot > 0 && plain.length - dot <= 6;
	const written = isNamed ? plain.slice(dot + 1).toLowerCase() : '';
	const stem = (isNamed ? plain.slice(0, dot) : plain).replace(/^[. ]+|[. ]+$/g, '') || 'file';
	const suffix = `.${written === 'jpeg' && ext === 'jpg' ? 'jpeg' : ext}`;
	return `${[...stem].slice(0, LONGEST - suffix.length).join('')}${suffix}`;
}
