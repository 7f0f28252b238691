import type { BlockModel } from '../editorial/block-models.ts';
import { absoluteLink, toMarkdown, plain } from './html.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, names: readonly string[]): string[] =>
	names.flatMap((name) => {
		const value = fields[name];
		return typeof value === 'string' && value.trim() !== '' ? [value] : [];
	});

/** Fields of blocks and their items by how they are read; pictures and settings are left out. */
const HEADINGS = ['title', 'label', 'name'];
const TEXTS = [
	'kicker',
	'text',
	'subtitle',
	'payoff',
	'quote',
	'author',
	'role',
	'caption',
	'year',
];
const RICH = ['html', 'transcript'];
const LISTS = ['items', 'cards', 'sections', 'documents', 'products', 'actions', 'rows'];

function findLink(fields: Fields): string | null {
	const [label] = textIn(fields, HEADINGS);
	const [href] = textIn(fields, ['href']);
	return label && href ? `[${plain(label)}](${absoluteLink(href)})` : null;
}

/** Item of a block: a link as a line of a list, a pair as a line, else as a section of its own. */
function itemMarkdown(item: Fields, level: number): string {
	const link = findLink(item);
	const texts = textIn(item, TEXTS).map(plain);
	if (link) return [`- ${link}`, ...texts.slice(0, 1)].join(': ');
	const [value] = textIn(item, ['value', 'price', 'purpose']);
	const [heading] = textIn(item, HEADINGS);
	if (value && heading) return `- ${plain(heading)}: ${plain(value)}`;
	return blockMarkdown(item, level + 1);
}

/** Texts of a block and of its entries, under its heading. */
export function blockMarkdown(block: BlockModel | Fields, level = 2): string {
	const fields: Fields = { ...block };
	const [heading] = textIn(fields, HEADINGS);
	const parts = [
		...(heading ? [`${'#'.repeat(level)} ${plain(heading)}`] : []),
		...textIn(fields, TEXTS).map(plain),
		...textIn(fields, RICH).map(toMarkdown),
		...LISTS.map((name) => {
			const items = fields[name];
			const lines = Array.isArray(items)
				? items.filter(isFields).map((item) => itemMarkdown(item, level))
				: [];
			const isList = lines.every((line) => line.startsWith('- '));
			return lines.filter(Boolean).join(isList ? '\n' : '\n\n');
		}),
	];
	return parts.filter(Boolean).join('\n\n');
}
