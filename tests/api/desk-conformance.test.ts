import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import * as v from 'valibot';
import { listDeskRecords } from '#contract/desk/endpoints.ts';
import { toAddress, type Cookie, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import { conformsPrivately, readData, hostUnderTest } from '../support/host-conformance.ts';
import { submitForm } from '../support/submit-form.ts';

const ask = hostUnderTest();
let cookie: Cookie;
beforeAll(async () => {
	cookie = toCookie(await trySignIn(ask, toAddress('admin'), PASSWORD));
});

const withSession = (json?: unknown): RequestInit => ({
	headers: {
		cookie: `${cookie.name}=${cookie.value}`,
		origin: ORIGIN,
		...(json === undefined ? {} : { 'content-type': 'application/json' }),
	},
	...(json === undefined ? {} : { body: JSON.stringify(json) }),
});

async function listIds(path: string): Promise<string[]> {
	const { records } = await readData(listDeskRecords, await ask(`/api${path}`, withSession()));
	return records.map(({ id }) => id);
}

const product = async () => {
	const response = await ask('/api/products');
	const { data } = v.parse(
		v.object({ data: v.array(v.object({ id: v.string() })) }),
		await response.json(),
	);
	return data[0]?.id;
};

/** Adds a serial that is not registered; returns its id. */
async function aSerial(): Promise<string> {
	const serial_number = `T-${randomUUID().slice(0, 8)}`.toUpperCase();
	await ask('/api/desk/serials', {
		method: 'POST',
		...withSession({ serial_number, product_id: await product() }),
	});
	return serial_number.toLowerCase();
}

conformsPrivately('signIn', ask, {
	request: async () => ({
		path: '/auth/sign-in',
		init: {
			headers: { origin: ORIGIN, 'content-type': 'application/json' },
			body: JSON.stringify({ email: toAddress('shop'), password: PASSWORD }),
		},
	}),
});

conformsPrivately('getDeskSession', ask, {
	request: async () => ({ path: '/desk/session', init: withSession() }),
});

conformsPrivately('listDeskRecords', ask, {
	request: async () => ({ path: '/desk/serials?state=sold&per_page=5', init: withSession() }),
	unknownPath: '/desk/no_such_kind',
});

conformsPrivately('getDeskRecord', ask, {
	request: async () => ({ path: `/desk/serials/${await aSerial()}`, init: withSession() }),
	unknownPath: '/desk/serials/no-such-serial',
});

conformsPrivately('exportDeskRecords', ask, {
	request: async () => ({ path: '/desk/serials/export', init: withSession() }),
	unknownPath: '/desk/no_such_kind/export',
});

conformsPrivately('createDeskRecord', ask, {
	request: async () => ({
		path: '/desk/serials',
		init: withSession({
			serial_number: `T-${randomUUID().slice(0, 8)}`,
			product_id: await product(),
		}),
	}),
	unknownPath: '/desk/no_such_kind',
});

conformsPrivately('changeDeskRecord', ask, {
	request: async () => ({
		path: `/desk/serials/${await aSerial()}`,
		init: withSession({ state: 'substituted' }),
	}),
	unknownPath: '/desk/serials/no-such-serial',
});

conformsPrivately('removeDeskRecord', ask, {
	request: async () => ({ path: `/desk/serials/${await aSerial()}`, init: withSession() }),
	unknownPath: '/desk/serials/no-such-serial',
});

conformsPrivately('importSerials', ask, {
	request: async () => ({
		path: '/desk/serials/import',
		init: {
			headers: { ...withSession().headers, 'content-type': 'text/csv' },
			body: `serial_number,product_id\nT-${randomUUID().slice(0, 8)},${await product()}\n`,
		},
	}),
});

conformsPrivately('importMeasurements', ask, {
	request: async () => ({
		path: '/desk/wheel_measurements/import',
		init: {
			headers: { ...withSession().headers, 'content-type': 'text/csv' },
			body: `serial_number,measured_on,weight_front (g),radial (mm),lateral (mm),tension_left (N),tension_right (N)\n${await aSerial()},2025-03-01,665,0.12,0.08,900 905,1100 1105\n`,
		},
	}),
});

conformsPrivately('answerSubmission', ask, {
	request: async () => {
		await submitForm(ask, 'contact');
		const [id] = await listIds('/desk/submissions?form_slug=contact');
		return {
			path: `/desk/submissions/${id}/answers`,
			init: withSession({ text: 'Novanta grammi.' }),
		};
	},
	unknownPath: `/desk/submissions/${randomUUID()}/answers`,
});

conformsPrivately('getDeskFile', ask, {
	request: async () => {
		await submitForm(ask, 'spontaneous-application');
		const [id] = await listIds('/desk/applications');
		const response = await ask(`/api/desk/applications/${id}`, withSession());
		const file = v.object({ id: v.string() });
		const { data } = v.parse(
			v.object({ data: v.object({ files: v.array(file) }) }),
			await response.json(),
		);
		return { path: `/desk/files/${data.files[0]?.id}`, init: withSession() };
	},
	unknownPath: `/desk/files/${randomUUID()}`,
});

conformsPrivately('signOut', ask, {
	request: async () => {
		const other = toCookie(await trySignIn(ask, toAddress('editor'), PASSWORD));
		return {
			path: '/auth/sign-out',
			init: { headers: { cookie: `${other.name}=${other.value}`, origin: ORIGIN } },
		};
	},
});
