/**
 * The printed pages: each has the digits, an empty part that folds over them, and a title that folds to the outside.
 */

import { SIZE } from '@riverstone/rules/kakuzu';
import type { KakuzuCompanionMessages } from '../../messages/generated/kakuzu/companion';
import type { PrintedSheet } from './printed-sheets';

export const papers = ['a4', 'a6'] as const;
export type Paper = (typeof papers)[number];

interface SheetPagesProps {
  readonly text: KakuzuCompanionMessages['sheets'];
  readonly paper: Paper;
  readonly sheets: readonly PrintedSheet[];
}

export function SheetPages({ text, paper, sheets }: SheetPagesProps) {
  return (
    <>
      {sheets.map(({ title, sheet }) => (
        <section key={title} class={`printed-page printed-${paper}`}>
          <div class="printed-digits">
            <table>
              <tbody>
                {Array.from({ length: SIZE }, (_, row) => (
                  <tr key={row}>
                    {sheet.slice(row * SIZE, (row + 1) * SIZE).map((digit, column) => (
                      <td key={`${column} ${digit}`}>{digit}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div class="printed-fold">
            <span>{text.foldIn}</span>
          </div>
          {/* Against the light nobody reads the digits through this. */}
          <div class="printed-screen" />
          <div class="printed-fold">
            <span>{text.foldOut}</span>
          </div>
          <div class="printed-cover">
            <strong>Kakuzu · {title}</strong>
            <span>{text.cover}</span>
          </div>
        </section>
      ))}
    </>
  );
}
