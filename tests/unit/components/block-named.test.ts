import { expect, test } from 'vitest';
import { named } from '#blocks/parts/named.ts';

test('a block’s key is set on its own tag, after preloads of its pictures', () => {
	expect(named('<section class="a"><p>x</p></section>', 'hero-1')).toBe(
		'<section data-block="hero-1" class="a"><p>x</p></section>',
	);
	const announced = '<link rel="preload" as="image" href="/a.webp"/>';
	expect(named(`${announced}${announced}<div>x</div>`, 'hero-1')).toBe(
		`${announced}${announced}<div data-block="hero-1">x</div>`,
	);
});

test('markup of a block without a key is unchanged', () => {
	expect(named('<section>x</section>', undefined)).toBe('<section>x</section>');
	expect(named('', 'hero-1')).toBe('');
});
