import { itWorksIn } from './one-engine';

itWorksIn('firefox');
