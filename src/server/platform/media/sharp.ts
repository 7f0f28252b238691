import sharp from 'sharp';

// One core for one picture: pages must keep flowing.
sharp.concurrency(1);
// Masters are replaced under the same name while the project is worked on.
sharp.cache(false);

/** The picture library as the host uses it. */
export { sharp };
