/** The field for the name that the others see, with its error. */

import { limits } from '@riverstone/protocol';
import type { Ref } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { TextField } from '../../ui/controls/text-field';

/** The state of the field. */
export interface TypedName {
  readonly problem: string | null;
  readonly field: Ref<HTMLInputElement>;
  /** Shows an error and focuses the field; null clears it. */
  complain(problem: string | null): void;
  /** The name; null if it is empty, after showing the error. */
  take(): string | null;
}

export function useTypedName(): TypedName {
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const complain = (found: string | null): void => {
    setProblem(found);
    if (found !== null) field.current?.focus();
  };
  const take = (): string | null => {
    const name = settings.myName.value.trim();
    complain(name === '' ? words().online.newTable.needName : null);
    return name === '' ? null : name;
  };
  return { problem, field, complain, take };
}

export interface NameFieldProps {
  readonly typed: TypedName;
  readonly hint?: string | undefined;
}

export function NameField({ typed, hint }: NameFieldProps) {
  const { myName } = settings;
  return (
    <TextField
      label={words().online.newTable.yourName}
      hint={hint}
      problem={typed.problem}
      field={typed.field}
      value={myName.value}
      maxLength={limits.nameLength}
      onInput={(value) => {
        myName.value = value;
        typed.complain(null);
      }}
    />
  );
}
