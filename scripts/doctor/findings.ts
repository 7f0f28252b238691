import type { Config } from '#config.ts';
import { isLoopbackName } from '../../src/server/kernel/own-names.ts';
import type { Facts } from './facts.ts';

/** `broken`: something does not work. `look`: it works, and needs attention. */
export type Level = 'well' | 'look' | 'broken';

export interface Finding {
	level: Level;
	about: string;
	/** State in words, and what to do where it is not well. */
	text: string;
}

const MB = 1024 * 1024;
/** Below the first the host refuses files with forms; below the second a day's backups may fill it. */
const LEAST_DISK_MB = 32;
const SCARCE_DISK_MB = 1024;
const CLOCK_APART_MS = 5_000;
const HOUR_MS = 3_600_000;
/** A night and two hours: the clocks change, and a comparison takes its time. */
const NIGHT_MS = 26 * HOUR_MS;

type Settings = Pick<Config, 'SITE_URL' | 'COMPARE_AT'>;
type Check = (facts: Facts, settings: Settings, now: number) => Finding | null;

const well = (about: string, text: string): Finding => ({ level: 'well', about, text });
const look = (about: string, text: string): Finding => ({ level: 'look', about, text });
const broken = (about: string, text: string): Finding => ({ level: 'broken', about, text });

const isPublic = ({ SITE_URL }: Settings) => !isLoopbackName(new URL(SITE_URL).host);
const many = (count: number, one: string, more = `${one}s`) =>
	`${count} ${count === 1 ? one : more}`;
const hoursSince = (now: number, at: number) => Math.floor((now - at) / HOUR_MS);

function checkClock({ clock_apart_ms, processes }: Facts): Finding {
	const apart = processes.find((one) => Math.abs(one.clock_apart_ms) >= CLOCK_APART_MS);
	if (apart) {
		const seconds = (Math.abs(apart.clock_apart_ms) / 1000).toFixed(1);
		return broken(
			'clock',
			`the ${apart.role} ${apart.at} is ${seconds} s from the database's: sessions, links and payments end too early or too late. Let both keep time by NTP`,
		);
	}
	const seconds = (Math.abs(clock_apart_ms) / 1000).toFixed(1);
	if (Math.abs(clock_apart_ms) < CLOCK_APART_MS)
		return well('clock', `${seconds} s from the database's`);
	return broken(
		'clock',
		`${seconds} s from the database's: sessions, links and payments end too early or too late. Let both keep time by NTP`,
	);
}

function checkProcesses({ processes, leader_at, has_publisher }: Facts): Finding {
	const count = (role: string) => processes.filter((one) => one.role === role).length;
	const [hosts, workers] = [count('host'), count('worker')];
	if (hosts === 0) return broken('processes', 'no host has reported itself: is one running?');
	if (!processes.some(({ is_working }) => is_working)) {
		return broken(
			'processes',
			'nobody runs jobs, so no mail is sent: start a worker (npm run worker), or a host without HOST_WORK=off',
		);
	}
	if (has_publisher && leader_at === null) {
		return broken(
			'processes',
			'no publisher leads, so nothing is published: is one running? Its log says why (clock, BUILD_HOOK_SECRET)',
		);
	}
	const publisher = leader_at === null ? 'no publisher' : `${leader_at} publishes`;
	return well('processes', `${many(hosts, 'host')}, ${many(workers, 'worker')}, ${publisher}`);
}

function checkDisk({ disk_free }: Facts): Finding {
	if (disk_free === null)
		return look('disk', 'DATA_DIR does not exist yet: the first start makes it');
	const free = Math.floor(disk_free / MB);
	if (free < LEAST_DISK_MB)
		return broken('disk', `${free} MB free for DATA_DIR: files are refused`);
	if (free < SCARCE_DISK_MB) return look('disk', `${free} MB free for DATA_DIR`);
	return well('disk', `${(free / 1024).toFixed(1)} GB free for DATA_DIR`);
}

function checkFiles({ files: { place, refusal, free } }: Facts): Finding {
	if (refusal !== null) {
		const reason = refusal.replace(/^FILES_URL: /, '');
		return broken(
			'files',
			`${place} does not store files: ${reason}. See FILES_URL and its rights`,
		);
	}
	const does = `${place} stores, returns and deletes files`;
	if (free === null) return well('files', does);
	const megabytes = Math.floor(free / MB);
	if (megabytes < LEAST_DISK_MB) {
		return broken('files', `${megabytes} MB free for ${place}: files are refused soon`);
	}
	return megabytes < SCARCE_DISK_MB
		? look('files', `${megabytes} MB free for ${place}`)
		: well('files', does);
}

/** Nothing else can be asked of a database whose tables are not those of this code. */
export const OTHER_SCHEMA: Finding = broken(
	'schema',
	'not that of this code: back up, then npm run db:migrate, or start the newer code',
);

