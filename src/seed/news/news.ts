import { NEWS_2025 } from './news-2025.ts';
import { NEWS_2026 } from './news-2026.ts';
import type { NewsSeed } from '../types.ts';

export const NEWS: NewsSeed[] = [...NEWS_2026, ...NEWS_2025];
