// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getT } from '#i18n/server.ts';
import { ConsentsPart } from '#islands/account/profile/ConsentsPart.tsx';
import { useAccountWords, WordsProvider } from '#islands/account/parts/context.ts';
import { accountIn, aShop, data, showAt } from '../../support/checkout-page.tsx';

const RECEIPT = {
	id: '0f8fad5b-d9cb-469f-a165-70867728950e',
	created_at: '2026-11-29T12:00:00Z',
	revoked_at: null,
	text: 'Possiamo contare le visite?',
	is_here: true,
	is_third_party: false,
};
const t = getT('it', 'account');

function Consents() {
	return (
		<WordsProvider value={useAccountWords(accountIn('it'))}>
			<ConsentsPart />
		</WordsProvider>
	);
}

test.each([
	[false, 'profile.consentsEverywhere', 'profile.consentsByDevice'],
	[true, 'profile.consentsByDevice', 'profile.consentsEverywhere'],
] as const)(
	'states the reach of a revocation, and the page stops measuring at once (by a third party: %s)',
	async (is_third_party, said, unsaid) => {
		let revoked_at: string | null = null;
		const receipt = () => ({ ...RECEIPT, is_third_party, revoked_at });
		const revoke = () => {
			revoked_at = '2026-11-30T12:00:00Z';
			return data(receipt())();
		};
		aShop({
			'GET account/consents': () => data([receipt()])(),
			[`DELETE account/consents/${RECEIPT.id}`]: revoke,
		});
		const stops = vi.fn<() => void>();
		addEventListener('consent-chosen', stops, { once: true });
		await showAt('/it/account/profile', 'profile', 'it', <Consents />);
		await screen.findByText(t(said));
		expect(screen.queryByText(t(unsaid))).toBeNull();
		expect(stops).not.toHaveBeenCalled();
		fireEvent.click(screen.getByRole('button', { name: /Revoca/ }));
		await vi.waitUntil(() => screen.queryByRole('button') === null);
		expect(stops).toHaveBeenCalledOnce();
		expect(screen.queryByText(t(said))).toBeNull();
	},
);
