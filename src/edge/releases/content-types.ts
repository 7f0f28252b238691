import { extname } from 'node:path';

const CONTENT_TYPES: Record<string, string> = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.gif': 'image/gif',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpeg': 'image/jpeg',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.md': 'text/markdown; charset=utf-8',
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.vtt': 'text/vtt; charset=utf-8',
	'.wasm': 'application/wasm',
	'.webm': 'video/webm',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.webp': 'image/webp',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
	'.xsl': 'text/xsl; charset=utf-8',
	'.zip': 'application/zip',
};

export function toContentType(path: string): string {
	return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** True if bytes of this type shrink; pictures, fonts and archives are compressed already. */
export function isCompressible(contentType: string): boolean {
	const [type = ''] = contentType.split(';');
	if (type.trim() === 'text/event-stream') return false;
	return /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)$|application\/wasm$|image\/(?:svg\+xml|x-icon)$)/.test(
		type.trim().toLowerCase(),
	);
}
