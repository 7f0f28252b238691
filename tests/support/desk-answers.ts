import * as v from 'valibot';

const listSchema = v.object({
	data: v.object({ records: v.array(v.looseObject({ id: v.string() })), total: v.number() }),
});
/** Rows of an answered list. */
export const readList = async (response: Response) =>
	v.parse(listSchema, await response.json()).data;
const recordSchema = v.object({ data: v.looseObject({ id: v.string() }) });
/** Record of an answer. */
export const readRecord = async (response: Response) =>
	v.parse(recordSchema, await response.json()).data;
