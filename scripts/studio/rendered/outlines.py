"""
Draws around the parts of a picture: for each number of the pass in which a pixel holds its part's
number, the border of all that shows of it, as an SVG path in the picture's pixels.
Usage: python3 outlines.py <parts.exr> <width of the picture> <out.json>
"""

import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

# Borders may be off by so many pixels; smaller islands are single teeth and glints.
TOLERANCE = 3
SMALLEST = 90


def path_of(mask, scale):
	borders, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
	pieces = []
	for border in sorted(borders, key=cv2.contourArea, reverse=True):
		if cv2.contourArea(border) < SMALLEST:
			continue
		points = (cv2.approxPolyDP(border, TOLERANCE / scale, True)[:, 0] * scale).round().astype(int)
		first, *others = points.tolist()
		steps, at = f'M{first[0]} {first[1]}l', first
		moves = []
		for point in others:
			moves.append(f'{point[0] - at[0]} {point[1] - at[1]}')
			at = point
		pieces.append(steps + ' '.join(moves).replace(' -', '-') + 'z')
	return ''.join(pieces)


def main(source, width, target):
	found = cv2.imread(source, cv2.IMREAD_UNCHANGED)
	if found is None:
		raise SystemExit(f'Cannot read {source}')
	numbers = (found if found.ndim == 2 else found[..., 0]).round().astype(np.uint8)
	scale = int(width) / numbers.shape[1]
	around = np.ones((3, 3), np.uint8)
	paths = []
	for number in range(1, int(numbers.max()) + 1):
		mask = (numbers == number).astype(np.uint8)
		paths.append(path_of(cv2.morphologyEx(cv2.dilate(mask, around), cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)), scale))
	with open(target, 'w') as out:
		json.dump(paths, out)


main(*sys.argv[1:])
