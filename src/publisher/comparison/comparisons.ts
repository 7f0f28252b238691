import { type Nightly, nextRunAt, firstRunAt } from '#domain/time/nightly.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { Inbox } from '../inbox.ts';
import type { ComparisonState } from '../messages.ts';
import { reportedReleases } from '../releases/release-report.ts';
import type { Reporter } from '../reporter.ts';
import type { CleanBuilder } from './clean-build.ts';
import type { Compared } from './compare.ts';

const LOOK_EVERY_MS = 60_000;
const NAMED_FILES = 20;
const SAID_FILES = 5;

export interface ComparisonsOptions {
	compare: (signal: AbortSignal) => Promise<Compared>;
	builder: Pick<CleanBuilder, 'clear'>;
	inbox: Inbox;
	reporter: Reporter;
	releases: ReleaseStore;
	/** Deploys a mended release to where visitors are. */
	deploy: () => void;
	/** Time of day in Rome; `off`: only on request. */
	at: string;
	clock: () => Date;
	log: (line: string) => void;
}

export interface Comparisons {
	/** Begins a comparison, unless one is under way. */
	begin: () => void;
	/** State of the comparison that this process began last. */
	state: () => ComparisonState;
	/** Aborts the running comparison, and resolves once it is cleaned up. */
	stop: () => Promise<void>;
}

function inWords(compared: Compared): string {
	switch (compared.is) {
		case 'void':
			return `not compared: ${compared.why}`;
		case 'equal':
			return `${compared.files} files are those of a clean build`;
		case 'mended': {
			const { length } = compared.differing;
			const names = compared.differing.slice(0, SAID_FILES).join(', ');
			return `${length} of ${compared.files} files were not those of a clean build, which is served now: ${names}`;
		}
	}
}

/** Compares the site with a clean build every night, and on request. */
export function openComparisons(options: ComparisonsOptions): Comparisons {
	const { inbox, reporter, releases, at, clock, log } = options;
	const breakOff = new AbortController();
	let state: ComparisonState = { is: 'none' };
	let running: Promise<Compared> | null = null;
	const began = clock();
	const last = inbox.state.comparedAt;
	if (last === null) inbox.note({ comparedAt: began.getTime() });
	let nightly: Nightly | null =
		at === 'off' ? null : firstRunAt(at, began, last === null ? null : new Date(last));
	const cleared = options.builder.clear();

	async function tell(compared: Compared): Promise<void> {
		log(`publisher: ${inWords(compared)}`);
		if (compared.is === 'void') return;
		inbox.note({ comparedAt: clock().getTime() });
		const differing = compared.is === 'mended' ? compared.differing : [];
		reporter.report({
			type: 'site.compared',
			release_id: compared.release,
			files: compared.files,
			differing: differing.length,
			list: differing.slice(0, NAMED_FILES),
			releases: await reportedReleases(releases),
		});
		if (compared.is === 'mended') options.deploy();
	}

	async function run(): Promise<Compared> {
		await cleared;
		const compared = await options.compare(breakOff.signal).catch((cause: unknown): Compared => {
			return { is: 'void', why: cause instanceof Error ? cause.message : String(cause) };
		});
		await tell(compared);
		return compared;
	}

	async function begin(): Promise<Compared> {
		state = { is: 'running' };
		running ??= run().finally(() => (running = null));
		const compared = await running;
		state = compared;
		return compared;
	}

	async function look(): Promise<void> {
		if (nightly === null || running || clock() < nightly.due) return;
		const { is } = await begin();
		nightly = nextRunAt(at, nightly, is !== 'void', clock());
	}

	const timer = setInterval(() => void look(), LOOK_EVERY_MS);
	return {
		begin: () => void begin(),
		state: () => state,
		async stop() {
			clearInterval(timer);
			breakOff.abort(new Error('the publisher was stopped'));
			await running;
			await cleared;
		},
	};
}
