/** Kakuzu as a game: the contract's functions, gathered. */

import type { Game } from '../core/game.js';
import { tableReader } from '../core/view-json.js';
import { apply } from './apply.js';
import { check, codes, type KakuzuCode } from './check.js';
import { formatEntry, parseEntry } from './entries.js';
import { legal, tableActions } from './legal.js';
import { type KakuzuOptions, kakuzuOptions, parseOptions, seats } from './options.js';
import { question, reveals } from './question.js';
import { record } from './record.js';
import { deal, type KakuzuAction, type KakuzuChance, type KakuzuEvent, type KakuzuState, setup } from './state.js';
import { status } from './status.js';
import { type KakuzuView, view } from './view.js';
import { viewField, writeView } from './view-json.js';

export const kakuzu: Game<KakuzuOptions, KakuzuChance, KakuzuState, KakuzuView, KakuzuAction, KakuzuEvent, KakuzuCode> =
  {
    id: 'kakuzu',
    seats,
    codes,
    options: kakuzuOptions,
    parseOptions,
    deal,
    setup,
    status,
    isOpen: () => true,
    view,
    writeView,
    readView: tableReader(seats, viewField),
    check,
    legal,
    question,
    reveals,
    tableActions,
    apply,
    formatEntry,
    parseEntry,
    record,
  };
