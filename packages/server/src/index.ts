/** What the package offers: a server for page and tables, and one for the page alone. */

export { type BackUpSettings, type BackupReport, backUp, type TableFault } from './backup/back-up.js';
export { BackupReader, BackupRefused } from './backup/backup-reader.js';
export { type CheckListener, type CheckReport, checkBackup, checkStore } from './backup/check.js';
export { type RestoreReport, restore } from './backup/restore.js';
export { BusRefused, isBusAddress } from './bus/open-bus.js';
export { type LimitSetting, limitSettings } from './limits/limits.js';
export { type RunningServer, type ServerSettings, startServer } from './node/start.js';
export { type LogLevel, logLevels } from './observing/log.js';
export { MIN_TOKEN_LENGTH } from './operating/admin-token.js';
export type { OperatingSettings } from './operating/operating-settings.js';
export { createPageServer, type PageServer, type PageServerOptions } from './page-server.js';
export { type PushSetting, pushSettings } from './push/pushes.js';
export { openContents, openTarget } from './store/open-contents.js';
export { isPostgresUrl } from './store/open-store.js';
export { StoreProblem } from './store/store-problem.js';
export type { TraceSettings } from './tracing/otlp-exporter.js';
