import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const getHealth = endpoint({
	method: 'GET',
	path: '/healthz',
	summary: 'The process is alive',
	data: v.object({ status: v.literal('ok') }),
	errors: [],
});

export const getReadiness = endpoint({
	method: 'GET',
	path: '/readyz',
	summary: 'The database answers and its schema is current',
	data: v.object({ status: v.literal('ready') }),
	errors: ['unavailable'],
});
