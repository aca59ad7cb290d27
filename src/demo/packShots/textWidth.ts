const mark = /\p{M}|\u200b|\u200c|\u200d/u;
const wideLatin = /[mwMW@%&—]/;
const narrowLatin = /[ijlIft.,:;'’!|()[\] -]/;
const capital = /\p{Lu}/u;
const latin = /[\u0020-\u024f]/;

/** Ems of a generic font, rounded up, because the fonts of the device are unknown. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const sign of text.normalize('NFC')) {
    if (mark.test(sign)) ems += sign === '\u093e' || sign === '\u094b' ? 0.3 : 0.1;
    else if (!latin.test(sign)) ems += 0.78;
    else if (wideLatin.test(sign)) ems += 0.92;
    else if (narrowLatin.test(sign)) ems += 0.36;
    else ems += capital.test(sign) ? 0.72 : 0.55;
  }
  return ems;
}
