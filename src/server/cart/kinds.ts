import { count, eq } from 'drizzle-orm';
import {
	discountCodeChange,
	discountCodeCreate,
	discountCodeResource,
} from '#contract/cart/desk.ts';
import { plainCode } from '#domain/money/discount.ts';
import { changeWriter, creationWriter, deskKind, fault, type Writer } from '#server/desk/ports.ts';
import { discount_codes, discount_uses } from './tables.ts';

const findDate = (instant: string | null) => (instant === null ? null : new Date(instant));

interface Terms {
	valid_from?: string | null | undefined;
	valid_until?: string | null | undefined;
}

/** Terms in stored form, without fields that do not change. */
function storedTerms<T extends Terms>({ valid_from, valid_until, ...rest }: T) {
	return {
		...rest,
		...(valid_from !== undefined && { valid_from: findDate(valid_from) }),
		...(valid_until !== undefined && { valid_until: findDate(valid_until) }),
	};
}

const codeWriter: Writer = {
	change: changeWriter(discountCodeChange, async ({ tx }, id, body) => {
		const [before] = await tx
			.select()
			.from(discount_codes)
			.where(eq(discount_codes.id, id))
			.for('update');
		if (!before) return { code: 'not_found' };
		const terms = storedTerms(body);
		const { valid_from, valid_until } = { ...before, ...terms };
		if (valid_from && valid_until && valid_from >= valid_until) {
			return fault('valid_until', 'before_beginning');
		}
		await tx.update(discount_codes).set(terms).where(eq(discount_codes.id, id));
		return null;
	}),
	create: creationWriter(discountCodeCreate, async ({ tx, now }, body) => {
		const { discount_kind: kind, discount_value: value, code: typed, ...rest } = body;
		if (kind === 'percent' && (value < 1 || value > 10_000)) {
			return fault('discount_value', 'not_a_percentage');
		}
		if (kind === 'amount' && value < 1) return fault('discount_value', 'min_value');
		const code = plainCode(typed);
		if (!/^[A-Z0-9]{3,}$/.test(code)) return fault('code', 'regex');
		const { valid_from, valid_until } = rest;
		if (valid_from && valid_until && valid_from >= valid_until) {
			return fault('valid_until', 'before_beginning');
		}
		const [made] = await tx
			.insert(discount_codes)
			.values({ ...storedTerms(rest), kind, value, code, created_at: now })
			.onConflictDoNothing()
			.returning({ id: discount_codes.id });
		return made ?? fault('code', 'duplicate');
	}),
	/** A used code is kept, for orders name it; it can be deactivated. */
	async remove({ tx }, id) {
		const [used] = await tx
			.select({ id: discount_uses.id })
			.from(discount_uses)
			.where(eq(discount_uses.code_id, id))
			.limit(1);
		if (used) return { code: 'conflict' };
		await tx.delete(discount_codes).where(eq(discount_codes.id, id));
		return null;
	},
};

export const discountCodeKind = deskKind(discountCodeResource, {
	table: discount_codes,
	columns: {
		id: discount_codes.id,
		code: discount_codes.code,
		discount_kind: discount_codes.kind,
		discount_value: discount_codes.value,
		currency: discount_codes.currency,
		minimum: discount_codes.minimum,
		valid_from: discount_codes.valid_from,
		valid_until: discount_codes.valid_until,
		uses_per_code: discount_codes.uses_per_code,
		uses_per_person: discount_codes.uses_per_person,
		is_active: discount_codes.is_active,
		remark: discount_codes.remark,
		created_at: discount_codes.created_at,
	},
	async parts(db, id) {
		const [used] = await db
			.select({ uses: count() })
			.from(discount_uses)
			.where(eq(discount_uses.code_id, id));
		return { uses: used?.uses ?? 0 };
	},
	writer: codeWriter,
});
