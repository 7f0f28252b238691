"""
Takes the grain out of a render. A pixel becomes the mean of those near it that lie on the same kind
of surface and look alike; alikeness is judged on a smoothed copy, or grain would protect itself.
Usage: python3 denoise.py <picture.png> <normals.exr> <albedo.exr> <out.png> [strength]
"""

import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

REACH = 3
PATCH = (3, 3)
STEEPNESS = 60


def read(path):
	"""Colours, and the share of each pixel that the subject covers; None where there is a ground."""
	found = cv2.imread(path, cv2.IMREAD_UNCHANGED)
	if found is None:
		raise SystemExit(f'Cannot read {path}')
	colours = np.ascontiguousarray(found[..., :3], np.float32)
	return colours, found[..., 3:] if found.shape[2] == 4 else None


def offsets(reach):
	span = range(-reach, reach + 1)
	return [(x, y) for y in span for x in span if x * x + y * y <= reach * reach + 1]


def moved(image, x, y):
	height, width = image.shape[:2]
	shift = np.float32([[1, 0, x], [0, 1, y]])
	return cv2.warpAffine(
		image, shift, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT
	)


def mean(picture, features, reach, alike=None, spread=None):
	"""Weighted mean around each pixel; without `alike` only the surface decides."""
	total = np.zeros_like(picture)
	weights = np.zeros(picture.shape[:2], np.float32)
	for x, y in offsets(reach):
		apart = sum(((feature - moved(feature, x, y)) ** 2).sum(axis=2) for feature in features)
		apart *= STEEPNESS
		if alike is not None:
			other = ((alike - moved(alike, x, y)) ** 2).mean(axis=2)
			apart += np.maximum(cv2.boxFilter(other, -1, PATCH) / spread - 1, 0)
		weight = np.exp(-apart)
		total += moved(picture, x, y) * weight[..., None]
		weights += weight
	return total / weights[..., None]


def calm(picture, albedo):
	"""Smooths the paper, which has no detail but soft light; its albedo is that of the corners."""
	paper = np.median(np.concatenate([albedo[:8].reshape(-1, 3), albedo[-8:].reshape(-1, 3)]), axis=0)
	inside = (np.abs(albedo - paper).max(axis=2) < 0.1 * paper.max()).astype(np.float32)
	inside = cv2.erode(inside, np.ones((3, 3), np.uint8))
	weight = cv2.GaussianBlur(inside, (0, 0), 7)
	soft = cv2.GaussianBlur(picture * inside[..., None], (0, 0), 7) / np.maximum(weight, 1e-6)[..., None]
	return picture + (soft - picture) * inside[..., None]


def main(source, normals, albedo, target, strength='0.03'):
	cv2.setNumThreads(2)
	picture, cover = read(source)
	picture /= 65535
	paint = read(albedo)[0]
	features = [read(normals)[0] * 0.6, np.clip(paint, 0, 1) * 1.2]
	smooth = mean(picture, features, 2)
	# Grain is stronger in the mid-tones than in the blacks.
	level = cv2.blur(smooth.mean(axis=2), (5, 5))
	spread = (float(strength) * (0.25 + 1.2 * np.sqrt(np.clip(level, 0, 1)))) ** 2
	result = mean(picture, features, REACH, smooth, spread)
	if cover is None:
		result = calm(result, paint)
	result = np.clip(result * 65535 + 0.5, 0, 65535).astype(np.uint16)
	cv2.imwrite(target, result if cover is None else np.dstack([result, cover]))


main(*sys.argv[1:])
