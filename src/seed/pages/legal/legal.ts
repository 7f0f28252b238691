import type { PageSeed } from '../../types.ts';
import { ACCESSIBILITY_PAGE } from './legal-accessibility.ts';
import { COMPANY_INFO_PAGE } from './legal-company.ts';
import { COOKIE_POLICY_PAGE } from './legal-cookies.ts';
import { SELLER_NOTICE_PAGE } from './legal-japan.ts';
import { PRIVACY_POLICY_PAGE, PRIVACY_SUPPLIER_PAGE } from './legal-privacy.ts';
import {
	PRIVACY_CANDIDATES_PAGE,
	PRIVACY_CONTACTS_PAGE,
	PRIVACY_NEWSLETTER_PAGE,
} from './legal-privacy-forms.ts';
import { GENERAL_CONDITIONS_PAGE } from './legal-terms.ts';
import { WARRANTY_CONDITIONS_PAGE } from './legal-warranty.ts';

export const LEGAL_PAGES: PageSeed[] = [
	COMPANY_INFO_PAGE,
	COOKIE_POLICY_PAGE,
	PRIVACY_POLICY_PAGE,
	PRIVACY_CANDIDATES_PAGE,
	PRIVACY_CONTACTS_PAGE,
	PRIVACY_NEWSLETTER_PAGE,
	PRIVACY_SUPPLIER_PAGE,
	WARRANTY_CONDITIONS_PAGE,
	GENERAL_CONDITIONS_PAGE,
	SELLER_NOTICE_PAGE,
	ACCESSIBILITY_PAGE,
];
