/**
 * The skeleton of a name, as in Unicode's confusables (UTS 39): two names with the same skeleton look the same. The
 * table has only the letters that look like Latin ones in the fonts of the page.
 */

/** For each Latin letter, its look-alikes, in either case. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аαɑ@ⱥᴀᎪᗅᗩꓮⲁ',
  b: 'вьβʙƀɓᏏᏴᖯᗷᙠꓐ',
  c: 'сϲᴄ¢ȼƈꞓᏟᑕꓚⲥ',
  d: 'ԁɗɖđȡᴅᎠᏧᑯᗞᗪꓓ',
  e: 'еєеҽɛ€ɇᴇᎬᗴᕮᙓꓰ',
  f: 'ƒᖴꓝ',
  g: 'ɡցɢǥɠᏀᏳᘜꓖ',
  h: 'һհнηԋħɦʜᎻᏂᕼꓧⲏ',
  j: 'јʝɉᴊᎫᒍᒎꓙ',
  k: 'кκⱪƙꝁᴋᏦꓗⲕ',
  l: '1iі|ıιӏɩǀ!łƚɫɨɪȴʟᎥᏞᒪꓡꓲⲓ',
  m: 'мʍɱᴍᎷᗰᙏꓟⲙ',
  n: 'пոɴƞɲȵꞥᑎꓠⲛ',
  o: '0оοօσөøºɵꝋᴏꓳⲟ',
  p: 'рρþƥꝑᴘᏢᑭꓑⲣ',
  q: 'ԛգʠꝗǫ',
  r: 'гʀɾɍɽᎡᏒᖇᒥꓣ',
  s: 'ѕʂ$5ꜱᏕᏚᔕꓢ',
  t: 'тτ†ŧƭʈȶⱦƫᴛᎢꓔⲧ',
  u: 'υսцʋʉᴜᑌꓴ',
  v: 'ѵνᴠᏙᐯꓦ',
  w: 'ԝωѡɯшщᴡᎳᏔᗯꓪ',
  x: 'хχ×ᕽ᙭ꓫⲭ',
  y: 'уүγʏɏƴᎩᎽᖻꓬⲩ',
  z: 'ᴢʐ2ƶȥᏃᘔꓜ',
};
const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    [...others.toLowerCase()].map((other) => [other, letter] as const),
  ),
);

/** @example skeletonOf('Вill') === skeletonOf('BiIl') // => true */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...plain.replace(/\p{Nd}/gu, digitOf)].map((each) => latin.get(each) ?? each).join('');
  const joined = letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('ß', 'ss').replaceAll('æ', 'ae');
  const skeleton = joined.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/gu, '');
  // A name without letters, digits and emoji has no skeleton, so it is compared as it is.
  return skeleton === '' ? plain : skeleton;
}

/** A decimal digit of any script as an ASCII one. In every script the ten follow each other, beginning with 0. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return `${before % 10}`;
}

/** What the page calls bots, hosts and itself, in its languages. A number may follow. */
const reserved = [
  ...['bot', 'robot', 'computer', 'ordinateur', 'ordi'],
  ...['host', 'hôte', 'gastgeber', 'gastheer', 'ospite'],
  ...['server', 'riverstone', 'admin', 'moderator', 'system'],
];
export const reservedNames = new RegExp(`^(?:${reserved.map(skeletonOf).join('|')})[\\dlosz]*$`);
