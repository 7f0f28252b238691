/**
 * All of the site's own styles in the order of the cascade. Every page imports this and nothing
 * else, so that the build writes one file for all of them.
 */
import './base.css';
import './shell.css';
import './rich-text.css';
import './blocks.css';
