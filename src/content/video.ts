import type { VideoSource } from '#contract/content/video.ts';
import type { VideoModel } from './block-models.ts';

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
