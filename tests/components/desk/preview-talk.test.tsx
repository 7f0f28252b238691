// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreviewTalk } from '../../../src/desk/editing/builder/use-preview-talk.ts';

const clicked: number[] = [];

function Talk({ keys, chosen }: { keys: readonly string[]; chosen: number }) {
	const frame = useRef<HTMLIFrameElement>(null);
	usePreviewTalk(frame, { keys, chosen, onClick: (place) => clicked.push(place) });
	return <iframe ref={frame} title="preview" />;
}

beforeEach(() => {
	clicked.length = 0;
});
afterEach(cleanup);

const KEYS = ['hero-1', 'quote-1'];

function shown() {
	const { rerender } = render(<Talk keys={KEYS} chosen={-1} />);
	const told = vi.fn<(said: unknown, origin: string) => void>();
	// A frame has no window here.
	const frame = { postMessage: told };
	Object.defineProperty(screen.getByTitle('preview'), 'contentWindow', { value: frame });
	const say = (data: unknown, from: { source?: object; origin?: string } = {}) => {
		const event = new MessageEvent('message', { data, origin: from.origin ?? location.origin });
		Object.defineProperty(event, 'source', { value: from.source ?? frame });
		act(() => void dispatchEvent(event));
	};
	return { say, told, rerender };
}

test('a click in the preview selects its block', () => {
	const { say } = shown();
	say({ preview: 'clicked', key: 'quote-1' });
	say({ preview: 'clicked', key: 'hero-1' });
	expect(clicked).toEqual([1, 0]);
});

test('messages of other sites or windows are ignored', () => {
	const { say } = shown();
	say({ preview: 'clicked', key: 'quote-1' }, { origin: 'https://elsewhere.example' });
	say({ preview: 'clicked', key: 'quote-1' }, { source: window });
	expect(clicked).toEqual([]);
});

test('unknown blocks and invalid messages are ignored', () => {
	const { say, rerender } = shown();
	const odd = [{ preview: 'clicked', key: 'gone-1' }, { preview: 'clicked' }, 'clicked', null];
	for (const data of [...odd, { preview: 'clicked', key: 7 }]) say(data);
	expect(clicked).toEqual([]);
	rerender(<Talk keys={[...KEYS, 'gone-1']} chosen={-1} />);
	say({ preview: 'clicked', key: 'gone-1' });
	expect(clicked).toEqual([2]);
});

test('the preview receives the selected block from its own site only, and again after rendering', () => {
	const { say, told, rerender } = shown();
	rerender(<Talk keys={KEYS} chosen={1} />);
	const said = [{ preview: 'chosen', key: 'quote-1' }, location.origin];
	expect(told.mock.calls).toEqual([said]);
	rerender(<Talk keys={[...KEYS]} chosen={1} />);
	expect(told.mock.calls).toEqual([said]);
	say({ preview: 'drawn' });
	expect(told.mock.calls).toEqual([said, said]);
	rerender(<Talk keys={KEYS} chosen={-1} />);
	expect(told.mock.lastCall).toEqual([{ preview: 'chosen', key: null }, location.origin]);
});
