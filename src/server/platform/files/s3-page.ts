import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import type { ListedFile } from './file-store.ts';

interface Page {
	files: ListedFile[];
	/** False on the last page. */
	hasMore: boolean;
}

const fileSchema = v.object({
	Key: v.string(),
	Size: v.pipe(v.string(), v.digits(), v.transform(Number)),
	LastModified: v.pipe(
		v.string(),
		v.transform((at) => new Date(at)),
		v.date(),
	),
});

/** Reads an answer of `ListObjects`; throws if it is none, as an empty list would delete files. */
export function readPage(xml: string): Page {
	const page: Page = { files: [], hasMore: false };
	let isPage = false;
	let file: Record<string, string> | null = null;
	let text = '';
	const parser = new Parser(
		{
			onopentagname(name) {
				if (name === 'ListBucketResult') isPage = true;
				if (name === 'Contents') file = {};
				text = '';
			},
			ontext(more) {
				text += more;
			},
			onclosetag(name) {
				if (name === 'IsTruncated') page.hasMore = text === 'true';
				if (name === 'Contents') {
					const { Key: key, Size: size, LastModified: changed } = v.parse(fileSchema, file);
					page.files.push({ key, size, changed });
					file = null;
				} else if (file) file[name] = text;
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(xml);
	if (!isPage) throw new Error('Invalid answer of the file store: expected ListBucketResult');
	return page;
}
