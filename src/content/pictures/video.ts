import type { VideoSource } from '#contract/content/video.ts';

/** A video to play on the page, or the address of it on another site. */
export type VideoModel =
	| { type: 'file'; files: { src: string; mime: string }[] }
	| { type: 'external'; url: string; provider: string };

/** Addresses of a film's files, on the site's own origin: the edge proxies them. */
export function toVideo(source: VideoSource): VideoModel {
	if (source.type === 'external') return source;
	return {
		type: source.type,
		files: source.files.map((file) => ({
			src: `/media/videos/${file}`,
			mime: file.endsWith('.webm') ? 'video/webm' : 'video/mp4',
		})),
	};
}
