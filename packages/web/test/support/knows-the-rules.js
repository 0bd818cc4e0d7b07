/** Runs in a page before its own scripts: somebody who has played before is not shown the rules first. */

try {
  const kept = JSON.parse(localStorage.getItem('riverstone:settings') ?? '{}');
  const learnt = ['kakuro-challenge', 'kakuro-race', 'kakuzu'];
  localStorage.setItem('riverstone:settings', JSON.stringify({ ...kept, learnt }));
} catch {
  // Storage is forbidden: then they are shown.
}
