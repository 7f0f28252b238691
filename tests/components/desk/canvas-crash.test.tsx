// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toTexts, type Texts } from '#components/texts.ts';
import { CanvasBlock } from '../../../src/desk/editing/builder/CanvasBlock.tsx';
import { CanvasContext } from '../../../src/desk/editing/builder/canvas/canvas-parts.ts';
import { i18nProvider } from '../../../src/desk/i18n.ts';
import type { Pictures } from '../../../src/desk/editing/media/pictures.ts';

const NONE: Pictures = new Map();
/** An unforeseen failure within a block. */
class Unforeseen extends Map {
	override get(): never {
		throw new TypeError('what nobody has foreseen');
	}
}
const fails = () => {
	throw new TypeError('what nobody has foreseen');
};

beforeEach(async () => {
	await i18nProvider.changeLocale('it');
	// React logs the errors that a boundary has caught.
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

const toPage = (
	given: { texts?: Texts; pictures?: Pictures },
	title = 'Sul passo',
	text = 'Si frena tardi.',
) => (
	<AdminContext i18nProvider={i18nProvider}>
		<CanvasContext
			value={{ locale: 'it', texts: toTexts('it'), pictures: NONE, heading: '', ...given }}
		>
			<CanvasBlock type="quote" id="one" text="Prima di lei" source={null} />
			<CanvasBlock
				type="hero"
				id="two"
				{...{ kicker: null, title, text, product_id: null, links: [] }}
				media={{ picture: 'p', alt: '' }}
			/>
			<CanvasBlock type="store_teaser" id="three" title="Vicino a te" text="In 42 negozi." />
			<CanvasBlock type="quote" id="four" text="Dopo di lei" source={null} />
		</CanvasContext>
	</AdminContext>
);
const crashed = () =>
	screen
		.queryAllByText('Questo blocco non si può disegnare.')
		.map((words) => words.closest('[data-block]')?.getAttribute('data-block'));

test('a block with invalid data is named in its place, and the others render', () => {
	render(toPage({ pictures: new Unforeseen() }));
	expect(crashed()).toEqual(['two']);
	const place = screen.getByText('Questo blocco non si può disegnare.').closest('section');
	expect(place?.textContent).toContain('Apertura');
	expect(place?.textContent).toContain('Sul passo');
	screen.getByText('Prima di lei');
	screen.getByText('In 42 negozi.');
	screen.getByText('Dopo di lei');
});

test('a block that throws is named in its place, and the others render', () => {
	const texts = { ...toTexts('it'), catalogue: fails };
	render(toPage({ texts }));
	expect(crashed()).toEqual(['three']);
	screen.getByText('Prima di lei');
	screen.getByText('Sul passo');
	screen.getByText('Dopo di lei');
});

test('it renders again once its data are fixed', () => {
	const pictures = new Unforeseen();
	const { rerender } = render(toPage({ pictures }));
	expect(crashed()).toEqual(['two']);
	rerender(toPage({ pictures }, 'Ancora sul passo'));
	expect(crashed()).toEqual(['two']);
	rerender(toPage({}, 'Ancora sul passo'));
	expect(crashed()).toEqual([]);
	screen.getByText('Ancora sul passo');
});
