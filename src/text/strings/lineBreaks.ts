/** The number of line breaks between two offsets, neither of which is between the halves of `\r\n`. */
export function breaksIn(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) breaks++;
  }
  return breaks;
}
