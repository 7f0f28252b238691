import { useMemo, useState } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { isLocale, LANGUAGE_NAMES, LOCALES } from '#contract/locales.ts';
import { saveProfile } from '#state/account/account.ts';
import { askWithPhones } from '../../forms/ask-phones.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useWords } from '../parts/context.ts';
import { aField, nameFields } from '../form/fields.ts';

const LANGUAGES = LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

export function PersonalPart({ account }: { account: Account }) {
	const words = useWords();
	const { t } = words;
	const [first] = useState(account);
	const [isSaved, setSaved] = useState(false);
	const fields = useMemo(
		() => [
			...nameFields(words, undefined, first),
			aField({
				slug: 'country',
				label: words.t('field.shopCountry'),
				hint: words.t('field.shopCountryHint'),
				vue_type: 'country',
				validations: '',
				defaultValue: first.country,
				autoComplete: 'country',
				width: 6,
			}),
			aField({
				slug: 'language',
				label: words.t('field.language'),
				vue_type: 'select',
				validations: 'required',
				options: LANGUAGES,
				defaultValue: first.language,
				autoComplete: 'language',
				width: 6,
			}),
			aField({
				slug: 'phone',
				label: words.t('field.phone'),
				hint: words.t('field.phoneProfile'),
				vue_type: 'tel',
				validations: '',
				defaultValue: first.phone,
				autoComplete: 'tel',
				width: 6,
			}),
		],
		[words, first],
	);
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.personal')}</h2>
			<AccountForm
				slug="profile"
				name={t('profile.personal')}
				fields={fields}
				ask={askWithPhones}
				button={t('profile.save')}
				done={isSaved ? t('profile.saved') : null}
				onField={() => setSaved(false)}
				send={({ given_name = '', family_name = '', country = '', language, phone = '' }) =>
					saveProfile({
						given_name,
						family_name,
						phone,
						...(country === '' ? {} : { country }),
						...(isLocale(language) ? { language } : {}),
					})
				}
				onDone={() => setSaved(true)}
			/>
		</section>
	);
}
