import { MENU_IDS, MENU_SLUGS } from '#contract/content/menus.ts';
import type * as content from '#server/content/tables.ts';
import type { forms, StoredField } from '#server/content/tables-forms.ts';
import type { SeedData } from '#seed/data.ts';
import { mapTexts, SEED } from './rows-text.ts';
import type { FormFieldSeed, MenuItemSeed, Texts } from '#seed/types.ts';

type Row<T extends { $inferInsert: object }> = T['$inferInsert'];

export function settingsRows({ settings }: SeedData): Row<typeof content.settings>[] {
	const { site_name, payoff, description, company, ...rest } = settings;
	const { share_capital, group_note, ...facts } = company;
	return [
		{
			id: 'settings',
			data: { ...rest, company: facts },
			texts: mapTexts(site_name, (name, locale) => ({
				site_name: name,
				payoff: payoff[locale],
				description: description[locale],
				share_capital: share_capital?.[locale] ?? null,
				group_note: group_note?.[locale] ?? null,
			})),
			...SEED,
		},
	];
}

export function pageRows(data: SeedData): Row<typeof content.pages>[] {
	return data.pages.map((page, position) => ({
		id: page.id,
		position,
		template: page.template,
		parent_id: page.parent_id ?? null,
		locales: page.locales ?? null,
		media_id: page.picture ?? null,
		noindex: page.noindex ?? false,
		texts: mapTexts(page.texts, ({ title, blocks, description }) => ({
			title,
			blocks,
			seo_description: description,
		})),
		...SEED,
	}));
}

export function newsRows(data: SeedData): Row<typeof content.news>[] {
	return data.news.map((entry) => ({
		id: entry.id,
		topic: entry.topic,
		published_on: entry.published_on,
		media_id: entry.picture,
		texts: mapTexts(entry.texts, ({ title, excerpt, alt, blocks, description }) => ({
			title,
			excerpt,
			alt,
			blocks,
			seo_description: description,
		})),
		...SEED,
	}));
}

export function newsProductRows(data: SeedData): Row<typeof content.news_products>[] {
	return data.news.flatMap(({ id, related_product_ids = [] }) =>
		related_product_ids.map((product_id, position) => ({ news_id: id, product_id, position })),
	);
}

export function jobRows(data: SeedData): Row<typeof content.jobs>[] {
	return data.jobs.map((job) => ({
		id: job.id,
		publication_date: job.publication_date,
		closes_on: job.closes_on ?? null,
		is_open: job.is_open,
		employment: job.employment,
		pay: job.pay,
		texts: mapTexts(job.texts, ({ slug: _, ...texts }) => texts),
		...SEED,
	}));
}

export function storeRows(data: SeedData): Row<typeof content.stores>[] {
	return data.stores.map((store) => ({
		...store,
		region: store.region ?? null,
		name_local: store.name_local ?? null,
		address_local: store.address_local ?? null,
		email: store.email ?? null,
		phone: store.phone ?? null,
		website: store.website ?? null,
		...SEED,
	}));
}

/** `sizes` gives the bytes of each printed file. */
export function documentRows(
	data: SeedData,
	sizes: ReadonlyMap<string, number>,
): Row<typeof content.documents>[] {
	return data.documents.map((document, position) => ({
		id: document.id,
		position,
		kind: document.kind,
		language: document.language,
		range: document.range ?? null,
		file: `${document.id}.pdf`,
		bytes: sizes.get(document.id) ?? 0,
		published_on: document.published_on,
		texts: mapTexts(document.title, (title) => ({ title })),
		...SEED,
	}));
}

export function documentProductRows(data: SeedData): Row<typeof content.document_products>[] {
	return data.documents.flatMap(({ id, product_ids = [] }) =>
		product_ids.map((product_id, position) => ({ document_id: id, product_id, position })),
	);
}

export function menuRows(): Row<typeof content.menus>[] {
	return MENU_SLUGS.map((slug) => ({ id: MENU_IDS[slug], slug, ...SEED }));
}

export function menuItemRows(data: SeedData): Row<typeof content.menu_items>[] {
	const rows: Row<typeof content.menu_items>[] = [];
	const add = (menu_id: string, items: MenuItemSeed[], parent_id: string | null): void => {
		items.forEach((item, position) => {
			rows.push({
				menu_id,
				id: item.id,
				parent_id,
				position,
				link: item.link,
				target: item.target ?? '_self',
				media_id: item.picture ?? null,
				texts: mapTexts(item.label, (label, locale) => ({ label, slug: item.slug[locale] })),
			});
			add(menu_id, item.children ?? [], item.id);
		});
	};
	for (const slug of MENU_SLUGS) add(MENU_IDS[slug], data.menus[slug], null);
	return rows;
}

function storedField(field: FormFieldSeed): StoredField {
	const text = (texts: Texts | undefined, locale: keyof Texts) => texts?.[locale];
	const start = field.default_value;
	return {
		slug: field.slug,
		vue_type: field.vue_type,
		validations: field.validations,
		width: field.width ?? 12,
		class: field.class ?? null,
		default_value: typeof start === 'string' ? start : null,
		disabled: false,
		attributes: field.attributes ?? {},
		options: field.options ?? [],
		...(field.choices && { choices: field.choices }),
		texts: mapTexts(field.name, (name, locale) => ({
			name,
			hint: text(field.hint, locale),
			help_text: text(field.help_text, locale),
			description: text(field.description, locale),
			...(typeof start === 'object' && { default_value: start[locale] }),
		})),
	};
}

/** Without an enabled form a page shows the other ways to get in touch. */
export function formRows(data: SeedData): Row<typeof forms>[] {
	return data.forms.map((form, position) => ({
		id: form.slug,
		position,
		status: form.status ?? 'enabled',
		fields: form.fields.map(storedField),
		texts: mapTexts(form.name, (name, locale) => ({
			name,
			description: form.description?.[locale] ?? null,
			button_label: form.button_label[locale],
		})),
		...SEED,
	}));
}

export function redirectRows(data: SeedData): Row<typeof content.redirects>[] {
	return data.redirects.map((redirect) => ({ ...redirect, ...SEED }));
}