function checkMail({ smtp, mails_late, mails_failed }: Facts, settings: Settings): Finding {
	if (smtp) return broken('mail', `the server of SMTP_URL refuses: ${smtp}`);
	if (mails_late > 0) {
		return broken('mail', `${many(mails_late, 'mail')} waiting for more than an hour`);
	}
	if (mails_failed > 0) {
		return look(
			'mail',
			`${many(mails_failed, 'mail')} given up within a week: see mails at the desk`,
		);
	}
	if (smtp === undefined) {
		const text = 'SMTP_URL is not set: mails are files and reach nobody';
		return isPublic(settings) ? broken('mail', text) : well('mail', text);
	}
	return well('mail', 'the server answers, nothing waits');
}

const checkHooks: Check = ({ hooks_late, hooks_failed }) => {
	if (hooks_failed > 0) {
		return broken(
			'hooks',
			`${many(hooks_failed, 'message')} to the publisher given up: send again at the desk`,
		);
	}
	if (hooks_late > 0) {
		return broken(
			'hooks',
			`${many(hooks_late, 'message')} to the publisher not taken for 15 minutes: is it running?`,
		);
	}
	return well('hooks', 'the publisher has taken every message');
};

const checkPublications: Check = ({ publications_late, last_publication_failed }) => {
	if (last_publication_failed) {
		return broken(
			'publications',
			'the last one failed: pages are older than the content. The desk names page and fault',
		);
	}
	if (publications_late > 0) {
		return broken(
			'publications',
			`${many(publications_late, 'one has', 'have')} been under way for more than 15 minutes`,
		);
	}
	return well('publications', 'none is late');
};

const checkEdges: Check = ({ edges_behind }) =>
	edges_behind.length === 0
		? null
		: look(
				'edges',
				`${edges_behind.join(', ')}: behind the current release, or silent. Its log says why`,
			);

const checkComparison: Check = ({ compared_at_ms, differing }, { COMPARE_AT }, now) => {
	if (COMPARE_AT === 'off') return well('comparison', 'switched off (COMPARE_AT)');
	if (compared_at_ms === null) {
		return look('comparison', 'the site has not been compared with a clean build yet');
	}
	const hours = hoursSince(now, compared_at_ms);
	if (now - compared_at_ms > NIGHT_MS) {
		return look(
			'comparison',
			`the last one was ${hours} hours ago: a night was missed. npm run compare`,
		);
	}
	if (differing) {
		return look(
			'comparison',
			`${many(differing, 'file')} differed ${hours} hours ago, and were replaced`,
		);
	}
	return well('comparison', `${hours} hours ago, nothing differed`);
};

const checkNights: Check = ({ nightly_at_ms }, _settings, now) => {
	if (nightly_at_ms !== null && now - nightly_at_ms <= NIGHT_MS) {
		return well('nightly work', `${hoursSince(now, nightly_at_ms)} hours ago`);
	}
	return look(
		'nightly work',
		'personal data past its days was not deleted within 26 hours: is a host running?',
	);
};

const checkRefunds: Check = ({ refunds_late, refunds_to_check }) => {
	if (refunds_late > 0) {
		return broken(
			'refunds',
			`${many(refunds_late, 'refund')} pending for more than an hour: see Today at the desk`,
		);
	}
	if (refunds_to_check > 0) {
		return look(
			'refunds',
			`${many(refunds_to_check, 'refund')} made at the provider, to be checked at the desk`,
		);
	}
	return well('refunds', 'none waits');
};

function checkPayments(facts: Facts, settings: Settings): Finding {
	const { stripe, payments_late, events_late, takes_test_payments } = facts;
	if (stripe) return broken('payments', `Stripe does not take the key: ${stripe}`);
	if (payments_late > 0) {
		return broken(
			'payments',
			`${many(payments_late, 'payment')} past its time and not looked up: npm run reconcile`,
		);
	}
	if (events_late > 0) {
		return broken(
			'payments',
			`${many(events_late, 'event')} of a provider not handled for an hour: npm run reconcile`,
		);
	}
	if (takes_test_payments && isPublic(settings)) {
		return broken(
			'payments',
			'TEST_PAYMENTS is on for a public site: goods can be ordered without money',
		);
	}
	const cards =
		stripe === null ? 'Stripe takes the key' : 'no cards (STRIPE_SECRET_KEY is not set)';
	return well('payments', `${cards}, none is late`);
}

const CHECKS: readonly Check[] = [
	...[checkClock, checkProcesses, checkDisk, checkFiles, checkMail, checkPayments, checkRefunds],
	...[checkHooks, checkPublications, checkEdges, checkComparison, checkNights],
];

/** Judges the state of a shop, check by check. `now` is in milliseconds. */
export const findingsFrom = (facts: Facts, settings: Settings, now: number): Finding[] =>
	CHECKS.flatMap((check) => check(facts, settings, now) ?? []);

const SIGNS: Readonly<Record<Level, string>> = { well: '  ', look: '? ', broken: '! ' };

/** Lines for a terminal: errors first. */
export function toLines(findings: readonly Finding[]): string[] {
	const width = Math.max(...findings.map(({ about }) => about.length));
	const order: Level[] = ['broken', 'look', 'well'];
	return findings
		.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
		.map(({ level, about, text }) => `${SIGNS[level]}${about.padEnd(width)}  ${text}`);
}
