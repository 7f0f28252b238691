import { TORQUE_NM, type ManualWords } from './manual.ts';

export const EN: ManualWords = (f) => [
	`This manual comes with ${f.range} wheels. Read it before fitting, keep it and hand it to whoever uses the wheel. Fitting needs specific tools and a torque wrench: without them leave the work to a workshop. Wrong fitting can make you lose control of the bicycle.`,
	`Intended use. ${f.use}. Use beyond this class, towing and jumping contests are not allowed. ${f.carriers.length === 0 ? 'Carrying loads is not allowed either.' : `Bags and racks are allowed ${f.isMixed ? `with ${f.carriers.join(', ')} only, ` : ''}up to the maximum system weight: bike, rider and luggage together.`}`,
	...f.models.map(
		(m) =>
			`${m.name}. Internal width ${f.figure(m.channel)} mm. Tyres from ${m.tyreMin} to ${m.tyreMax} mm. Maximum pressure ${f.figure(m.pressure)} bar (${m.psi} psi). Maximum weight of the rider with equipment ${m.riderWeight} kg.${m.systemWeight === null ? '' : ` Maximum system weight ${m.systemWeight} kg.`}`,
	),
	f.isFixedGear
		? `Fitting the sprocket. Clean and grease the threads, screw on the sprocket and tighten it to ${TORQUE_NM.trackSprocket} Nm, then screw on the lockring, which has a left-hand thread. Check both again after the first ride.`
		: `Fitting the cassette. Clean the splines of the freehub body, slide on the sprockets lining up the widest groove, add the spacer where the cassette needs one and tighten the lockring to ${TORQUE_NM.cassette} Nm.`,
	f.rotor === 'spline'
		? `Fitting the rotor. Slide the rotor onto the splines with the lettering outwards and tighten the lockring to ${TORQUE_NM.splineRing} Nm. Oil or grease must not touch the braking surfaces; if it does, clean the rotor with isopropyl alcohol and replace the pads.`
		: f.rotor === 'six-bolt'
			? `Fitting the rotor. Use six new T25 bolts with thread-locker and tighten them crosswise in two passes to ${TORQUE_NM.sixBolt} Nm. Oil or grease must not touch the braking surfaces; if it does, clean the rotor with isopropyl alcohol and replace the pads.`
			: null,
	f.hasRimBrake
		? 'Rim-brake wheels. They are used with an inner tube only. Set the pads 1 mm below the upper edge of the brake track and never on the tyre. A wear indicator is machined into the track: once it cannot be seen, the rim must be replaced. Close the quick release so firmly that the lever leaves a mark on your palm.'
		: null,
	f.isTubeless
		? 'Tubeless fitting. Check that the tape covers every hole and that the valve is tightened by hand. Fit the first bead, then the second starting opposite the valve and ending at the valve; use plastic levers only. Pour in sealant, inflate until you hear the beads seat, then check that the guide line runs at the same distance from the rim all the way round.'
		: 'Fitting with an inner tube. Check that the tape covers every hole. Inflate the tube slightly, insert it without folds, fit the second bead ending at the valve and make sure that the tube is not pinched before inflating.',
	f.isHookless
		? 'Hookless rim. Use only tubeless-ready tyres that their manufacturer approves for hookless rims (TSS), in the sizes given. With other tyres the bead may leave its seat. Never exceed the maximum pressure, not even to seat the bead.'
		: null,
	'Pressure. The limit is the lower of the rim’s and the tyre’s. Check the pressure before every ride with a reliable gauge and do not leave an inflated wheel in the sun or in a closed car.',
	f.axleTorque === null
		? `Fixing to the frame. Tension the chain, align the wheel and tighten the 15 mm nuts to ${TORQUE_NM.trackNut} Nm, alternating sides. The knurled washers go outside the dropouts.`
		: `Fixing to the frame. Clean and lightly grease the thru-axle, screw it in fully and tighten it to ${f.axleTorque} Nm unless the frame manufacturer states a lower value. The wheel must turn without play and without rubbing.`,
	`Before every ride. Check that the axle is tight, the pressure, the tyre and the spokes; spin the wheel and see that it runs true and that ${f.isFixedGear ? 'the chain is tight' : 'the brake works'}. If anything is not as it should be, do not ride.`,
	'Inspection. After the first 300 km have tension and trueness checked. Later, every 5,000 km or once a year, have spokes, bearings, freehub body and rim checked by a workshop; more often in rain and mud.',
	f.isCarbon
		? 'After an impact. A crash, a pothole taken hard or a knock in transport may leave damage in carbon that cannot be seen. Do not use the wheel and have it examined by a service centre. Cracks, new noises, lifted fibres or areas that give to the touch mean replacement.'
		: 'After an impact. Check that the rim is not dented or cracked, above all near the joint and the nipple holes, and that no spoke is slack. A rim deformed where the tyre sits must be replaced.',
	'Cleaning. Water, neutral soap and a sponge. Point no pressure jets at hubs and nipples, use no solvents and keep away from heat. Store the wheel in a dry place.',
	f.isCarbon
		? 'Warranty and serial number. The seller is liable under the {legal_years}-year legal guarantee. For carbon wheels the manufacturer offers {extension_years} further years, free of charge, to the first owner who registers them within {registration_days} days of purchase: each wheel is registered with its own serial number (MQC), found on the rim near the valve.'
		: 'Warranty. The seller is liable to the consumer under the {legal_years}-year legal guarantee. Keep the proof of purchase and this manual.',
];
