import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import {
	printCertificate,
	type Certificate,
} from '../../../../../src/server/wheels/warranty/certificate.ts';
import { textOfPdf } from '../../../../support/pdf-text.ts';

const wheel = (serial_number: string) => ({
	product: 'Kleos RD 50',
	serial_number,
	purchase_date: '2028-02-29',
	registered_on: '2028-03-10',
	legal_ends_on: '2030-02-28',
	extension_ends_on: '2032-02-29',
});

const aCertificate = (given: Partial<Certificate> = {}): Certificate => ({
	locale: 'it',
	reference: 'LV-7K3M9Q',
	brand: 'Livenza',
	maker: ['Livenza S.p.A., Via dell’Industria 19, 31020 San Vendemiano (TV)'],
	wheels: [wheel('MQC50A250117')],
	...given,
});

describe('the certificate', () => {
	test('states coverage, guarantor and end', async () => {
		const [page = ''] = await textOfPdf(await printCertificate(aCertificate()));
		const lines = page.split('\n');
		expect(lines).toContain('Kleos RD 50');
		expect(lines).toContain('MQC50A250117');
		expect(lines).toContain('Garanzia legale');
		expect(lines).toContain('fino al 28 febbraio 2030');
		expect(lines).toContain('Estensione Livenza');
		expect(lines).toContain('fino al 29 febbraio 2032');
		expect(lines).toContain('10 marzo 2028');
		expect(lines).toContain('LV-7K3M9Q');
		expect(lines).toContain('Livenza S.p.A., Via dell’Industria 19, 31020 San Vendemiano (TV)');
	});

	test('has a page for each wheel of the pair', async () => {
		const pages = await textOfPdf(
			await printCertificate(aCertificate({ wheels: [wheel('MQC50A1'), wheel('MQC50P2')] })),
		);
		expect(pages).toHaveLength(2);
		expect(pages[0]).toContain('MQC50A1');
		expect(pages[0]).not.toContain('MQC50P2');
		expect(pages[1]).toContain('MQC50P2');
	});

	test.each([
		['it', 'Certificato di estensione della garanzia', '29 febbraio 2028'],
		['en', 'Certificate of warranty extension', '29 February 2028'],
		['es', 'Certificado de extensión de garantía', '29 de febrero de 2028'],
		['fr', 'Certificat d’extension de garantie', '29 février 2028'],
		['ja', '保証延長証明書', '2028年2月29日'],
	] as const)('is rendered in %s, with every character', async (locale, title, day) => {
		const bytes = await printCertificate(aCertificate({ locale }));
		const [page = ''] = await textOfPdf(bytes);
		expect(page).toContain(title);
		expect(page).toContain(day);
		expect(page).not.toContain('?');
		const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
		expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain(locale);
		expect(pdf.getTitle()).toBe(`${title} LV-7K3M9Q`);
		expect(bytes.byteLength).toBeLessThan(200_000);
	});

	test('is byte-equal for the same wheel', async () => {
		const [first, second] = await Promise.all([
			printCertificate(aCertificate()),
			printCertificate(aCertificate()),
		]);
		expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
	});
});
