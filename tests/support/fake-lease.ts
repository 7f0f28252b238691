import type { InferOutput } from 'valibot';
import type { LeaseRequest, takeLease } from '#contract/publishing/lease.ts';

/** The lease of a made-up host, which keeps it in memory. */
export function fakeLease(lease_ms: number) {
	let held: { by: LeaseRequest; fence: number; until: number } | null = null;
	return (asked: LeaseRequest): InferOutput<typeof takeLease.data> => {
		const now = performance.now();
		const isOwn = held?.by.holder === asked.holder;
		if (asked.is_ending) {
			if (held && isOwn) held.until = now;
			return { turn: 'waiting', fence: held?.fence ?? 0, leader_at: asked.at, lease_ms };
		}
		if (!held || isOwn || held.until <= now) {
			const fence = isOwn ? (held?.fence ?? 1) : (held?.fence ?? 0) + 1;
			held = { by: asked, fence, until: now + lease_ms };
			return { turn: 'leading', fence, leader_at: asked.at, lease_ms };
		}
		const turn = held.by.folder === asked.folder ? 'waiting' : 'elsewhere';
		return { turn, fence: held.fence, leader_at: held.by.at, lease_ms };
	};
}
