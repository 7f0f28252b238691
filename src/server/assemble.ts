import type { PgBoss } from 'pg-boss';
import type { ContractModule } from '#contract/module.ts';
import type { DescribedCall, Module, WorkServices } from './module.ts';
import { problem } from './kernel/problem.ts';
import type { PreviewReader } from './platform/answers/preview.ts';
import type { Outbox } from './platform/mail/outbox.ts';
import type { QueueRules } from './platform/queue/queue.ts';
import type { Services } from './platform/services.ts';

/** Rules of every queue, by name. */
export function toQueues(modules: readonly Module[]): Record<string, QueueRules> {
	const queues = modules.flatMap(({ queues }) => Object.entries(queues));
	return Object.fromEntries(queues.map(([name, { rules }]) => [name, rules]));
}

/** Starts the workers of every queue in this process. */
export async function startWork(
	boss: PgBoss,
	given: Omit<WorkServices, 'modules' | 'senderIn'>,
	modules: readonly Module[],
): Promise<void> {
	const services = { ...given, modules, senderIn: toSender(modules) };
	for (const { queues } of modules) {
		for (const { start } of Object.values(queues)) await start(boss, services);
	}
}

/** Finds the capability that names the sender of mails. */
export function toSender(modules: readonly Module[]): Services['senderIn'] {
	const found = modules.find(({ senderIn }) => senderIn !== null)?.senderIn;
	if (!found) throw new Error('no capability declares the sender of mails');
	return found;
}

/** Finds the capability that answers calls as if drafts were live; without one, all get 401. */
export function toPreview(modules: readonly Module[]): PreviewReader {
	const found = modules.find(({ readPreview }) => readPreview !== null)?.readPreview;
	return found ?? (async () => problem('unauthorized'));
}

/** Wraps an outbox so that it takes only the kinds of mail that some capability declares. */
export function outboxFor(modules: readonly Module[], outbox: Outbox): Outbox {
	const known = new Set(modules.flatMap(({ mails }) => mails.map(({ name }) => name)));
	return {
		...outbox,
		async post(tx, mail) {
			if (!known.has(mail.kind)) throw new Error(`no capability declares the mail ${mail.kind}`);
			return outbox.post(tx, mail);
		},
	};
}

/** Lists the calls for the description of the API. */
export function describedCalls(modules: readonly Module[]): DescribedCall[] {
	return modules.flatMap(({ contract, describe }) =>
		describe
			? describe(modules)
			: Object.entries(contract.endpoints).map(([name, record]) => ({
					name,
					tag: contract.name,
					record,
				})),
	);
}

/** Throws, naming the capability, if capabilities do not fit the contract or each other. */
export function assertWhole(modules: readonly Module[]): void {
	for (const module of modules) {
		const { name, endpoints, desk, deskParts, retention } = module.contract;
		for (const [call, record] of Object.entries(endpoints)) {
			const route = module.routes[call];
			if (!route) throw new Error(`${name}: the call ${call} has no route`);
			if (route.endpoint !== record) {
				throw new Error(`${name}: the route of ${call} answers another record`);
			}
		}
		for (const call of Object.keys(module.routes)) {
			if (!endpoints[call]) throw new Error(`${name}: the route ${call} is not in the contract`);
		}
		for (const resource of desk) {
			if (!module.desk.some((kind) => kind.resource === resource)) {
				throw new Error(`${name}: the desk resource ${resource.name} has no table`);
			}
		}
		for (const kind of Object.keys(deskParts)) {
			if (!module.deskParts[kind]) throw new Error(`${name}: deskParts of ${kind} are missing`);
		}
		for (const kind of Object.keys(retention)) {
			if (!module.retention[kind]) throw new Error(`${name}: no rule says how ${kind} are deleted`);
		}
	}
	assertOnce(
		'capability',
		modules.map(({ contract }) => contract.name),
	);
	assertOnce(
		'call',
		modules.flatMap(({ contract }) => Object.keys(contract.endpoints)),
	);
	assertOnce(
		'kind of record',
		modules.flatMap(({ desk }) => desk.map(({ resource }) => resource.name)),
	);
	assertOnce(
		'form',
		modules.flatMap(({ forms }) => Object.keys(forms)),
	);
	assertOnce(
		'queue',
		modules.flatMap(({ queues }) => Object.keys(queues)),
	);
	assertOnce(
		'limit',
		modules.flatMap(({ limits }) => limits.map(({ name }) => name)),
	);
	assertOnce(
		'kind of mail',
		modules.flatMap(({ mails }) => mails.map(({ name }) => name)),
	);
}

/** Throws if no capability answers a part of the contract. */
export function assertAnswered(
	contract: readonly ContractModule[],
	modules: readonly Module[],
): void {
	const silent = contract.find((part) => !modules.some((module) => module.contract === part));
	if (silent) throw new Error(`no capability of the host implements the contract ${silent.name}`);
}

function assertOnce(what: string, names: readonly string[]): void {
	const twice = names.find((name, at) => names.indexOf(name) !== at);
	if (twice !== undefined) throw new Error(`two capabilities declare the ${what} ${twice}`);
}
