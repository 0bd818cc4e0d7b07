/** All styles of the page as one text, with their fonts and drawings in it: what a picture of a part of it needs. */

let known: Promise<string> | null = null;

export function pageStyles(): Promise<string> {
  known ??= collect();
  return known;
}

async function collect(): Promise<string> {
  const parts = [...document.styleSheets].flatMap((sheet) => {
    const base = sheet.href ?? document.baseURI;
    return [...sheet.cssRules].map((rule) => ({ text: rule.cssText, base }));
  });
  const texts = await Promise.all(parts.map(({ text, base }) => withFiles(text, base)));
  return texts.join('\n');
}

/** A picture can load nothing, so files become part of the text. What can't be had is left out. */
async function withFiles(text: string, base: string): Promise<string> {
  let filled = text;
  for (const [whole, url = ''] of text.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
    if (!url.startsWith('data:')) filled = filled.replaceAll(whole, `url("${await asData(new URL(url, base).href)}")`);
  }
  return filled;
}

async function asData(url: string): Promise<string> {
  try {
    const blob = await (await fetch(url)).blob();
    return await new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(blob);
    });
  } catch {
    return 'data:,';
  }
}
