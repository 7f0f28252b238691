import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { config } from '#config.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { openPublishingStack, type PublishingStack } from './publishing-stack.ts';
import { limit } from './pace.ts';

type SignedIn = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
export const EDITOR = 'editor@livenza.example';
export const ADMIN = 'admin@livenza.example';

/**
 * Timeout of a publication, which passes through a queue, a process that prints and a release. It
 * holds for the first view of a draft, too: a publisher that has just started waits until it knows
 * its site. Seconds on an idle machine; after this it counts as hanging.
 */
export const PUBLISHED = { timeout: limit(60_000) };

interface Site extends PublishingStack {
	/** Returns the cookies of a staff member who may change the site. */
	signedIn: (email: string) => Promise<SignedIn>;
}

/**
 * `test` with a site that only the tests of its file change, in whichever worker they run, and an
 * editor who has signed in at its Italian desk. The file names the site.
 */
export const test = base.extend<object, { site: string; stack: Site }>({
	site: ['', { scope: 'worker', option: true }],
	stack: [
		async ({ playwright, site }, give) => {
			if (site === '') throw new Error('the file does not name its site: test.use({ site })');
			const stack = await openPublishingStack();
			const known = new Map<string, Promise<SignedIn>>();
			async function signIn(email: string): Promise<SignedIn> {
				const visitor = await playwright.request.newContext({
					baseURL: stack.url,
					// Else it comes with the cookies of the test that asks, and ends their session.
					storageState: { cookies: [], origins: [] },
				});
				const data = { email, password: config.DESK_PASSWORD ?? FIXTURE_PASSWORD };
				const ask = () =>
					visitor.post('/api/auth/sign-in', { data, headers: { origin: stack.url } });
				// A host that has just started has not hashed yet: on a busy machine it answers
				// that it is busy and asks for a retry.
				const answered = async () => (await ask()).status();
				await expect.poll(answered, { ...PUBLISHED, message: email }).toBe(200);
				return visitor.storageState();
			}
			const signedIn = (email: string) => {
				const found = known.get(email) ?? signIn(email);
				known.set(email, found);
				return found;
			};
			await give({ ...stack, signedIn });
			await stack.close();
		},
		{ scope: 'worker', timeout: limit(120_000) },
	],
	locale: 'it-IT',
	viewport: { width: 1280, height: 900 },
	contextOptions: { reducedMotion: 'reduce' },
	baseURL: ({ stack }, give, testInfo) => {
		testInfo.setTimeout(4 * PUBLISHED.timeout);
		return give(stack.url);
	},
	storageState: async ({ stack }, give) => give(await stack.signedIn(EDITOR)),
});

/** Returns whether a page of the site contains a text, as visitors get it. */
const says = async (page: Page, path: string, text: string) =>
	(await (await page.request.get(path)).text()).includes(text);

/** Steps of an editor at the Italian desk. */
export function editing(page: Page) {
	const button = (name: string) => page.getByRole('button', { name, exact: true });
	const dialog = page.getByRole('dialog');
	const saved = () => expect(page.getByText('Salvato', { exact: true })).toBeVisible();
	const rows = page.getByRole('region', { name: 'Blocchi della pagina' }).getByRole('listitem');
	const row = (name: string): Locator =>
		page
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name }) })
			.first();
	const fields = page.getByRole('region', { name: 'Campi del blocco' });
	/** Opens the fields of the block that contains a text. */
	const choose = (text: string) =>
		rows.filter({ hasText: text }).getByRole('button').first().click();
	return {
		page,
		button,
		dialog,
		saved,
		row,
		fields,
		async open(address: string) {
			await page.goto(`/desk#/content/${address}`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		},
		choose,
		/** Opens the link of the first line of a block's text, or a new one. */
		async openLink(block: string) {
			await choose(block);
			const text = fields.getByRole('textbox', { name: 'Testo', exact: true });
			await text.press('ControlOrMeta+Home');
			await text.press('Shift+End');
			await fields.getByRole('button', { name: 'Collegamento…' }).click();
		},
		/** Fills a field of the entry itself; those of its blocks come after it. */
		async write(label: string, text: string) {
			await page.getByRole('textbox', { name: label, exact: true }).first().fill(text);
			await saved();
		},
		async publish() {
			await button('Pubblica…').click();
			await dialog.getByRole('button', { name: 'Pubblica adesso' }).click();
			await page.getByRole('link', { name: 'Segui la pubblicazione' }).click();
			await expect(page.getByRole('heading', { level: 1, name: 'Pubblicazioni' })).toBeVisible();
		},
		async expectState(name: string, state: string) {
			await expect(row(name).getByText(state, { exact: true })).toBeVisible(PUBLISHED);
		},
		async expectLive(path: string, text: string) {
			await expect.poll(() => says(page, path, text), PUBLISHED).toBe(true);
		},
		async expectNotLive(path: string, text: string) {
			expect(await says(page, path, text)).toBe(false);
		},
	};
}

export { expect };
