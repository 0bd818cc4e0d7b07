/** Buttons, fields and menus, in their states. */

import { useState } from 'preact/hooks';
import { Button } from '../../src/ui/controls/button';
import { KeyCap } from '../../src/ui/controls/key-cap';
import { Menu } from '../../src/ui/controls/menu';
import { Segmented } from '../../src/ui/controls/segmented';
import { Select } from '../../src/ui/controls/select';
import { Stepper } from '../../src/ui/controls/stepper';
import { Switch } from '../../src/ui/controls/switch';
import { TextField } from '../../src/ui/controls/text-field';

const kinds = ['primary', 'plain', 'quiet', 'danger'] as const;
const sizes = ['small', 'normal', 'large'] as const;
const nothing = (): void => undefined;

function Buttons() {
  return (
    <>
      {kinds.map((kind) => (
        <p key={kind} class="catalogue-row">
          {sizes.map((size) => (
            <Button key={size} kind={kind} size={size} onClick={nothing}>
              {kind} {size}
            </Button>
          ))}
          <Button kind={kind} icon="check" onClick={nothing}>
            with icon
          </Button>
          <Button kind={kind} icon="hint" label="icon alone" onClick={nothing} />
          <Button kind={kind} disabled onClick={nothing}>
            disabled
          </Button>
          <Button kind={kind} pressed onClick={nothing}>
            pressed
          </Button>
          <Button kind={kind} shortcut="P" onClick={nothing}>
            with key
          </Button>
        </p>
      ))}
    </>
  );
}

const choices = [
  { value: 'one', label: 'One', hint: 'The first of three.' },
  { value: 'two', label: 'Two', hint: 'The one in the middle.' },
  { value: 'three', label: 'Three', disabled: true },
] as const;

function Segments() {
  const [value, setValue] = useState<string>('one');
  return <Segmented<string> label="Segmented" value={value} choices={choices} onChange={setValue} />;
}

function Selects() {
  const [value, setValue] = useState<string>('two');
  return <Select<string> label="Select" value={value} choices={choices} onChange={setValue} />;
}

function Steppers() {
  const [value, setValue] = useState(3);
  return <Stepper label="Stepper" value={value} min={0} max={5} onChange={setValue} />;
}

function Switches() {
  const [checked, setChecked] = useState(true);
  return (
    <>
      <Switch label="Switch" hint="With a hint below it." checked={checked} onChange={setChecked} />
      <Switch label="Disabled" checked={false} disabled onChange={nothing} />
    </>
  );
}

function Fields() {
  const [value, setValue] = useState('Ada');
  return (
    <>
      <TextField label="Name" value={value} hint="As others see it." onInput={setValue} />
      <TextField label="Name" value="" problem="Somebody has that name." onInput={nothing} />
    </>
  );
}

const Menus = () => (
  <Menu
    label="Menu"
    icon="menu"
    items={[
      { label: 'Rules', icon: 'book', onSelect: nothing },
      { label: 'Not now', icon: 'clock', unavailable: 'Somebody has moved since.', onSelect: nothing },
      { label: 'Resign', icon: 'flag', danger: true, onSelect: nothing },
    ]}
  />
);

const KeyCaps = () => (
  <p class="catalogue-row">
    {['P', 'Enter', 'Ctrl+Z', '1–9'].map((text) => (
      <KeyCap key={text} text={text} />
    ))}
  </p>
);

export const controls = {
  'controls/button': Buttons,
  'controls/key-cap': KeyCaps,
  'controls/menu': Menus,
  'controls/segmented': Segments,
  'controls/select': Selects,
  'controls/stepper': Steppers,
  'controls/switch': Switches,
  'controls/text-field': Fields,
};
