/** What the package offers: a server for page and tables, and one for the page alone. */

export { type LimitSetting, limitSettings } from './limits/limits.js';
export { type RunningServer, type ServerSettings, startServer } from './node/start.js';
export { type LogLevel, logLevels } from './observing/log.js';
export { createPageServer, type PageServer, type PageServerOptions } from './page-server.js';
export { type PushSetting, pushSettings } from './push/pushes.js';
