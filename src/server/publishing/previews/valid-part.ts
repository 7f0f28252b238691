import * as v from 'valibot';
import type { AnyDocument } from '#contract/publishing/drafts.ts';
import {
	isList,
	isObject,
	type Json,
	type JsonObject,
	type Path,
} from '#domain/documents/values.ts';

/** A document in progress has few things wrong at once. */
const MOST_REPAIRS = 50;

function repaired(value: Json | undefined, path: Path, live: Json | undefined): Json | undefined {
	const [step, ...rest] = path;
	if (step === undefined) return live;
	if (isList(value)) {
		const place = Number(step);
		const inner = rest.length > 0 ? repaired(value[place], rest, undefined) : undefined;
		return inner === undefined || inner === value[place]
			? value.toSpliced(place, 1)
			: value.with(place, inner);
	}
	if (!isObject(value)) return live;
	const before = isObject(live) ? live[step] : undefined;
	const { [step]: own, ...others } = value;
	const inner = repaired(own, rest, before);
	return inner === undefined ? others : { ...others, [step]: inner };
}

/**
 * Valid part of a draft: an invalid item of a list is left out whole, any other invalid field is
 * replaced by its live value. Null if the result is still invalid.
 */
export function toValidPart<S extends v.GenericSchema>(
	schema: S,
	draft: AnyDocument,
	live: AnyDocument | null,
): v.InferInput<S> | null {
	let document: JsonObject = JSON.parse(JSON.stringify(draft));
	const fallback: JsonObject = JSON.parse(JSON.stringify(live ?? {}));
	for (let turn = 0; turn < MOST_REPAIRS; turn += 1) {
		if (v.is(schema, document)) return document;
		const { issues = [] } = v.safeParse(schema, document);
		const path = issues[0]?.path ?? [];
		const steps = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
		const next = repaired(document, toItem(steps), fallback);
		if (!isObject(next)) return null;
		document = next;
	}
	return null;
}

/** Path up to its innermost list item; the whole path if there is none. */
function toItem(path: Path): Path {
	const last = path.findLastIndex((step) => typeof step === 'number');
	return last < 0 ? path : path.slice(0, last + 1);
}
