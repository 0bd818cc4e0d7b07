import { itWorksIn } from './one-engine';

itWorksIn('webkit');
