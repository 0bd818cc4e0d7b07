/** The page begins here. */

import { render } from 'preact';

render(<h1>Riverstone</h1>, document.getElementById('app') as HTMLElement);
