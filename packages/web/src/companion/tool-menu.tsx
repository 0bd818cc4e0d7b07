/** All tools of the companion, each as one large link. */

import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { Page } from '../page/page';
import { Icon, type IconName } from '../ui/pictures/icon';
import { useCompanionWords } from './companion-words';
import { type SharedTool, sharedTools } from './tools';
import { useGameTools } from './use-game-tools';

const icons: Readonly<Record<SharedTool, IconName>> = { score: 'note', timer: 'clock', first: 'people' };
/** Of the tools of games: by their word, else a question. */
const gameIcons: Readonly<Record<string, IconName>> = { sheets: 'print' };

/** `isLost`: the address leads to no tool. */
export function ToolMenu({ isLost }: { readonly isLost: boolean }) {
  const text = useCompanionWords();
  const { tools } = useGameTools();
  return (
    <Page title={text.title}>
      <p role={isLost ? 'alert' : undefined}>{isLost ? text.unknown : text.intro}</p>
      <Tools title={text.everyGame}>
        {sharedTools.map((id) => (
          <ToolLink key={id} path={id} icon={icons[id]} {...text.tools[id]} />
        ))}
      </Tools>
      {tools?.map(
        ({ game, tools: own }) =>
          own.length > 0 && (
            <Tools key={game} title={words()[game].name}>
              {own.map(({ id, title, hint }) => (
                <ToolLink key={id} path={`${id}/${game}`} icon={gameIcons[id] ?? 'help'} title={title} hint={hint} />
              ))}
            </Tools>
          ),
      )}
    </Page>
  );
}

function Tools({ title, children }: { readonly title: string; readonly children: preact.ComponentChildren }) {
  return (
    <section class="companion-tools">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface ToolLinkProps {
  readonly path: string;
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

function ToolLink({ path, icon, title, hint }: ToolLinkProps) {
  return (
    <li>
      <a class="companion-tool" href={hrefOf({ screen: 'companion', tool: path })}>
        <Icon name={icon} />
        <span class="companion-tool-title">{title}</span>
        <span class="companion-tool-hint">{hint}</span>
      </a>
    </li>
  );
}
