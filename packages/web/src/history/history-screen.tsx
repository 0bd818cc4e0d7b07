/** Statistics and history: figures, accuracy over time, every finished game, and all of it as a file. */

import { levels } from '@riverstone/bots';
import { gameIds } from '@riverstone/rules';
import { useState } from 'preact/hooks';
import { loadOnlineWords, words } from '../messages/words';
import { Page } from '../page/page';
import { store } from '../table/saved/device-store';
import { StorageNotice } from '../table/saved/storage-notice';
import { Segmented } from '../ui/controls/segmented';
import { Select } from '../ui/controls/select';
import { attempt } from '../ui/feedback/attempt';
import { EmptyState } from '../ui/feedback/empty-state';
import { AccuracyChart } from './accuracy-chart';
import { BackupSection } from './backup-section';
import { FigureList } from './figure-list';
import { GameList } from './game-list';
import { opponents } from './game-summary';
import { historyWords } from './history-words';
import { type FinishedGame, type HistoryFilter, matchesFilter } from './statistics';
import { type History, useHistory } from './use-history';
import './history.css';

/** Loads the screen with its messages. Options are told in the words of online tables. */
export async function loadHistory(): Promise<typeof HistoryScreen> {
  await Promise.all([historyWords.load(), loadOnlineWords()]);
  return HistoryScreen;
}

function HistoryScreen() {
  historyWords.useLanguage();
  const text = historyWords.words();
  const history = useHistory();
  return (
    <Page title={text.title}>
      <StorageNotice health={store.health.value} />
      {history.hasOnlineFailed && <p role="status">{text.onlineFailed}</p>}
      {history.games === null ? (
        <p>{words().app.loading}</p>
      ) : history.games.length === 0 ? (
        <EmptyState title={text.none} text={text.noneText} />
      ) : (
        <HistoryContent history={history} games={history.games} />
      )}
      <BackupSection onAdded={() => attempt(history.refresh())} />
    </Page>
  );
}

function HistoryContent({ history, games }: { readonly history: History; readonly games: readonly FinishedGame[] }) {
  const text = historyWords.words();
  const [filter, setFilter] = useState<HistoryFilter>({ game: 'all', opponents: 'all', level: 'all' });
  const shown = games.filter((each) => matchesFilter(each, filter));
  return (
    <>
      <p>{text.intro}</p>
      <div class="history-filter">
        <Segmented
          label={text.game}
          value={filter.game}
          choices={[
            { value: 'all' as const, label: text.allGames },
            ...gameIds.map((value) => ({ value, label: words()[value].name })),
          ]}
          onChange={(game) => setFilter({ ...filter, game })}
        />
        <Select
          label={text.opponent}
          value={filter.opponents}
          choices={opponents.map((value) => ({ value, label: text.opponents[value] }))}
          onChange={(value) => setFilter({ ...filter, opponents: value })}
        />
        <Select
          label={text.level}
          value={filter.level}
          choices={[
            { value: 'all' as const, label: text.allLevels },
            ...levels.map((value) => ({ value, label: words().app.levels[value] })),
          ]}
          onChange={(level) => setFilter({ ...filter, level })}
        />
      </div>
      {shown.length === 0 ? (
        <p role="status">{text.noneFiltered}</p>
      ) : (
        <>
          <FigureList games={shown} game={filter.game} />
          <AccuracyChart games={shown} />
          <GameList games={shown} tables={history.tables} remove={history.remove} />
        </>
      )}
    </>
  );
}
