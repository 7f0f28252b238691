import type { ContentEntity } from '#contract/content/documents/entities.ts';
import type { ContentDocument } from '#contract/content/documents/registry.ts';
import { contentKind } from './content-kind.ts';
import type { KindSpec } from './kind-spec.ts';
import type { ContentKind } from './kind.ts';
import { announcementSpec } from './kinds/announcement.ts';
import { formSpec } from './kinds/form.ts';
import { jobSpec } from './kinds/job.ts';
import { menuSpec } from './kinds/menu.ts';
import { newsSpec } from './kinds/news.ts';
import { pageSpec } from './kinds/page.ts';
import { downloadSpec, storeSpec } from './kinds/places.ts';
import { productSpec } from './kinds/product.ts';
import { redirectSpec } from './kinds/redirect.ts';
import { categorySpec, usageSpec } from './kinds/sections.ts';
import { settingsSpec } from './kinds/settings.ts';

const make = <D extends ContentDocument>(spec: KindSpec<D>) => contentKind(spec, () => SPECS);

const SPECS: readonly KindSpec[] = [
	pageSpec,
	newsSpec,
	jobSpec,
	productSpec,
	categorySpec,
	usageSpec,
	menuSpec,
	redirectSpec,
	settingsSpec,
	storeSpec,
	downloadSpec,
	formSpec,
	announcementSpec,
];

/** Handlers of documents: each lists, reads, writes, removes and checks the entries of a kind. */
export const contentKinds = {
	page: make(pageSpec),
	news: make(newsSpec),
	job: make(jobSpec),
	product: make(productSpec),
	category: make(categorySpec),
	product_usage: make(usageSpec),
	menu: make(menuSpec),
	redirect: make(redirectSpec),
	settings: make(settingsSpec),
	store: make(storeSpec),
	document: make(downloadSpec),
	form: make(formSpec),
	announcement: make(announcementSpec),
} satisfies Record<ContentEntity, ContentKind>;
