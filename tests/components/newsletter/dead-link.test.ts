// @vitest-environment happy-dom
import { createElement } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ApiError } from '#contract/errors.ts';
import { MailedLink } from '#islands/mailed-link/MailedLink.tsx';
import { createMailedLink } from '#state/mailed-link.ts';

const SECRET = 'Vb3kQ9-mZ_x7Lw2pRt8sYc';
const PROMISE = 'One press, and the newsletter is yours.';

afterEach(() => {
	cleanup();
	history.replaceState(null, '', '/');
});

/** Opens a mailed link whose secret the host does not know. */
function open(hash: string) {
	history.replaceState(null, '', `/${hash}`);
	const link = createMailedLink(async (_token: string, _wish: 'confirm') => ({
		ok: false as const,
		error: { code: 'not_found', status: 404, fields: [] } satisfies ApiError,
	}));
	render(
		createElement(MailedLink<'confirm', unknown>, {
			link,
			lead: PROMISE,
			buttons: [{ text: 'Confirm', wish: 'confirm' }],
			pending: '…',
			failed: 'Try again.',
			toAnswer: ({ status }) => ({ title: null, text: `link: ${status}`, ways: [] }),
		}),
	);
	return link;
}

test('a link that is none promises nothing', async () => {
	open('#x');
	await screen.findByText('link: missing');
	expect(screen.queryByText(PROMISE)).toBeNull();
});

test('a link that the host does not know drops its promise', async () => {
	const link = open(`#${SECRET}`);
	await screen.findByText(PROMISE);
	await link.follow('confirm');
	await screen.findByText('link: not_found');
	expect(screen.queryByText(PROMISE)).toBeNull();
});
