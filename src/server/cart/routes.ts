import { LONGEST_CODE } from '#contract/cart/codes.ts';
import * as contract from '#contract/cart/endpoints.ts';
import { plainCode } from '#domain/money/discount.ts';
import { shopRouteOver } from '#server/content/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Assembled } from '../module.ts';
import { isCode } from './codes.ts';
import { acknowledgeChanges, addLine, moveToCountry, removeLine, setQuantity } from './effects.ts';
import { noteHit, takeGuess, WRITES } from './limits.ts';
import { respond } from './respond.ts';

const route = shopRouteOver<Assembled>(WRITES);

export const cartRoutes = {
	getCart: route(contract.getCart, (call) => respond(call)),

	addToCart: route(contract.addToCart, (call) => {
		const { intent_id: intentId, variant_id, quantity } = call.body;
		return respond(call, { intentId, effect: addLine(variant_id, quantity), opens: true });
	}),

	setQuantity: route(contract.setQuantity, (call) => {
		const { intent_id: intentId, quantity } = call.body;
		const effect = setQuantity(call.param('variant'), quantity);
		return respond(call, { intentId, effect, opens: true });
	}),

	removeLine: route(contract.removeLine, (call) => {
		const effect = removeLine(call.param('variant'));
		return respond(call, { intentId: call.query.intent_id, effect, opens: false });
	}),

	enterCode: route(contract.enterCode, async (call) => {
		const now = call.clock();
		const code = plainCode(call.body.code);
		// Signs alone leave an empty code, and one letter may expand to a whole sentence.
		if (code === '' || code.length > LONGEST_CODE) {
			return problem('validation_failed', [{ path: 'code', code: 'not_a_code' }]);
		}
		const taken = await takeGuess(call.db, call.client, now);
		if (!taken.isAllowed) return tooMany(taken);
		if (await isCode(call.db, code)) await noteHit(call.db, call.client, now);
		const effect = async () => ({ code });
		return respond(call, { intentId: call.body.intent_id, effect, opens: true });
	}),

	removeCode: route(contract.removeCode, (call) => {
		const effect = async () => ({ code: null });
		return respond(call, { intentId: call.query.intent_id, effect, opens: false });
	}),

	writeGiftNote: route(contract.writeGiftNote, (call) => {
		const effect = async () => ({ gift_note: call.body.text });
		return respond(call, { intentId: call.body.intent_id, effect, opens: true });
	}),

	chooseCountry: route(contract.chooseCountry, (call) => {
		const { intent_id: intentId, country } = call.body;
		return respond(call, { intentId, effect: moveToCountry(country), opens: false, country });
	}),

	acknowledgeCart: route(contract.acknowledgeCart, (call) =>
		respond(call, { intentId: call.body.intent_id, effect: acknowledgeChanges, opens: false }),
	),
};
