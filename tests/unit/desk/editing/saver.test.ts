import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSaver, type Answer, type SaveState } from '#desk/editing/data/saver.ts';
import { isEqual, type JsonObject } from '#domain/documents/values.ts';

/** Fake host that keeps one draft like the real one; a call may get lost on either way. */
class DraftHost {
	revision = 0;
	document: JsonObject;
	/** Failures of the next calls; none is a working connection. */
	cuts: ('there' | 'back')[] = [];
	underWay = 0;
	mostUnderWay = 0;
	saves = 0;

	constructor(document: JsonObject) {
		this.document = document;
	}
	async send(revision: number, document: JsonObject): Promise<Answer> {
		this.mostUnderWay = Math.max(this.mostUnderWay, ++this.underWay);
		await Promise.resolve();
		this.underWay--;
		const cut = this.cuts.shift();
		if (cut === 'there') return { kind: 'unreachable' };
		const answer = this.#save(revision, document);
		return cut === 'back' ? { kind: 'unreachable' } : answer;
	}
	#save(revision: number, document: JsonObject): Answer {
		if (revision !== this.revision) {
			const { revision: now, document: theirs } = this;
			return { kind: 'behind', revision: now, theirs, by: 'anna', at: '2027-03-01T09:00:00Z' };
		}
		this.write(document);
		return { kind: 'saved', revision: this.revision, faults: [] };
	}
	/** Saves for another editor, or for this one. */
	write(document: JsonObject): void {
		this.document = document;
		this.revision++;
		this.saves++;
	}
}

/** A saver on a clock that the test moves. */
function saving(host: DraftHost, start = host.document) {
	const due: (() => void)[] = [];
	const states: SaveState[] = [];
	let shown = start;
	const saver = createSaver(
		{ revision: host.revision, document: start },
		{
			send: (revision, document) => host.send(revision, document),
			later(call) {
				due.push(call);
				return () => void due.splice(due.indexOf(call), due.includes(call) ? 1 : 0);
			},
			onState(state, document) {
				states.push(state);
				shown = document;
			},
		},
	);
	const rest = () => new Promise((done) => setImmediate(done));
	return {
		saver,
		states,
		shown: () => shown,
		last: () => states.at(-1)?.kind,
		/** Lets time pass until nothing is pending. */
		async settle() {
			await rest();
			for (let call = due.shift(); call; call = due.shift()) {
				call();
				await rest();
			}
		},
	};
}

const text = (title: string, more: JsonObject = {}) => ({ title, ...more });

