/** The fields of a document as they were sent last, so that only what has changed is sent again. */

export class WrittenFields {
  /** Texts, numbers and the like as they are; lists and objects as JSON. A field is always of the same kind. */
  readonly #last = new Map<string, unknown>();

  /** `document` was sent whole. */
  constructor(document: object) {
    this.changes(document);
  }

  /** The fields that differ from what was sent last, as the text of a JSON object; '{}' when none does. From now on that was sent. */
  changes(document: object): string {
    const fields = document as Readonly<Record<string, unknown>>;
    let changed = '';
    for (const name in fields) {
      const value = fields[name];
      const isPlain = typeof value !== 'object' || value === null;
      const written = isPlain ? value : JSON.stringify(value);
      // What is undefined is not there in JSON either.
      if (written === undefined || this.#last.get(name) === written) continue;
      this.#last.set(name, written);
      changed += `${changed === '' ? '' : ','}"${name}":${isPlain ? JSON.stringify(value) : written}`;
    }
    return `{${changed}}`;
  }
}
