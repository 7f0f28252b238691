/** All that runs on a content page when it loads, apart from Astro's own few lines. */
import './chunk-guard.ts';
import './invokers.ts';
import './island-prefetch.ts';
import './link-prefetch.ts';
import './locale-choice.ts';
import './navigation-progress.ts';
