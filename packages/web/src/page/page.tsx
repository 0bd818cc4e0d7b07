/** The frame of the screens around the tables: a heading that takes the focus, a way back, and the width of a page. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { showTitle } from '../navigation/title';
import { Button } from '../ui/controls/button';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** More than a column of text. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

export function Page({ title, isWide = false, children }: PageProps) {
  const heading = useScreenTitle(title);
  return (
    <div class={isWide ? 'page page-wide' : 'page'}>
      <header class="page-head">
        <Button kind="quiet" icon="back" label={words().app.lost.home} href={hrefOf({ screen: 'home' })} />
        <h1 ref={heading} class="page-title" tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main id="content" class="page-content">
        {children}
      </main>
    </div>
  );
}

let isFirstScreen = true;

/** Names the screen in the browser and, when one comes after another, brings the focus to its heading. */
export function useScreenTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => showTitle(title), [title]);
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
    scrollTo(0, 0);
  }, []);
  return heading;
}