describe('saving a draft', () => {
	test('opening without a change saves nothing', async () => {
		const host = new DraftHost(text('a'));
		const { saver, settle } = saving(host);
		saver.change(text('a'));
		await settle();
		expect(host.saves).toBe(0);
	});

	test('edits during a save are sent next, based on its revision', async () => {
		const host = new DraftHost(text('a'));
		const { saver, settle, last } = saving(host);
		saver.change(text('ab'));
		const first = saver.flush();
		saver.change(text('abc'));
		await first;
		await settle();
		expect(host.document).toEqual(text('abc'));
		expect([host.saves, saver.revision(), host.mostUnderWay, last()]).toEqual([2, 2, 1, 'saved']);
	});

	test('without a connection nothing is lost, the state is shown, and it is saved later', async () => {
		const host = new DraftHost(text('a'));
		host.cuts = ['there', 'there', 'there'];
		const { saver, settle, states } = saving(host);
		saver.change(text('ab'));
		await settle();
		expect(states.map(({ kind }) => kind)).toContain('offline');
		expect(host.document).toEqual(text('ab'));
	});

	test('a save whose answer was lost causes no conflict', async () => {
		const host = new DraftHost(text('a'));
		host.cuts = ['back'];
		const { saver, settle, states, last } = saving(host);
		saver.change(text('ab'));
		await saver.flush();
		saver.change(text('abc'));
		await settle();
		expect(states.map(({ kind }) => kind)).not.toContain('conflict');
		expect([host.document, last()]).toEqual([text('abc'), 'saved']);
	});

	test('another editor’s change of another field is merged silently', async () => {
		const host = new DraftHost(text('a', { intro: 'x' }));
		const { saver, settle, shown, last } = saving(host);
		host.write(text('a', { intro: 'theirs' }));
		saver.change(text('mine', { intro: 'x' }));
		await settle();
		expect(host.document).toEqual(text('mine', { intro: 'theirs' }));
		expect([shown(), last()]).toEqual([host.document, 'saved']);
	});

	test('one field changed by both waits for a decision, and nothing is sent until then', async () => {
		const host = new DraftHost(text('a'));
		const { saver, settle, states, last } = saving(host);
		host.write(text('theirs'));
		saver.change(text('mine'));
		await settle();
		expect(states.at(-1)).toMatchObject({
			kind: 'conflict',
			by: 'anna',
			conflicts: [{ path: ['title'], base: 'a', mine: 'mine', theirs: 'theirs' }],
		});
		saver.change(text('mine, again'));
		await settle();
		expect(host.document).toEqual(text('theirs'));
		saver.settle(text('both'));
		await settle();
		expect([host.document, last()]).toEqual([text('both'), 'saved']);
	});

	test('a block deleted by one and changed by the other waits for a decision', async () => {
		const block = (key: string, title: string) => ({ key, title });
		const host = new DraftHost({ blocks: [block('a', 'x'), block('b', 'y')] });
		const { saver, settle, states, shown, last } = saving(host);
		const theirs = { blocks: [block('a', 'theirs'), block('b', 'y')] };
		host.write(theirs);
		saver.change({ blocks: [block('b', 'y')] });
		await settle();
		expect(states.at(-1)).toMatchObject({ kind: 'conflict', by: 'anna' });
		// Neither the returning connection nor an attempt to publish decides it.
		await saver.flush();
		await settle();
		expect([last(), shown()]).toEqual(['conflict', theirs]);
		saver.settle({ blocks: [block('b', 'y')] });
		await settle();
		expect([host.document, last()]).toEqual([{ blocks: [block('b', 'y')] }, 'saved']);
	});

	test.each([
		[true, 100],
		[false, 800],
	])('with a preview open (%s) it is sent after %i ms', (isOpen, ms) => {
		const rests: number[] = [];
		const saver = createSaver(
			{ revision: 0, document: text('a') },
			{
				send: async () => ({ kind: 'unreachable' }),
				later: (_call, rest_ms) => {
					rests.push(rest_ms);
					return () => undefined;
				},
				isWatched: () => isOpen,
				onState: () => undefined,
			},
		);
		saver.change(text('ab'));
		expect(rests).toEqual([ms]);
	});

	test('unsaved text of an earlier visit is saved over later changes', async () => {
		const host = new DraftHost(text('a', { intro: 'theirs' }));
		const { saver, settle, shown, last } = saving(host);
		saver.recall(text('a', { intro: 'x' }), text('mine', { intro: 'x' }), { by: '', at: '' });
		await settle();
		expect(host.document).toEqual(text('mine', { intro: 'theirs' }));
		expect([shown(), last()]).toEqual([host.document, 'saved']);
	});

	test('unsaved text of an earlier visit conflicts with a change of the same field', async () => {
		const host = new DraftHost(text('theirs'));
		const { saver, settle, states } = saving(host);
		saver.recall(text('a'), text('mine'), { by: 'anna', at: '' });
		await settle();
		const conflicts = [{ path: ['title'], base: 'a', mine: 'mine', theirs: 'theirs' }];
		expect(states.at(-1)).toMatchObject({ kind: 'conflict', by: 'anna', conflicts });
		expect(host.saves).toBe(0);
	});

	test('whatever is lost in transit, the host has the last text in the end, and saves never overlap', async () => {
		const cuts = fc.array(fc.constantFrom('there' as const, 'back' as const), { maxLength: 6 });
		await fc.assert(
			fc.asyncProperty(cuts, fc.array(fc.boolean(), { maxLength: 6 }), async (lost, pauses) => {
				const host = new DraftHost(text('start'));
				host.cuts = [...lost];
				const { saver, settle, states } = saving(host);
				for (const [place, isPause] of pauses.entries()) {
					saver.change(text(`typed ${place}`));
					if (isPause) await saver.flush();
				}
				saver.change(text('last'));
				await settle();
				expect(isEqual(host.document, text('last'))).toBe(true);
				expect(host.mostUnderWay).toBeLessThanOrEqual(1);
				expect(states.map(({ kind }) => kind)).not.toContain('conflict');
			}),
		);
	});
});
