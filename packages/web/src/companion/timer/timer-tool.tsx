/** The sand timer: turned over by one tap, seen and heard by the whole table. */

import { useState } from 'preact/hooks';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/controls/button';
import { Segmented } from '../../ui/controls/segmented';
import { Stepper } from '../../ui/controls/stepper';
import { Switch } from '../../ui/controls/switch';
import { announce } from '../../ui/feedback/announcer';
import { useCompanionWords } from '../companion-words';
import { SandGlass } from './sand-glass';
import {
  fullTimer,
  leftOf,
  MAX_SECONDS,
  MIN_SECONDS,
  pausedTimer,
  phaseOf,
  presetSeconds,
  resumedTimer,
  type SandPhase,
  secondsLeft,
  turnedTimer,
  watchTime,
} from './sand-timer';
import { LAST_SECONDS, type SandTimerHandle, useSandTimer } from './use-sand-timer';
import { useWakeLock } from './wake-lock';
import './timer.css';

export function TimerTool() {
  const { timer: text } = useCompanionWords();
  const handle = useSandTimer(() => announce(text.out, 'assertive'));
  const { timer, now, set } = handle;
  const phase = phaseOf(timer, now);
  const wakefulness = useWakeLock(phase === 'running');
  const time = watchTime(secondsLeft(timer, now));
  const turn = (): void => {
    set(turnedTimer(timer, Date.now()));
    announce(text.started({ time: watchTime(timer.length / 1000) }));
  };
  const stop = (): void => {
    const stopped = phase === 'running' ? pausedTimer(timer, Date.now()) : resumedTimer(timer, Date.now());
    set(stopped);
    if (phase === 'running') announce(text.paused({ time }));
  };
  return (
    <div class="timer">
      <button type="button" class={faceClass(phase, secondsLeft(timer, now))} onClick={turn}>
        <span class="visually-hidden">{phase === 'out' ? text.out : text.left({ time })}</span>
        <TimeOnFace phase={phase} time={time} text={text.out} isUpsideDown />
        <SandGlass share={Math.max(0, leftOf(timer, now) / timer.length)} isRunning={phase === 'running'} />
        <TimeOnFace phase={phase} time={time} text={text.out} />
        <span class="visually-hidden">{text.turn}</span>
      </button>
      <p class="timer-hint">
        {phase === 'out'
          ? text.outAgo({ time: watchTime(Math.floor(-leftOf(timer, now) / 1000)) })
          : phase === 'full'
            ? text.startHint
            : text.turnHint}
      </p>
      <div class="timer-buttons">
        <Button kind="primary" size="large" icon="flip" onClick={turn}>
          {text.turn}
        </Button>
        <Button
          size="large"
          icon={phase === 'paused' ? 'play' : 'pause'}
          disabled={phase !== 'running' && phase !== 'paused'}
          onClick={stop}
        >
          {phase === 'paused' ? text.resume : text.pause}
        </Button>
      </div>
      {wakefulness !== 'idle' && <p class="timer-hint">{text[wakefulness]}</p>}
      <LengthChoice handle={handle} />
      <Switch
        label={text.sound}
        checked={settings.sound.value}
        onChange={(isOn) => {
          settings.sound.value = isOn;
        }}
      />
    </div>
  );
}

/** The last seconds look another way, by shape too. */
function faceClass(phase: SandPhase, seconds: number): string {
  const isLast = phase === 'running' && seconds <= LAST_SECONDS;
  return `timer-face timer-face-${isLast ? 'last' : phase}`;
}

interface TimeOnFaceProps {
  readonly phase: SandPhase;
  readonly time: string;
  readonly text: string;
  readonly isUpsideDown?: boolean;
}

function TimeOnFace({ phase, time, text, isUpsideDown = false }: TimeOnFaceProps) {
  return (
    <span class={isUpsideDown ? 'timer-time timer-time-across' : 'timer-time'} aria-hidden="true">
      {phase === 'out' ? `! ${text} !` : time}
    </span>
  );
}

/** The usual lengths, and one's own. */
function LengthChoice({ handle: { timer, set } }: { readonly handle: SandTimerHandle }) {
  const { timer: text } = useCompanionWords();
  const seconds = timer.length / 1000;
  const [isOwn, setOwn] = useState(!presetSeconds.some((preset) => preset === seconds));
  const choices = [
    ...presetSeconds.map((value) => ({
      value: value as number,
      label: value < 60 ? text.seconds({ seconds: value }) : text.minutes({ minutes: value / 60 }),
    })),
    { value: 0, label: text.own },
  ];
  return (
    <>
      <Segmented
        label={text.length}
        value={isOwn ? 0 : seconds}
        choices={choices}
        onChange={(value) => {
          setOwn(value === 0);
          if (value > 0) set(fullTimer(value));
        }}
      />
      {isOwn && (
        <Stepper
          label={text.ownSeconds}
          value={seconds}
          min={MIN_SECONDS}
          max={MAX_SECONDS}
          step={5}
          format={watchTime}
          onChange={(value) => set(fullTimer(value))}
        />
      )}
    </>
  );
}
