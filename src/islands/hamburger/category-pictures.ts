import * as v from 'valibot';
import { type MenuPictures, menuPicturesSchema } from '#contract/menu-pictures.ts';

const files = new Map<string, Promise<MenuPictures>>();

async function fetchFile(address: string): Promise<MenuPictures> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answers ${response.status}`);
	return v.parse(menuPicturesSchema, await response.json());
}

/** Fetches the list of pictures once; null on failure, and the next call retries. */
async function picturesAt(address: string): Promise<MenuPictures | null> {
	const file = files.get(address) ?? fetchFile(address);
	files.set(address, file);
	try {
		return await file;
	} catch {
		files.delete(address);
		return null;
	}
}

/** Puts the picture of a category behind it, once; `list` names the file with the picture URLs. */
export async function addPicture(list: HTMLElement, category: Element): Promise<void> {
	const address = list.dataset['pictures'];
	const pictures = address ? await picturesAt(address) : null;
	const src = pictures?.[[...list.children].indexOf(category)];
	if (!src || category.querySelector('img')) return;
	const picture = new Image();
	picture.alt = '';
	picture.src = src;
	category.append(picture);
}
