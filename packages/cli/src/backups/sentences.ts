/** The messages of `riverstone backup`, `restore` and `check`. */

const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : several}`;

const date = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const backupSentences = {
  noOut: 'Say where the backup goes: --out FILE, or --out FOLDER for a file with the date in its name.',
  taken: (file: string) => `There is a file ${file} already, and it stays as it is. Name another one with --out.`,
  partTaken: (part: string) =>
    `There is a file ${part}: another backup is being written there, or was ended. If none is, delete that file.`,
  notWritten: (file: string, reason: string) => `The backup can't be written to ${file}: ${reason}.`,
  noStore: (place: string, reason: string) => `The tables in ${place} can't be read: ${reason}.`,
  backingUp: (tables: number, of: number) => `${tables.toLocaleString('en')} of ${count(of, 'table')}`,
  backedUp: (tables: number, rows: number, bytes: number, file: string) =>
    `${count(tables, 'table')} with ${count(rows, 'row')} are in ${file} (${megabytes(bytes)}). It holds everybody's hands and secrets: keep it as you keep passwords.`,
  leftOut: (table: string, fault: string) => `Table ${table} is damaged and not in the backup: ${fault}.`,
  incomplete: (tables: number) =>
    `${count(tables, 'table')} could not be read. Keep your older backups, and run riverstone check.`,
  stopped: 'Stopped. Nothing is left of this backup.',
  noFile: (file: string, reason: string) => `${file} can't be read: ${reason}.`,
  badBackup: (file: string, problem: string) => `${file} ${problem}.`,
  progress: (share: number) => `${Math.floor(share * 100)}%`,
  occupied: (place: string) =>
    `There are tables in ${place}, and they stay as they are. Name another place, or replace them all with --replace.`,
  notRestored: (place: string, reason: string) => `Nothing was restored to ${place}: ${reason}.`,
  restored: (tables: number, rows: number, at: number, place: string) =>
    `${count(tables, 'table')} with ${count(rows, 'row')} are in ${place}, as they were on ${date(at)}.`,
  skipped: (tables: readonly string[]) =>
    `${count(tables.length, 'table')} could not be read when the backup was made: ${tables.join(', ')}.`,
  forgotten: (guests: number) =>
    `${count(guests, 'guest')} had their data deleted after that: the server deletes it again when it starts.`,
  replacedFile: (file: string) => `The replaced tables are in ${file}. Delete it when all is well.`,
  startNext: (option: string) => `Start the server now: riverstone serve ${option}. Open pages connect by themselves.`,
  damagedTable: (table: string, fault: string) => `table ${table}: ${fault}`,
  damagedStore: (fault: string) => `the database: ${fault}`,
  allRight: (tables: number, rows: number) => `${count(tables, 'table')} with ${count(rows, 'row')}: all is well.`,
  damaged: (damaged: number, tables: number, faults: number) =>
    `${damaged.toLocaleString('en')} of ${count(tables, 'table')} ${damaged === 1 ? 'is' : 'are'} damaged${
      faults === 0 ? '' : `, and ${count(faults, 'thing')} in the database`
    }. The others can be played. To get the damaged ones back, restore a backup: docs/operating.md.`,
} as const;
