/** Plays one game only. */

process.stdout.write(
  `${JSON.stringify({ type: 'hello', v: 1, name: 'Choosy', author: 'a test', games: ['kakuzu'] })}\n`,
);
