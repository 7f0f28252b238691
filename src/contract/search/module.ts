import { contractModule } from '../module.ts';
import { searchSite } from './endpoints.ts';

export const searchContract = contractModule({ name: 'search', endpoints: { searchSite } });
