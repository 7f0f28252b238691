import { Puck, type Config, type Data } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import Box from '@mui/material/Box';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import type { ContentEntity } from '#contract/content/documents/entities.ts';
import { STORED_BLOCK_SCHEMAS } from '#contract/content/documents/blocks.ts';
import type { Locale } from '#contract/locales.ts';
import {
	isEqual,
	isList,
	isObject,
	valueAt,
	withValueAt,
	type JsonObject,
} from '#domain/documents/values.ts';
import { toBlocks, toItems } from '../data/blocks.ts';
import type { Fault } from '../data/saver.ts';
import { useAsked } from '../use-asked.ts';
import { useWords } from '../words.ts';
import { BlockFields } from './BlockFields.tsx';
import { BuilderBar, type Width } from './BuilderBar.tsx';
import { CanvasScreen } from './CanvasScreen.tsx';
import { CanvasContext, useCanvasParts } from './canvas/canvas-parts.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { toConfig } from './config.tsx';
import { DICTIONARIES } from './dictionary.ts';
import { getItems } from './items.ts';
import { Outline } from './Outline.tsx';
import { toHeading } from './canvas/page-heading.ts';
import { PreviewScreen } from './PreviewScreen.tsx';
import { useKeyGuard } from './use-key-guard.ts';
import './builder.css';

interface PageBuilderProps {
	entity: ContentEntity;
	id: string;
	document: JsonObject;
	locale: Locale;
	faults: readonly Fault[];
	onChange: (document: JsonObject) => void;
	/** Receives the window that shows the saved draft. */
	onShown: (preview: Pick<Window, 'closed'>) => void;
}

/** Issues of the blocks of one language, counted by block position. */
function byBlock(faults: readonly Fault[], locale: Locale): ReadonlyMap<number, number> {
	const prefix = `texts.${locale}.blocks.`;
	const places = faults.flatMap(({ path }) =>
		path.startsWith(prefix) ? [Number(path.slice(prefix.length).split('.')[0])] : [],
	);
	return new Map(places.map((place) => [place, places.filter((other) => other === place).length]));
}

/** View of the page, kept in the address so that it survives a change of language. */
function useLook() {
	const { asked, put } = useAsked();
	const setAsOnSite = (is: boolean) => put('look', is ? 'site' : '');
	return { isAsOnSite: asked.get('look') === 'site', setAsOnSite };
}

/** Page builder: the page as visitors will see it, the list of its blocks, the fields of one. */
export default function PageBuilder({
	entity,
	id,
	document,
	locale,
	faults,
	onChange,
	onShown,
}: PageBuilderProps) {
	const { words, block } = useWords();
	const language = useLocale();
	const [width, setWidth] = useState<Width>('desktop');
	const { isAsOnSite, setAsOnSite } = useLook();
	const parts = useCanvasParts(locale);
	const path = useMemo(() => ['texts', locale, 'blocks'], [locale]);
	const given = valueAt(document, path);
	const blocks = isList(given) ? given : [];
	const canvas = { ...parts, heading: toHeading(entity, document, locale) };
	// The page builder reads its data once: it keeps the initial data until it is remounted.
	const [data] = useState<Data>(() => ({
		content: toItems(blocks, STORED_BLOCK_SCHEMAS),
		root: {},
	}));
	// oxlint-disable-next-line react/exhaustive-deps -- a new config for each language of the desk alone
	const config = useMemo<Config>(() => toConfig(block), [language]);
	const overrides = useMemo(
		() => ({
			iframe: ({ children, document: frame }: { children: ReactNode; document?: Document }) => (
				<CanvasFrame frame={frame} locale={locale} name={words('builder.canvas')}>
					{children}
				</CanvasFrame>
			),
		}),
		// oxlint-disable-next-line react/exhaustive-deps -- as above
		[language, locale],
	);
	const guard = useKeyGuard();
	/** Current document and callback: the page builder may call back after a later render. */
	const latest = useRef({ document, onChange });
	useEffect(() => {
		latest.current = { document, onChange };
	});
	const change = useCallback(
		(next: Data) => {
			const now = latest.current;
			const written = toBlocks(getItems(next.content));
			if (isEqual(written, valueAt(now.document, path))) return;
			const changed = withValueAt(now.document, path, written);
			if (!isObject(changed)) return;
			latest.current = { ...now, document: changed };
			now.onChange(changed);
		},
		[path],
	);
	return (
		<CanvasContext value={canvas}>
			<Puck
				config={config}
				data={data}
				onChange={change}
				overrides={overrides}
				dictionary={DICTIONARIES[language === 'en' ? 'en' : 'it']}
				iframe={{ enabled: true, syncHostStyles: false, waitForStyles: false }}
				permissions={locale === 'it' ? {} : { insert: false, drag: false, duplicate: false }}
			>
				{/* The page builder brings a typeface of its own. */}
				<div className="desk-builder-place">
					<Box className="desk-builder" ref={guard} sx={{ typography: 'body1' }}>
						<Box
							component="section"
							aria-label={words('builder.outline')}
							className="desk-builder-outline"
						>
							<Outline faults={byBlock(faults, locale)} isFixed={locale !== 'it'} />
						</Box>
						<Box
							component="section"
							aria-label={words('builder.canvas')}
							className="desk-builder-canvas"
						>
							<BuilderBar
								width={width}
								onWidth={setWidth}
								isAsOnSite={isAsOnSite}
								onAsOnSite={setAsOnSite}
							/>
							<CanvasScreen width={width}>
								{isAsOnSite ? (
									<PreviewScreen entity={entity} id={id} locale={locale} onShown={onShown} />
								) : (
									<Puck.Preview />
								)}
							</CanvasScreen>
						</Box>
						<Box
							component="section"
							aria-label={words('builder.fields')}
							className="desk-builder-fields"
						>
							<BlockFields entity={entity} document={document} locale={locale} />
						</Box>
					</Box>
				</div>
			</Puck>
		</CanvasContext>
	);
}
