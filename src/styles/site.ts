/**
 * Styles that every page loads, in the order of the cascade; what one kind of page needs beside
 * them is in layouts/sheets.ts. One import, so that the build writes one file.
 */
import 'uno.css';
import './base.css';
import './shell.css';
import './rich-text.css';
import './shared.css';
