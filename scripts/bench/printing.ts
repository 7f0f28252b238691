import type { BuildFigures } from './build-figures.ts';
import { checkoutStepTimes } from './checkout-steps.ts';
import type { FormTimes } from './form-load.ts';

export const n = (value: number, digits = 1) => value.toFixed(digits);

export function printBuilds(rows: readonly BuildFigures[]): void {
	console.log(
		'\nBuild                              pages     MB   wall s    CPU s  pages/CPU s  peak MB',
	);
	for (const row of rows) {
		console.log(
			row.name.padEnd(34),
			String(row.pages).padStart(5),
			n(row.megabytes, 0).padStart(6),
			n(row.wall_s).padStart(8),
			n(row.cpu_s).padStart(8),
			n(row.pages / row.cpu_s, 0).padStart(12),
			n(row.peak_mb, 0).padStart(8),
		);
	}
	for (const { name, social } of rows) {
		if (!social) continue;
		const taken = `${n(social.wall_s)} s wall, ${n(social.cpu_s)} s CPU`;
		console.log(`${name}: ${social.made} social pictures made, ${social.reused} reused, ${taken}`);
	}
}

export function printFormTimes(name: string, times: FormTimes): void {
	console.log(
		name.padEnd(34),
		String(times.sent).padStart(5),
		String(times.accepted).padStart(9),
		...[times.p50_ms, times.p95_ms, times.p99_ms, times.max_ms].map((ms) => n(ms, 0).padStart(6)),
	);
}

export async function printSteps(siteUrl: string): Promise<void> {
	console.log('\nFrom click to the next step      median ms   longest');
	for (const { step, median_ms, longest_ms } of await checkoutStepTimes(siteUrl)) {
		console.log(step.padEnd(32), n(median_ms, 0).padStart(9), n(longest_ms, 0).padStart(9));
	}
}
