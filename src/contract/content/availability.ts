import * as v from 'valibot';

export const AVAILABILITIES = ['in_stock', 'low_stock', 'made_to_order', 'out_of_stock'] as const;
export const availabilitySchema = v.picklist(AVAILABILITIES);
export type Availability = v.InferOutput<typeof availabilitySchema>;
