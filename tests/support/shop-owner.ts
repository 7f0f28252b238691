/** A signed-in customer as the host describes one. */
export const OWNER = {
	id: '01998a00-0000-7000-8000-000000000001',
	email: 'anna@posta.example',
	given_name: 'Anna',
	family_name: 'Rossi',
	language: 'it',
	country: null,
	phone: '',
	ships_to_billing: true,
	pending_email: null,
	created_at: '2026-11-01T10:00:00.000Z',
};
