import sharp from 'sharp';

// One core for one picture: pages must keep flowing.
sharp.concurrency(1);
// Masters are replaced under the same name during development.
sharp.cache(false);

/** Picture library as the host uses it. */
export { sharp };
