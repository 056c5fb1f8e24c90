/*
 * Texts as they come out of contacts, messengers and web pages, without what nobody sees
 * (docs/product/app.md#texts-in-forms). The same on both sides: a field of the screen shows what is kept.
 */

/** Marks of format and direction, joiners, fillers: they take no place, but turn or tell apart what looks alike. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Blanks of every width, line ends, controls, the empty braille cell. */
const blanks = /[\s\p{Z}\p{Cc}\u2800]+/gu

/**
 * A text of one line, as it is kept: what cannot be seen is gone, also what joins emoji; blanks of
 * every kind are one space, none at its ends; letters are composed (NFC).
 */
export function cleanLine(text: string): string {
  return text.replace(unseen, '').replace(blanks, ' ').trim().normalize('NFC')
}

/* What joins emoji and letters, and the tags in flags, belongs to what is seen of a longer text. */
const unseenBetweenLines = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}/gu
const controls = /(?![\t\n])\p{Cc}/gu

/**
 * A text of several lines, as it is kept: its lines, spaces and emoji stay; marks of direction and
 * others that cannot be seen are gone; letters are composed (NFC).
 */
export function cleanLines(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(unseenBetweenLines, '')
    .replace(controls, ' ')
    .trim()
    .normalize('NFC')
}
