import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import * as v from 'valibot';
import { deskResource, isDeskResource } from '#contract/desk/resources.ts';
import { callDesk } from './call.ts';

function declared(name: string) {
	if (!isDeskResource(name)) throw new Error(`the desk has no list called ${name}`);
	return deskResource(name);
}

/** Schema of a list's row, checked against its declaration. */
function rowSchema<R extends RaRecord>(name: string) {
	const { record } = declared(name);
	return v.custom<R>((value) => v.is(record, value));
}

/** Schema of a record with its related records. */
function wholeSchema<R extends RaRecord>(name: string) {
	const { record, parts } = declared(name);
	const whole = v.object({ ...record.entries, ...parts?.entries });
	return v.custom<R>((value) => v.is(whole, value));
}

const segment = (id: Identifier) => encodeURIComponent(String(id));

/** Query string of a list: page, order, search and filters. */
export function listQuery(
	sort: { field: string; order: string } | undefined,
	filter: Record<string, unknown>,
	page?: { page: number; perPage: number },
): string {
	const query = new URLSearchParams();
	if (page) query.set('page', String(page.page));
	if (page) query.set('per_page', String(page.perPage));
	if (sort) query.set('sort', sort.field);
	if (sort) query.set('order', sort.order.toLowerCase());
	for (const [name, value] of Object.entries(filter)) {
		if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
	}
	return query.toString();
}

/** Picks the editable fields that have changed; other fields of a form are read-only. */
export function changedFields(
	name: string,
	data: Record<string, unknown>,
	before: Record<string, unknown>,
): Record<string, unknown> {
	const fields = Object.keys(declared(name).change?.body.entries ?? {});
	return Object.fromEntries(
		fields.filter((field) => data[field] !== before[field]).map((field) => [field, data[field]]),
	);
}

async function one<R extends RaRecord>(name: string, id: Identifier): Promise<R> {
	return v.parse(wholeSchema<R>(name), await callDesk('GET', `/desk/${name}/${segment(id)}`));
}

export const dataProvider: DataProvider = {
	async getList<R extends RaRecord>(
		name: string,
		{
			pagination,
			sort,
			filter,
		}: {
			pagination?: { page: number; perPage: number };
			sort?: { field: string; order: string };
			filter?: Record<string, unknown>;
		},
	) {
		const query = listQuery(sort, filter ?? {}, pagination);
		const data = await callDesk('GET', `/desk/${name}?${query}`);
		const schema = v.object({ records: v.array(rowSchema<R>(name)), total: v.number() });
		const { records, total } = v.parse(schema, data);
		return { data: records, total };
	},
	async getOne<R extends RaRecord>(name: string, { id }: { id: Identifier }) {
		return { data: await one<R>(name, id) };
	},
	async getMany<R extends RaRecord>(name: string, { ids }: { ids: Identifier[] }) {
		return { data: await Promise.all(ids.map((id) => one<R>(name, id))) };
	},
	async getManyReference() {
		throw new Error('getManyReference is not supported: a record comes with its related ones');
	},
	async create<R extends Omit<RaRecord, 'id'>, Result extends RaRecord>(
		name: string,
		{ data }: { data: Partial<R> },
	) {
		const made = await callDesk('POST', `/desk/${name}`, { json: data });
		return { data: v.parse(rowSchema<Result>(name), made) };
	},
	async update<R extends RaRecord>(
		name: string,
		{ id, data, previousData }: { id: Identifier; data: Partial<R>; previousData: Partial<R> },
	) {
		const json = changedFields(name, data, previousData);
		if (Object.keys(json).length > 0) {
			await callDesk('PATCH', `/desk/${name}/${segment(id)}`, { json });
		}
		return { data: await one<R>(name, id) };
	},
	async updateMany() {
		throw new Error('updateMany is not supported: the host changes one record a call');
	},
	async delete<R extends RaRecord>(
		name: string,
		{ id, previousData }: { id: Identifier; previousData?: R },
	) {
		await callDesk('DELETE', `/desk/${name}/${segment(id)}`);
		return {
			data:
				previousData ??
				v.parse(
					v.custom<R>(() => true),
					{ id },
				),
		};
	},
	async deleteMany() {
		throw new Error('deleteMany is not supported: the host deletes one record a call');
	},
};
