import * as v from 'valibot';
import { mediaSchema, type Media } from '#contract/media.ts';
import { callDesk } from '../../call.ts';

/** Answers of the public API that name pictures. */
const LISTS = ['/products', '/pages', '/news', '/categories', '/product-usages'];

function picturesIn(value: unknown): Media[] {
	if (typeof value !== 'object' || value === null) return [];
	const media = v.safeParse(mediaSchema, value);
	if (media.success) return [media.output];
	return Object.values(value).flatMap(picturesIn);
}

/** `{id}.{digest}.webp`: a picture is known by the name that stays when its bytes change. */
const idOf = ({ file }: Media): string => file.split('.')[0] ?? file;

let asked: Promise<ReadonlyMap<string, Media>> | null = null;

/** Every picture that the site shows, by id. Asked for once. */
export function loadPictures(): Promise<ReadonlyMap<string, Media>> {
	asked ??= Promise.all(LISTS.map((path) => callDesk('GET', `${path}?locale=it`))).then(
		(answers) => new Map(picturesIn(answers).map((media) => [idOf(media), media])),
	);
	asked.catch(() => {
		asked = null;
	});
	return asked;
}
