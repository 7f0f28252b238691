/**
 * Everything that runs on a content page when it loads. The element of Astro's islands is included,
 * because the shell's cached strings omit the inline script that would repeat it on every page.
 */
import './intent-registration.ts';
import 'astro/runtime/server/astro-island.js';
import './broken-pictures.ts';
import './cart-boot.ts';
import './chunk-guard.ts';
import './elements.ts';
import './link-prefetch.ts';
import './locale-choice.ts';
import './navigation-progress.ts';
import './rare-boot.ts';
