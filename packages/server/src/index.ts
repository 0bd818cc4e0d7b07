/** What the package offers: a server for the built page. */

export { createPageServer, type PageServer, type PageServerOptions } from './page-server.js';
