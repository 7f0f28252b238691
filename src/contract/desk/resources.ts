import type * as v from 'valibot';
import { CONTRACT, type Contract, type ElementOf } from '../modules.ts';
import { withAddedParts } from './parts.ts';
import type { DeskResource } from './resource.ts';

type AnyResource = ElementOf<Contract['desk']>;
export type DeskResourceName = AnyResource['name'];

/** All resources in the order of the desk's menu, with the parts that other capabilities add. */
const RESOURCES: readonly DeskResource[] = CONTRACT.flatMap(
	({ desk }): readonly DeskResource[] => desk,
).map((resource) => withAddedParts(resource, CONTRACT));
const BY_NAME = new Map(RESOURCES.map((resource) => [resource.name, resource]));

export const DESK_RESOURCE_NAMES = RESOURCES.map(({ name }) => name).filter(isDeskResource);

export function isDeskResource(name: string): name is DeskResourceName {
	return BY_NAME.has(name);
}

/** Returns the declaration of a resource by name. */
export function deskResource(name: DeskResourceName): DeskResource {
	const found = BY_NAME.get(name);
	if (!found) throw new Error(`the desk has no records called ${name}`);
	return found;
}

/** List row of a resource. */
export type DeskRow<Name extends DeskResourceName> = v.InferInput<
	Extract<AnyResource, { name: Name }>['record']
>;
