import { Link } from 'react-admin';
import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { isLocale } from '#contract/locales.ts';
import { faultDetail } from '#domain/documents/fault-detail.ts';
import type { Choice } from './fields/context.ts';
import { useWhere } from './where.ts';
import { useWords } from './words.ts';

export type ChoicesOf = (entity: string) => readonly Choice[];

/** Title of an entry; its id until the title is known. */
export const titleIn = (choices: readonly Choice[], id: string): string =>
	choices.find((choice) => choice.id === id)?.title || id;

const OF_PUBLICATIONS = ['scheduled', 'already_published'];

interface FaultDetailProps {
	code: string;
	detail: string | null | undefined;
	getChoices: ChoicesOf;
}

/** Subject of an issue in readable form: an entry with its place, a screen, or a person. */
export function FaultDetail({ code, detail, getChoices }: FaultDetailProps) {
	const { words, choice } = useWords();
	if (!detail) return null;
	if (OF_PUBLICATIONS.includes(code)) {
		return <Link to="/publications">{words('publications.title')}</Link>;
	}
	if (code === 'refused') {
		return (
			<details>
				<summary>{words('publications.said')}</summary>
				<code>{detail}</code>
			</details>
		);
	}
	const about = faultDetail(detail);
	if (about.is === 'list_page') return words('listPage', { page: about.page });
	if (about.is === 'words') return about.words;
	const { kind, id, language, place } = about;
	if (kind === 'route') return choice('route', id);
	return <Thing kind={kind} id={id} language={language} place={place} getChoices={getChoices} />;
}

interface ThingProps {
	kind: string;
	id: string;
	language: string | undefined;
	place: string | undefined;
	getChoices: ChoicesOf;
}

function Thing({ kind, id, language, place, getChoices }: ThingProps) {
	const { words } = useWords();
	const where = useWhere(kind);
	const entity = v.safeParse(contentEntitySchema, kind);
	if (!entity.success) return kind === 'media' ? `${words('picture')}: ${id}` : id;
	const name = `${words(`entities.${entity.output}.one`)}: ${titleIn(getChoices(kind), id)}`;
	return (
		<>
			<Link to={`/content/${kind}/${encodeURIComponent(id)}`}>{name}</Link>
			{isLocale(language) && ` (${words(`locales.${language}`)})`}
			{place !== undefined && ` (${where(place)})`}
		</>
	);
}
