import { itWorksIn } from './one-engine';

itWorksIn('chromium');
