import { setFlagsFromString } from 'node:v8';

/**
 * For processes that hold a whole site and write thousands of files. Buffers lie outside V8's heap,
 * and for every 64 MB of them it goes through all that it holds for something to free: two gigabytes
 * of catalogue, whenever a few sitemaps or a thousand pages have been written. So it counts them with
 * its heap instead, and collects when both have grown together.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit');
