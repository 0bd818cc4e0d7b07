/** Says hello and then reads nothing any more. */

process.stdout.write(`${JSON.stringify({ type: 'hello', v: 1, name: 'Deaf', author: 'a test', games: ['kakuzu'] })}\n`);
setInterval(() => {}, 1000);
