import { everyBotFinishes } from './every-bot-finishes.js';

everyBotFinishes('kakuzu');
