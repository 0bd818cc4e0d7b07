/** Turns changesets into a section of the one CHANGELOG. Pure: texts in, text out. */

/** The summary of a changeset file: what follows its front matter. */
export function summaryOf(text) {
  const found = /^---\r?\n[\s\S]*?\r?\n?---\r?\n([\s\S]*)$/.exec(text);
  if (found === null) throw new Error('a changeset starts with front matter between two lines of ---');
  return found[1].trim();
}

/** The CHANGELOG with a new section above the others; one bullet for each summary. */
export function withSection(changelog, version, date, summaries) {
  if (summaries.length === 0) throw new Error('there is no changeset: nothing to release');
  if (changelog.includes(`\n## ${version} `)) throw new Error(`the CHANGELOG has a section for ${version} already`);
  const bullets = summaries.map((summary) => `- ${summary.replaceAll('\n', '\n  ')}`).join('\n');
  const section = `## ${version} (${date})\n\n${bullets}\n`;
  const first = changelog.indexOf('\n## ');
  if (first < 0) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, first + 1)}${section}\n${changelog.slice(first + 1)}`;
}
