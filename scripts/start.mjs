/** `npm start`: installs, builds, and serves the page until it is stopped. */

await import('./build.mjs');
if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
// In this very process, so that whoever stops it stops the server.
process.argv.splice(2, 0, 'serve');
await import(new URL('../packages/cli/dist/riverstone.js', import.meta.url));

/** npm hands a signal only to the shell between itself and this process: where that ends, this ends too. */
function stopWithNpm() {
  const shell = process.ppid;
  const look = () => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 250).unref();
}
