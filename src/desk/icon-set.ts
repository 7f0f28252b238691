import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Book from '@mui/icons-material/MenuBookOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Cookie from '@mui/icons-material/CookieOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Euro from '@mui/icons-material/EuroOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Inventory2 from '@mui/icons-material/Inventory2Outlined';
import ListIcon from '@mui/icons-material/ListOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import Public from '@mui/icons-material/PublicOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import Question from '@mui/icons-material/QuestionAnswerOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Scale from '@mui/icons-material/ScaleOutlined';
import Sell from '@mui/icons-material/SellOutlined';
import Straighten from '@mui/icons-material/StraightenOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import type { ComponentType } from 'react';
import type { DeskResourceName } from '#contract/desk/resources.ts';

/** A list, or a page of the desk that is in its menu. */
export type IconName = DeskResourceName | 'measurement' | 'people';

/** Icons of the menu, one each: collapsed, it shows nothing else. */
const ICONS: Partial<Record<IconName, ComponentType>> = {
	measurement: Insights,
	people: PersonSearch,
	submissions: Question,
	applications: Work,
	subscribers: Campaign,
	consents: FactCheck,
	documents: Book,
	wheel_registrations: Verified,
	serials: QrCode,
	wheel_measurements: Scale,
	discount_codes: LocalOffer,
	customers: Person,
	orders: Receipt,
	returns: AssignmentReturn,
	withdrawals: Undo,
	mails: Mail,
	retention_rules: Timer,
	audit_log: History,
	options: Tune,
	build_hooks: Webhook,
	price_lists: Sell,
	prices: Euro,
	vat_rates: Percent,
	shipping_rates: LocalShipping,
	market_rules: Public,
	stock: Inventory2,
	stock_movements: SwapVert,
	fit_rules: Straighten,
	invoices: Description,
	order_rules: Rule,
	search_misses: SearchOff,
	consent_receipts: Cookie,
	staff: Badge,
};

/** Icon of a list or page; a plain one until it has its own. */
export const getIcon = (name: IconName): ComponentType => ICONS[name] ?? ListIcon;
