/** A live publication, as the desk receives it, with the releases before and after it. */
export const ID = '5d1c7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';
export const BEFORE = { id: '1750000000000-a', at: '2025-06-15T09:00:00.000Z', is_current: false };
export const AFTER = { id: '1750000100000-b', at: '2025-06-15T10:00:00.000Z', is_current: true };
export const PUBLICATION = {
	id: ID,
	title: 'Primavera',
	state: 'live',
	created_at: BEFORE.at,
	created_by: 'editor@livenza.example',
	publish_at: null,
	zone: null,
	published_at: BEFORE.at,
	rendering_at: BEFORE.at,
	ended_at: AFTER.at,
	render_ms: 900,
	release_id: AFTER.id,
	release_before_id: BEFORE.id,
	pages: { written: 52, gone: 1, list: ['/it/azienda', '/ja/company'] },
	fault: null,
	faults: [],
	items: [],
	hook: null,
};
