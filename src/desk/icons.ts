import Badge from '@mui/icons-material/BadgeOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import List from '@mui/icons-material/ListAltOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import QrCode from '@mui/icons-material/QrCodeOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Question from '@mui/icons-material/QuestionAnswerOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import type { ComponentType } from 'react';
import type { DeskResourceName } from '#contract/desk/resources.ts';

/** Icons of the lists, shown alone when the menu is folded. The default is a list icon. */
const ICONS: Partial<Record<DeskResourceName, ComponentType>> = {
	submissions: Question,
	applications: Work,
	subscribers: Campaign,
	consents: FactCheck,
	wheel_registrations: Verified,
	serials: QrCode,
	discount_codes: LocalOffer,
	customers: Person,
	orders: Receipt,
	returns: AssignmentReturn,
	withdrawals: Undo,
	mails: Mail,
	retention_rules: Timer,
	audit_log: History,
	staff: Badge,
};

export const iconOf = (name: DeskResourceName): ComponentType => ICONS[name] ?? List;
