/** Prefectures by their seat, as the data set calls it: Japanese addresses begin with them. */
const SEATS = `Sapporo 北海道, Aomori 青森県, Morioka 岩手県, Sendai 宮城県, Akita 秋田県, Yamagata 山形県,
	Fukushima 福島県, Mito 茨城県, Utsunomiya 栃木県, Maebashi 群馬県, Saitama 埼玉県, Chiba 千葉県,
	Tokyo 東京都, Yokohama 神奈川県, Niigata 新潟県, Toyama 富山県, Kanazawa 石川県, Fukui-shi 福井県,
	Kōfu 山梨県, Nagano 長野県, Gifu-shi 岐阜県, Shizuoka 静岡県, Nagoya 愛知県, Tsu 三重県, Ōtsu 滋賀県,
	Kyoto 京都府, Osaka 大阪府, Kobe 兵庫県, Nara-shi 奈良県, Wakayama 和歌山県, Tottori 鳥取県, Matsue 島根県,
	Okayama 岡山県, Hiroshima 広島県, Yamaguchi 山口県, Tokushima 徳島県, Takamatsu 香川県, Matsuyama 愛媛県,
	Kochi 高知県, Fukuoka 福岡県, Saga 佐賀県, Nagasaki 長崎県, Kumamoto 熊本県, Ōita 大分県, Miyazaki 宮崎県,
	Kagoshima 鹿児島県, Naha 沖縄県`;

export const PREFECTURES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	SEATS.split(',').map((entry) => {
		const [seat = '', prefecture = ''] = entry.trim().split(' ');
		const short = prefecture.replace(/[都府県]$/u, '');
		return [seat, prefecture === short ? [prefecture] : [prefecture, short]];
	}),
);

/**
 * The 23 wards of Tokyo, which the data set lacks and addresses name as cities: names, coordinates
 * of the ward's office, inhabitants.
 */
export const TOKYO_WARDS: readonly (readonly [string, number, number, number])[] = [
	['千代田区|Chiyoda', 35.694, 139.754, 67_000],
	['中央区', 35.671, 139.772, 170_000],
	['港区', 35.658, 139.752, 260_000],
	['新宿区|Shinjuku', 35.694, 139.703, 350_000],
	['文京区|Bunkyo', 35.708, 139.752, 240_000],
	['台東区|Taito', 35.713, 139.78, 210_000],
	['墨田区|Sumida', 35.711, 139.801, 270_000],
	['江東区', 35.673, 139.817, 520_000],
	['品川区|Shinagawa', 35.609, 139.73, 420_000],
	['目黒区|Meguro', 35.641, 139.698, 290_000],
	['大田区', 35.561, 139.716, 750_000],
	['世田谷区|Setagaya', 35.646, 139.653, 940_000],
	['渋谷区|Shibuya', 35.664, 139.698, 240_000],
	['中野区|Nakano', 35.707, 139.664, 340_000],
	['杉並区|Suginami', 35.699, 139.636, 590_000],
	['豊島区|Toshima|池袋|Ikebukuro', 35.726, 139.717, 300_000],
	['北区', 35.753, 139.734, 350_000],
	['荒川区|Arakawa', 35.736, 139.783, 220_000],
	['板橋区|Itabashi', 35.751, 139.709, 580_000],
	['練馬区|Nerima', 35.736, 139.652, 750_000],
	['足立区|Adachi', 35.775, 139.804, 690_000],
	['葛飾区|Katsushika', 35.743, 139.847, 450_000],
	['江戸川区|Edogawa', 35.707, 139.868, 690_000],
];
