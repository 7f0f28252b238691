import { setFlagsFromString } from 'node:v8';

/**
 * For processes that hold a whole site and write thousands of files. Buffers lie outside V8's heap,
 * and for every 64 MB of them V8 scans its whole heap for something to free: two gigabytes of
 * catalogue, whenever a few sitemaps or a thousand pages have been written. With this flag it
 * counts them with its heap, and collects when both have grown together.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit');
