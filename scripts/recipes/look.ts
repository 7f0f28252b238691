/**
 * Runs inside the copy: builds it from its own host, and checks for what each recipe has brought.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stopAll } from '../stack/child.ts';
import { PAGE_TEXTS } from '../../src/server/forms/page/texts.ts';
import { buildSite, startHost } from '../stack/stack.ts';

const SITE_URL = 'http://livenza.example';
const DESK_PASSWORD = 'ruote-lenticolari-in-pista';
const env = {
	DATA_DIR: join(process.cwd(), '.data'),
	DIST_DIR: join(process.cwd(), 'dist'),
	CACHE_DIR: join(process.cwd(), '.cache'),
	SITE_URL,
	DESK_PASSWORD,
	SOCIAL_PICTURES: 'off',
	API_BASE_URL: '',
	DATABASE_URL: '',
	CAPTCHA_COST: '1',
};

let missing = 0;
function look(what: string, isThere: boolean): void {
	if (!isThere) missing += 1;
	console.log(`  ${isThere ? '✓' : '✗ MISSING'} ${what}`);
}

const page = (path: string) => readFileSync(join(env.DIST_DIR, `${path}.html`), 'utf8');
const all = (files: string) =>
	globSync(join(env.DIST_DIR, files))
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');

function lookAtSite(): void {
	const newsletter = page('it/newsletter');
	look(
		'the block, with the product that it names',
		/Due mani.*highlight-product">[^<]*50/s.test(newsletter),
	);
	look(
		'the block’s own sheet, in the page that shows it',
		newsletter.includes('.highlight-product{'),
	);
	look('no sheet of the block elsewhere', !page('it/company-info').includes('highlight-product'));
	look('the form', newsletter.includes('name="wheel"'));
	const screens = ['it', 'ja', 'pt'].map((locale) => page(`${locale}/size-guide`));
	look(
		'the screen in every language',
		screens.every((text) => text.includes('data-size-guide')),
	);
	look('the screen is listed', !screens.some((text) => /name="robots"[^>]*noindex/.test(text)));
	look('the screen in the sitemap', all('sitemap*.xml').includes('/it/size-guide<'));
	look('the name of the brand', /<title>[^<]*Tagliamento/.test(newsletter));
	const styles = all('_astro/*.css');
	look(
		'its colour and its face',
		styles.includes('#7fe3d0') && styles.includes('Tagliamento Sans'),
	);
	look('no colour of before', !(styles + newsletter).includes('#ffd400'));
	look('its face at the desk', all('desk/assets/*.js').includes('Tagliamento Sans'));
	look('the words of the record at the desk', all('desk/assets/*.js').includes('Giri di prova'));
	const product = page('pt/products/ruote');
	look('pages in the sixth language', product.includes('<html lang="pt"'));
	look('Italian contents in it, marked', product.includes('lang="it"'));
	look('Italian words of an island in it', page('pt/wheel').includes('Apro il passaporto'));
	look('it among the languages of a page', newsletter.includes('hreflang="pt"'));
}

async function lookAtHost(url: string): Promise<void> {
	const answers = {
		email: 'rider@mail.example',
		wheel: 'Kleos RD 50',
		privacy: '1',
		_locale: 'it',
		_website: '',
	};
	const body = new FormData();
	for (const [name, value] of Object.entries(answers)) body.set(name, value);
	// As a browser without JavaScript sends it.
	const sent = await fetch(`${url}/api/forms/test-ride/submissions`, {
		method: 'POST',
		headers: { accept: 'text/html' },
		redirect: 'manual',
		body,
	});
	look(
		'the form is taken, with thanks',
		(await sent.text()).includes(PAGE_TEXTS.it.received.title),
	);
	const signIn = await fetch(`${url}/api/auth/sign-in`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', origin: SITE_URL },
		body: JSON.stringify({ email: 'admin@livenza.example', password: DESK_PASSWORD }),
	});
	const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
	const list = async (kind: string) =>
		(await fetch(`${url}/api/desk/${kind}`, { headers: { cookie } })).text();
	look('its record at the desk', (await list('test_rides')).includes('Kleos RD 50'));
	look('its mail', (await list('mails')).includes('test-ride.receipt'));
	look('the rule of its retention', (await list('retention_rules')).includes('test_rides'));
}

const host = await startHost(env);
try {
	await lookAtHost(host.url);
	look('a build', (await buildSite(host.url, env)) === 0);
	lookAtSite();
} finally {
	await stopAll();
}
process.exit(missing > 0 ? 1 : 0);
