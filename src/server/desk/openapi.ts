import * as v from 'valibot';
import { withAddedParts } from '#contract/desk/parts.ts';
import type { DeskResource } from '#contract/desk/resource.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { DescribedCall, Module } from '../module.ts';

const camel = (name: string) =>
	name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const toWholeSchema = ({ record, parts }: DeskResource) =>
	v.object({ ...record.entries, ...parts?.entries });

/** Call for one kind of record with its own shapes; null if the kind has no such call. */
function ofKind(name: string, record: Endpoint, resource: DeskResource): Endpoint | null {
	const { change, create, remove } = resource;
	const data = resource.record;
	switch (name) {
		case 'listDeskRecords':
			return { ...record, data: v.object({ records: v.array(data), total: v.number() }) };
		case 'getDeskRecord':
			return { ...record, data: toWholeSchema(resource) };
		case 'exportDeskRecords':
			return resource.export.length > 0 ? record : null;
		case 'createDeskRecord':
			return create && { ...record, body: create.body, data };
		case 'changeDeskRecord':
			return change && { ...record, body: v.partial(change.body), data };
		case 'removeDeskRecord':
			return remove.length > 0 ? record : null;
		default:
			return record;
	}
}

/** Expands the calls about any kind to one for each kind: the document describes every list. */
export function withKinds(
	endpoints: Readonly<Record<string, Endpoint>>,
	modules: readonly Module[],
): DescribedCall[] {
	const contracts = modules.map(({ contract }) => contract);
	const kinds = modules.flatMap(({ contract, desk }) =>
		desk.map(({ resource }) => ({
			tag: contract.name,
			kind: withAddedParts(resource, contracts),
		})),
	);
	return Object.entries(endpoints).flatMap(([name, record]) =>
		kinds.flatMap(({ tag, kind }) => {
			const own = ofKind(name, record, kind);
			const path = `/${record.path.slice(1).replace('{resource}', kind.name)}` as const;
			if (!own) return [];
			const summary = `${record.summary}: ${kind.name.replaceAll('_', ' ')}`;
			const described = { ...own, path, summary };
			return [{ name: name.replace('Desk', camel(kind.name)), tag, record: described }];
		}),
	);
}
