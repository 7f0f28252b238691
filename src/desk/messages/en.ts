import framework from 'ra-language-english';
import { en as common } from './common/en.ts';
import { en as forms } from './forms/en.ts';
import { en as newsletter } from './newsletter/en.ts';
import { en as consents } from './consents/en.ts';
import { en as wheels } from './wheels/en.ts';
import { en as mails } from './mails/en.ts';
import { en as privacy } from './privacy/en.ts';
import { en as desk } from './desk/en.ts';
import { en as staff } from './staff/en.ts';
import { faultsEn } from './faults.ts';
import { merged } from './merge.ts';

/** The desk's words in English. */
export const en = {
	...framework,
	...merged([common, forms, newsletter, consents, wheels, mails, privacy, desk, staff]),
	faults: faultsEn,
};
