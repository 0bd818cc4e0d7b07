/** The layout of all screens but tables: a heading that gets the focus, a way back, and a column of content. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { showTitle } from '../navigation/title';
import { Button } from '../ui/controls/button';
import './page.css';

export interface PageProps {
  readonly title: string;
  /** Wider than a column of text. */
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

/** Sets the document's title, and focuses the heading when one screen follows another. */
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
