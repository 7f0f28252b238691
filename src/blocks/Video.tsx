import { Image } from '#components/ui/Image.tsx';
import type { BlockModelOf } from '#content/editorial/block-models.ts';
import { RichText } from './parts/RichText.tsx';
import { Section } from './parts/Section.tsx';
import type { BlockProps } from './props.ts';
import '#components/ui/picture-ground.css';
import './Video.css';

interface FilmProps {
	block: BlockModelOf<'video'>;
	files: { src: string; mime: string }[];
}

/** A video file. Only the poster is fetched before the visitor starts it. */
function Film({ block, files }: FilmProps) {
	return (
		<video
			className="film picture-ground"
			controls
			preload="none"
			playsInline
			width={block.poster?.width ?? 1920}
			height={block.poster?.height ?? 1080}
			poster={block.posterSrc ?? undefined}
			aria-label={block.title}
		>
			{files.map(({ src, mime }) => (
				<source key={src} src={src} type={mime} />
			))}
			{files.slice(0, 1).map(({ src }) => (
				<a key={src} href={src}>
					{block.title}
				</a>
			))}
		</video>
	);
}

interface ElsewhereProps extends Pick<BlockProps<'video'>, 'texts'> {
	poster: BlockModelOf<'video'>['poster'];
	url: string;
	provider: string;
}

/** A video on another site: its page opens on a click, and a note says who learns of the visit. */
function Elsewhere({ poster, url, provider, texts }: ElsewhereProps) {
	const { content: t } = texts;
	return (
		<div className="film-link picture-ground">
			{poster && (
				<Image
					picture={{ ...poster, alt: '' }}
					sizes="(min-width: 1600px) 100rem, 100vw"
					className="film"
				/>
			)}
			<div className="film-note">
				<p>
					<a className="btn-primary" href={url} target="_blank" rel="noopener noreferrer">
						{t('video.watch', { provider })}
					</a>
				</p>
				<p className="text-sm">{t('video.notice', { provider })}</p>
			</div>
		</div>
	);
}

/** A video that starts on a click only: a file of the host, or a page elsewhere. */
export function Video({ block, isFirst, texts }: BlockProps<'video'>) {
	const { source, poster, transcript } = block;
	return (
		<Section title={block.title} text={block.text} isFirst={isFirst}>
			<div className="flex flex-col gap-4">
				{source.type === 'file' ? (
					<Film block={block} files={source.files} />
				) : (
					<Elsewhere poster={poster} url={source.url} provider={source.provider} texts={texts} />
				)}
				{transcript && (
					<div className="accordion">
						<details>
							<summary>{texts.content('video.transcript')}</summary>
							<RichText html={transcript} />
						</details>
					</div>
				)}
			</div>
		</Section>
	);
}
