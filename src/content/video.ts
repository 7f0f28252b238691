import type { VideoSource } from '#contract/content/video.ts';

/** A film to play here, or the page of the site that has it. */
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
