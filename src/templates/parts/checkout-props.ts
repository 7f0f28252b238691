import type { ContactModel } from '#content/parts/contact.ts';
import type { ShellModel } from '#content/parts/model.ts';
import { reviewWithdrawal } from '#contract/withdrawals/endpoints.ts';
import { formatPair } from '#i18n/format.ts';
import { getT, toMessages } from '#i18n/server.ts';
import { accountProps } from './account-props.ts';

/** Address of a legal page in the visitor's language or the nearest to it; else the home page. */
const legalHref = ({ legal, href }: ShellModel, id: string): string =>
	legal.find((page) => page.id === id)?.href ?? href.home;

const toHours = ({ locale }: ShellModel, { hours }: ContactModel): string[] =>
	hours.map(({ days, time }) => formatPair(days, time, locale));

/** Messages of the account's forms, with the shop's links. */
function formProps(
	shell: ShellModel,
	contact: ContactModel,
	countries: string,
	parts: readonly string[] = [],
) {
	const props = accountProps(shell, contact, parts, countries);
	const { href } = shell;
	return {
		...props,
		href: {
			...props.href,
			cart: href.cart,
			checkout: href.checkout,
			'checkout-shipping': href['checkout-shipping'],
			'checkout-payment': href['checkout-payment'],
			'checkout-resume': href['checkout-resume'],
			'checkout-done': href['checkout-done'],
			orders: href.orders,
			order: href.order,
			'account-order': href['account-order'],
			'account-returns': href['account-returns'],
			'account-return': href['account-return'],
			'account-return-new': href['account-return-new'],
			'order-returns': href['order-returns'],
			'order-return': href['order-return'],
			'order-return-new': href['order-return-new'],
			withdrawal: href.withdrawal,
		},
	};
}

/** Parts of the account's messages that the steps of the checkout show. */
export const CHECKOUT_ACCOUNT_PARTS = ['kana', 'latin', 'towns'];

/** Props of every step of the checkout. */
export const checkoutProps = (shell: ShellModel, contact: ContactModel, countries: string) => ({
	account: formProps(shell, contact, countries, CHECKOUT_ACCOUNT_PARTS),
	messages: toMessages(shell.locale, 'checkout'),
	phone: contact.phone,
	hours: toHours(shell, contact),
	termsText: getT(shell.locale, 'consents')('terms'),
	termsHref: shell.terms?.href ?? null,
	warrantyHref: legalHref(shell, 'warranty-conditions'),
	guaranteeNotice: contact.guaranteeNotice,
	notice: contact.notice,
	sellerNoticeHref: shell.sellerNotice?.href ?? null,
});

/** Props of every screen that shows orders. */
export const ordersProps = (shell: ShellModel, contact: ContactModel) => ({
	account: formProps(shell, contact, ''),
	messages: toMessages(shell.locale, 'orders'),
	phone: contact.phone,
	hours: toHours(shell, contact),
	privacyHref: legalHref(shell, 'privacy-policy'),
	warrantyHref: legalHref(shell, 'warranty-conditions'),
	withdrawAction: `/api${reviewWithdrawal.path}?locale=${shell.locale}`,
});

/** Props of every screen of returns: its own messages, and those of orders for missing orders. */
export function returnsProps(shell: ShellModel, contact: ContactModel) {
	const { state = {}, unknown = {} } = toMessages(shell.locale, 'orders');
	return {
		...ordersProps(shell, contact),
		messages: { state, unknown },
		returns: toMessages(shell.locale, 'returns'),
	};
}
