import { Parser } from 'htmlparser2';

/** Article of a feed: its texts by element, several where it repeats; and where it is sent. */
export interface FeedItem {
	fields: Record<string, string[]>;
	shipping: Record<string, string>[];
}

/** Articles of a merchant feed, and markup in it that no strict parser accepts. */
export function readMerchantFeed(xml: string): { items: FeedItem[]; faults: string[] } {
	const items: FeedItem[] = [];
	const faults: string[] = xml.match(/&(?!(?:amp|lt|gt|quot|apos);)/g) ?? [];
	let text = '';
	let rate: Record<string, string> | null = null;
	const parser = new Parser(
		{
			onopentag(name) {
				text = '';
				const item = items.at(-1);
				if (name === 'item') items.push({ fields: {}, shipping: [] });
				if (name === 'g:shipping') item?.shipping.push((rate = {}));
			},
			ontext(data) {
				text += data;
			},
			onclosetag(name, isImplied) {
				if (isImplied) faults.push(`${name} stays open`);
				const key = name.replace(/^g:/, '');
				if (key === 'shipping') rate = null;
				else if (rate) rate[key] = text;
				else if (name.startsWith('g:')) {
					const fields = items.at(-1)?.fields ?? {};
					(fields[key] ??= []).push(text);
				}
			},
		},
		{ xmlMode: true, decodeEntities: true },
	);
	parser.end(xml);
	return { items, faults };
}
