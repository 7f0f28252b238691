export const en = {
	choices: {
		notice_requests: 'Notices never confirmed',
		notices: 'Notices still waiting',
		former_notices: 'Notices sent or ended',
	},
};
