import { shoot } from './studio.ts';
import { wheel } from './kinds/wheel.ts';
const s = { rim_height: 50, outer_width: 28, tyre: 28, spokes: { drive_side: 12, other_side: 12, crosses: 2 }, rotor: 140 };
const t = performance.now();
const p = await shoot({ solid: wheel(s), camera: { eye: [0, 0, 6000], target: [0,0,0], fov: 7.2 } }, { width: 1600, height: 1600 });
await p.png().toFile('/tmp/w.png');
const q = await shoot({ solid: wheel(s), camera: { eye: [1500, 700, 2600], target: [120,200,0], fov: 7 } }, { width: 1600, height: 1600 });
await q.png().toFile('/tmp/w2.png');
console.log(performance.now()-t);
