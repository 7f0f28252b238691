import { WARRANTY_CONDITIONS_PAGE } from '../pages/legal/legal-warranty.ts';
import type { SeedLocale } from '../languages.ts';

/** Terms as the warranty page words them, so that file and page cannot differ. */
export function warrantyParagraphs(language: SeedLocale): string[] {
	return WARRANTY_CONDITIONS_PAGE.texts[language].blocks.flatMap((block) => {
		if (block.type !== 'rich_text') return [];
		const text = block.html
			.replace(/<li>/g, '– ')
			.replace(/<\/(?:li|p)>/g, '\n')
			.replace(/<[^>]+>/g, '')
			.trim();
		return [`${block.title ?? ''}\n${text}`.trim()];
	});
}
