import sharp from 'sharp';
import { expect, test } from 'vitest';
import { distBytes, FILES, metaProperty, offenders, PAGES, SITE_URL } from '../support/site.ts';

const MOST_BYTES = 300_000;
const PREFIX = `${SITE_URL}/social/`;

test('every page has one social picture of its own site, with size and text', () => {
	const wrong = offenders(PAGES, (page) => {
		const [image = '', ...others] = metaProperty(page, 'og:image');
		const alt = metaProperty(page, 'og:image:alt').join();
		return [
			...(image.startsWith(PREFIX) && others.length === 0 ? [] : [`og:image ${image}`]),
			...(FILES.includes(image.slice(SITE_URL.length + 1)) ? [] : [`${image} does not exist`]),
			...(alt.trim() ? [] : ['its picture has no words']),
		];
	});
	expect(wrong).toEqual([]);
});

test('pictures have the stated size', async () => {
	const sizes = new Set(
		PAGES.map((page) =>
			['og:image:width', 'og:image:height'].flatMap((name) => metaProperty(page, name)).join('×'),
		),
	);
	expect([...sizes]).toEqual(['1200×630']);
	const wrong: string[] = [];
	for (const file of FILES.filter((name) => name.startsWith('social/'))) {
		const bytes = distBytes(file);
		const { format, width, height } = await sharp(bytes).metadata();
		const is = `${format} ${width}×${height}`;
		if (is !== 'jpeg 1200×630' || bytes.length > MOST_BYTES) wrong.push(`${file}: ${is}`);
	}
	expect(wrong).toEqual([]);
});

test('every picture is used by a page', () => {
	const named = new Set(PAGES.flatMap((page) => metaProperty(page, 'og:image')));
	const idle = FILES.filter((file) => file.startsWith('social/')).filter(
		(file) => !named.has(`${SITE_URL}/${file}`),
	);
	expect(idle).toEqual([]);
});
