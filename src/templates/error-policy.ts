import { hash } from 'node:crypto';
import { GA4_CALLS, GA4_SCRIPTS } from '#contract/measurement/ga4-origins.ts';

/**
 * Content security policy that an error page states itself: it answers at addresses for which the
 * host has no rule. Its pictures may lie on the API host, whose origin is not known here. `hasGa4` is
 * true where the site offers measurement with Google Analytics 4.
 */
export function errorPolicy(sheet: string, hasGa4: boolean): string {
	const styles = sheet === '' ? '' : ` 'sha256-${hash('sha256', sheet, 'base64')}'`;
	return [
		"default-src 'self'",
		...(hasGa4
			? [`script-src 'self' ${GA4_SCRIPTS}`, `connect-src 'self' ${GA4_CALLS.join(' ')}`]
			: []),
		`style-src 'self'${styles}`,
		'img-src * data:',
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join('; ');
}
